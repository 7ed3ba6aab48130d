/// The reason why a query has no answer.
public enum TraceQueryError: Error, Hashable, Sendable {
  /// The database cannot be made or written.
  case storage(reason: String)
  /// The statement is none, not a SELECT, or several.
  case notOneSelect(_ sql: String)
  /// SQLite refuses the statement; the offset of what it refuses is in bytes of UTF-8.
  case statement(_ sql: String, reason: String, offset: Int?)

  /// The statement takes longer than it may.
  case overdue(seconds: Double)

  /// True if it is not the statement's fault.
  public var isStorage: Bool {
    if case .storage = self { true } else { false }
  }

  /// The message: what happened, where, and what to do.
  public var message: String {
    switch self {
    case .storage(let reason):
      "The tables cannot be written: \(reason). Temporary ones are in the folder that the variable "
        + "SQLITE_TMPDIR names, else in /var/tmp."
    case .notOneSelect:
      "One statement is taken, and it must be a SELECT: the tables can only be read."
    case .overdue(let seconds):
      "The statement takes longer than \(seconds) seconds. Ask for less, such as for one run or one "
        + "kind of interval, or give it more time."
    case .statement(let sql, let reason, let offset):
      "\(reason)." + (offset.map { "\n" + Self.marked(sql, at: $0) } ?? "")
    }
  }

  /// The line of a statement that an offset is in, with a caret below.
  private static func marked(_ sql: String, at offset: Int) -> String {
    let position = sql.utf8.index(sql.startIndex, offsetBy: min(offset, sql.utf8.count))
    let before = sql[..<position].split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    let after = sql[position...].split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    let start = before.last ?? ""
    // Tabs are as wide below as above.
    let blanks = String(start.map { $0 == "\t" ? "\t" : " " })
    return "  \(start)\(after.first ?? "")\n  \(blanks)^"
  }
}
