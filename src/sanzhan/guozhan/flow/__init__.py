"""The flows of the game: each is a coroutine that may be interrupted wherever it awaits."""
