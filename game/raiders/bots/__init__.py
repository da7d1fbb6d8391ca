"""Players without hands: each module has ``choose(view, legal, rng) -> move``."""
