"""Dungeon Raiders (Phil Walker-Harding, 2018)."""
