/// A frame that came on the display later than it should have.
struct Hitch: Hashable {
  /// The time when it should have been there, in nanoseconds since the start of the run.
  let startNs: Int64
  /// The hitch time: how much later it was, in nanoseconds.
  let durationNs: Int64
  /// The process that it was made by; nil where the table does not say.
  let process: ProcessEntry?
  /// True if the system is to blame.
  let isOfSystem: Bool
  /// The vsync period; nil where the table does not say.
  let refreshNs: Int64?

  /// The number of vsyncs without a new frame; nil where the time between them is not known.
  var missedVsyncs: Int64? {
    refreshNs.map { Int64(exactly: (Double(durationNs) / Double($0)).rounded()) ?? .max }
  }

  /// True if there can be such a time, and such a process.
  var isPossible: Bool {
    let (endNs, overflow) = startNs.addingReportingOverflow(durationNs)
    let hasProcess = process?.pid.isProcess ?? true
    return !overflow && startNs >= 0 && durationNs > 0 && endNs < RunWriter.maxNs && hasProcess
  }
}

extension Int64 {
  /// True if it can be the number of a process.
  var isProcess: Bool { self >= 0 && self <= Int32.max }
}

/// The late frames of a run: of one table only, since both say the same in other words.
struct HitchList {
  /// The maximum number of rows, an hour of nothing else; further ones are counted as lost.
  static let maxHitches = 1_000_000

  /// The tables that say it, the better one first.
  static let tables = ["hitches", "hitches-summary"]

  private(set) var all: [Hitch] = []
  private var places: Set<[Int64]> = []
  /// True if there was a table, even an empty one.
  var wasRead = false
  /// Rows that were left out since there are too many.
  private(set) var leftOut = 0

  /// Takes a row.
  mutating func add(_ hitch: Hitch) {
    guard all.count < Self.maxHitches else {
      leftOut += 1
      return
    }
    // A row may be there twice.
    if places.insert([hitch.startNs, hitch.durationNs]).inserted { all.append(hitch) }
  }
}
