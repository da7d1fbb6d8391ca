"""What every game of the cabinet shares; nothing here imports a game."""
