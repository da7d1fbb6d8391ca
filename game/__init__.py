"""Dungeon Arcade: a cabinet for dungeon card and board games."""
