/// A column of a table.
public struct TableColumn: Hashable, Sendable {
  /// What the cells of a column hold, where they are not null.
  public enum Kind: String, Sendable {
    /// A signed whole number of 64 bits.
    case integer
    /// A fraction of 64 bits, finite.
    case real
    /// Text.
    case text
    /// Yes or no.
    case boolean
    /// A JSON object.
    case json
  }

  /// The name, in snake case, with the unit where there is one.
  public let name: String
  /// What its cells hold.
  public let kind: Kind
  /// What is counted or measured: `ns`, `points`, `items`…; empty for names and ids.
  public let unit: String
  /// Whether every row of a trace has another value here.
  public let isKey: Bool
  /// What it means, in one sentence without a full stop.
  public let meaning: String
}
