// SQLite, for what GRDB does not offer.
#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H
#if !__has_include(<sqlite3.h>)
#error "The store of tictactoe needs SQLite. On Debian and Ubuntu: sudo apt-get install libsqlite3-dev; with Homebrew: brew install sqlite"
#endif
#include <sqlite3.h>

// Lets SQLite close a database without moving its log into the file or deleting the log. Swift cannot call variadic functions.
static inline int keepLogWhenClosed(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
#endif
