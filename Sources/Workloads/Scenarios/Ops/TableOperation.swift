/// What the scenario `ops` does to its table, one after the other: what js-framework-benchmark
/// measures, and the edits that are hard for a diff.
///
/// Its thousand rows are a tenth of the table here, its ten thousand the whole table.
///
/// https://github.com/krausest/js-framework-benchmark
enum TableOperation: CaseIterable {
  /// Describes the same content again.
  case nothing
  case updateOne
  /// Changes every tenth row.
  case updateTenth
  /// Selects one row; the one that was selected is not any more.
  case select
  /// Changes 1 % of the rows; half a percent come, and as many go.
  case sync
  /// Lets the second and the second last row change places.
  case swap
  case removeOne
  case prependOne
  /// Adds a tenth at the end.
  case append
  /// Takes a tenth of the rows to other places.
  case moveTenth
  /// Takes the first row to the end.
  case rotate
  case reverse
  case sort
  case shuffle
  /// Gives all rows new identifiers.
  case replaceAll
  case clear
  /// Fills the empty table with a tenth of the rows.
  case createTenth
  /// Gives these other identifiers.
  case replaceTenth
  case clearTenth
  /// Fills the empty table with all rows.
  case create

  /// The operation as traces name it.
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
