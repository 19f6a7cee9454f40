### The server: what it says when something goes wrong.

error-no-name = Choose a name before you sit down.
error-seats-empty = Every seat needs a person or a bot before the match can start.
error-no-private-talk = In this game everything is said to the whole table.
error-bad-listeners = Choose other seats of this table to say that to, each once.
error-too-many-rooms = Too many tables are open. Close one of yours, or wait a while.
error-too-many-sockets = You have too many windows open. Close some and try again.
error-no-hello = The server did not hear from this page in time. Reload it and try again.
error-cross-site = The server only listens to its own pages. Open the page from the lobby and try again.
error-unknown-path = The server has nothing there.
error-no-client = The page has not been built yet. Run make setup in the project folder, then open this page again.
error-port = This port cannot be used; choose another one.
error-data-folder = The folder that keeps the matches cannot be used.
error-database = The database cannot be used.
