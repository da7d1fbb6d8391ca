"""The sound forge: every sound and tune of the game, synthesised from code and text."""
