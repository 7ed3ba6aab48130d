/// A table that traces are exported to and queried by.
///
/// The tables are tidy: one fact a row, one unit a column, whole nanoseconds. Everything that speaks of
/// them (SQLite's definitions, headers of files, `listscope query --schema`, the documentation) is made
/// from these descriptions.
public enum TraceTable: String, CaseIterable, Sendable {
  case runs
  case frames
  case intervals
  case updates
  case counters

  /// Raised with every change that a reader of exported files must know about.
  public static let formatVersion = 1

  /// What a row is, in one sentence without a full stop.
  public var meaning: String {
    switch self {
    case .runs: "One run of a scenario; a process that announces none counts as one run"
    case .frames: "One frame of one list, evaluated against its budget"
    case .intervals: "One finished interval of any kind, frames and updates included"
    case .updates: "One update of a list, from its content to what is on screen"
    case .counters: "One value of a counter of the user's own"
    }
  }

  /// The columns in order.
  public var columns: [TableColumn] {
    switch self {
    case .runs: RunColumns.all.map(\.column)
    case .frames: FrameColumns.all.map(\.column)
    case .intervals: IntervalColumns.all.map(\.column)
    case .updates: UpdateColumns.all.map(\.column)
    case .counters: CounterColumns.all.map(\.column)
    }
  }
}
