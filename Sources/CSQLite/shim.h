#include <sqlite3.h>

/* Swift cannot call functions with a variable number of arguments. */

/* Refuses texts in double quotes, so that a column with a misspelled name is not taken for a text. */
static inline int listscope_sqlite_refuse_double_quoted_texts(sqlite3 *connection) {
  int result = sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (void *)0);
  return result != SQLITE_OK ? result
                             : sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DDL, 0, (void *)0);
}

/* Has SQLite copy a text or blob that is bound: SQLITE_TRANSIENT. */
static inline int listscope_sqlite_bind_text(sqlite3_stmt *statement, int place, const char *text, int bytes) {
  return sqlite3_bind_text(statement, place, text, bytes, SQLITE_TRANSIENT);
}
