"""Commands for people who work on the game; none of this is in the package."""
