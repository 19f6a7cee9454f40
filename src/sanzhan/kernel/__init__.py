"""What the three games share: questions, matches, records, news, secrecy. Imports no game and no third-party code."""
