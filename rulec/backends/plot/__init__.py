"""Panels of figures -> a picture."""
