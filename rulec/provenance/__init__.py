"""Where rules come from: indexes of documents, what of them the rules carry, what has changed since."""
