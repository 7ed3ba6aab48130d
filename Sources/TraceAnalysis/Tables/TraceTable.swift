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
  case allocations
  case signposts

  /// Raised with every change that a reader of exported files must know about.
  public static let formatVersion = 7

  /// The meaning of a row, in one sentence without a full stop.
  public var meaning: String {
    switch self {
    case .runs: "One run of a scenario; a process that announces none counts as one run"
    case .frames: "One frame of one list, evaluated against its budget"
    case .intervals: "One finished interval of any kind, frames and updates included"
    case .updates: "One update of a list, from its content to what is on screen"
    case .counters: "One value of a custom counter"
    case .allocations:
      "The allocations of one interval; only where `record --allocations` counted it"
    case .signposts: "One instant that an app has marked, or one message of its log"
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
    case .allocations: AllocationColumns.all.map(\.description)
    case .signposts: SignpostColumns.all.map(\.description)
    }
  }

  /// The text before each cell in a JSON object of a row: `"run_id":`, then `,"name":`.
  package var jsonKeys: [[UInt8]] {
    switch self {
    case .runs: Self.runKeys
    case .frames: Self.frameKeys
    case .intervals: Self.intervalKeys
    case .updates: Self.updateKeys
    case .counters: Self.counterKeys
    case .allocations: Self.allocationKeys
    case .signposts: Self.signpostKeys
    }
  }

  private static let runKeys = jsonKeys(.runs)
  private static let frameKeys = jsonKeys(.frames)
  private static let intervalKeys = jsonKeys(.intervals)
  private static let updateKeys = jsonKeys(.updates)
  private static let counterKeys = jsonKeys(.counters)
  private static let allocationKeys = jsonKeys(.allocations)
  private static let signpostKeys = jsonKeys(.signposts)

  private static func jsonKeys(_ table: TraceTable) -> [[UInt8]] {
    ByteBuffer.jsonKeys(table.columns.map(\.name))
  }
}
