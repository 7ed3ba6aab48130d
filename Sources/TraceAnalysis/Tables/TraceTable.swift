/// A table that traces are exported to and queried by.
///
/// The tables are tidy: one fact a row, one unit a column, whole nanoseconds. Everything that speaks of
/// them (SQLite's definitions, headers of files, what the command prints about them) is made
/// from these descriptions.
public enum TraceTable: String, CaseIterable, Sendable {
  case runs
  case frames
  case intervals
  case updates
  case counters

  /// Raised with every change that a reader of exported files must know about.
  public static let formatVersion = 4

  /// What a row is, in one sentence without a full stop.
  public var meaning: String {
    switch self {
    case .runs: "One run of a scenario; a process that announces none counts as one run"
    case .frames: "One frame of one list, evaluated against its budget"
    case .intervals: "One finished interval of any kind, frames and updates included"
    case .updates: "One update of a list, from its content to what is on screen"
    case .counters: "One value of a custom counter"
    }
  }

  /// The columns in order.
  public var columns: [FieldDescription] {
    switch self {
    case .runs: RunColumns.all.map(\.description)
    case .frames: FrameColumns.all.map(\.description)
    case .intervals: IntervalColumns.all.map(\.description)
    case .updates: UpdateColumns.all.map(\.description)
    case .counters: CounterColumns.all.map(\.description)
    }
  }

  /// The names of the columns in order, made once.
  package var columnNames: [String] {
    switch self {
    case .runs: Self.runNames
    case .frames: Self.frameNames
    case .intervals: Self.intervalNames
    case .updates: Self.updateNames
    case .counters: Self.counterNames
    }
  }

  private static let runNames = TraceTable.runs.columns.map(\.name)
  private static let frameNames = TraceTable.frames.columns.map(\.name)
  private static let intervalNames = TraceTable.intervals.columns.map(\.name)
  private static let updateNames = TraceTable.updates.columns.map(\.name)
  private static let counterNames = TraceTable.counters.columns.map(\.name)
}
