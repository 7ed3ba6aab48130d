import CSQLite

/// Decides what a statement may do: nothing but reading the tables.
enum ReadingAuthorizer {
  /// Settings that only tell how the tables are made.
  private static let harmlessPragmas: Set = [
    "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo",
  ]
  /// Functions that reach beyond the tables; those that load code are not even there by default.
  private static let harmfulFunctions: Set = [
    "fts3_tokenizer", "load_extension", "readfile", "writefile", "edit",
  ]

  /// Answers SQLite, which asks for every part of a statement that it compiles.
  static func decide(
    _ action: CInt,
    _ first: UnsafePointer<CChar>?,
    _ second: UnsafePointer<CChar>?
  ) -> CInt {
    let isAllowed =
      switch action {
      case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: true
      case SQLITE_FUNCTION: !harmfulFunctions.contains(name(second))
      case SQLITE_PRAGMA: harmlessPragmas.contains(name(first))
      // So SQLite declares the columns of its own functions, such as json_each. A statement that really
      // changes its master table is refused by SQLite itself.
      case SQLITE_UPDATE: name(first) == "sqlite_master"
      default: false
      }
    return isAllowed ? SQLITE_OK : SQLITE_DENY
  }

  private static func name(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0).lowercased() } ?? ""
  }
}
