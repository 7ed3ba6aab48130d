/// The origin of the times of a run.
///
/// Tables count from the start of the run, and a log from its first signpost.
struct RunClock {
  /// Later starts, from the year 2116 on, leave no room for times after them: no trace is read that has
  /// them.
  static let maxStartNs: Int64 = (1 << 62) - 2_000_000_000

  /// The begin of the trace, in nanoseconds since 1970; nil where nothing says it.
  let startNs: Int64?
  /// The time from the start of the run to that.
  let shiftNs: Int64
  /// The duration of the trace; nil where nothing says it.
  let durationNs: Int64?

  /// Finds out what is known.
  ///
  /// - Parameters:
  ///   - run: the import of the run.
  ///   - contents: the run in the table of contents; nil where there is none.
  ///   - isLog: true if the intervals are those of a log.
  init(_ run: RunImport, _ contents: TraceContents.Run?, isLog: Bool) {
    let contentsNs = contents?.startDate.flatMap(DeviceTime.nanoseconds)
    startNs = isLog ? run.startNs ?? contentsNs : contentsNs ?? run.startNs
    let recordedNs = contents?.durationNs.map { min($0, RunWriter.maxNs - 1) }
    guard isLog, let startNs, let contentsNs else {
      shiftNs = 0
      durationNs = recordedNs
      return
    }
    let shiftNs = startNs - contentsNs
    self.shiftNs = shiftNs
    // The run may have ended elsewhere, where the two are of different times.
    durationNs = recordedNs.flatMap { (0...$0).contains(shiftNs) ? $0 - shiftNs : nil }
  }
}
