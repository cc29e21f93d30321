"""Back ends: a model -> the content of files. Pure; each has a folder of its own."""
