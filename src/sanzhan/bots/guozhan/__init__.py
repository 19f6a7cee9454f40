"""The `thumb` bot of 三国杀·国战: kingdom beliefs from public acts, and a rule of thumb for every question."""
