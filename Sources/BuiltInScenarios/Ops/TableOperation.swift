/// An operation of the scenario `ops`: those measured by js-framework-benchmark, and edits that are
/// hard for a diff.
///
/// The benchmark's thousand rows correspond to a tenth of the table, its ten thousand to the whole.
///
/// https://github.com/krausest/js-framework-benchmark
enum TableOperation: CaseIterable {
  /// Configures the same content again.
  case nothing
  case updateOne
  /// Changes every tenth row.
  case updateTenth
  /// Selects one row and deselects the previous one.
  case select
  /// Changes 1 % of the rows; 0.5 % are added, and as many removed.
  case sync
  /// Swaps the second and the second to last row.
  case swap
  case removeOne
  case prependOne
  /// Appends a tenth.
  case append
  /// Moves a tenth of the rows.
  case moveTenth
  /// Moves the first row to the end.
  case rotate
  case reverse
  case sort
  case shuffle
  /// Gives all rows new identifiers.
  case replaceAll
  case clear
  /// Fills the empty table with a tenth of the rows.
  case createTenth
  /// Gives these rows new identifiers.
  case replaceTenth
  case clearTenth
  /// Fills the empty table with all rows.
  case create

  /// The operation's name in traces.
  var name: StaticString {
    switch self {
    case .nothing: "no_change"
    case .updateOne: "update_one"
    case .updateTenth: "update_tenth"
    case .select: "select"
    case .sync: "sync_1_percent"
    case .swap: "swap"
    case .removeOne: "remove_one"
    case .prependOne: "prepend_one"
    case .append: "append_tenth"
    case .moveTenth: "move_tenth"
    case .rotate: "rotate_by_1"
    case .reverse: "reverse"
    case .sort: "sort"
    case .shuffle: "shuffle"
    case .replaceAll: "replace_all"
    case .clear: "clear"
    case .createTenth: "create_tenth"
    case .replaceTenth: "replace_tenth"
    case .clearTenth: "clear_tenth"
    case .create: "create"
    }
  }
}
