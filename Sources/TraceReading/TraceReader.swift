package import TraceAnalysis

/// Reads the events of all CTF traces at or below a folder, in the order of their times.
///
///     let report = try TraceReader(path: "recording").read { event in
///       print(event.timestampNs, event.name)
///     }
///
/// Files are checked before the reading library sees them, because that library answers some kinds
/// of damage by hanging or aborting. Memory is bounded by the size of a packet, not of the trace.
package struct TraceReader: Sendable {
  /// The name before the colon of the events that are delivered.
  package static let provider = "listscope"

  /// The folder to look in.
  package let path: String

  /// Makes a reader; nothing is opened yet.
  package init(path: String) {
    self.path = path
  }

  /// Delivers every event of the provider, on the calling thread.
  ///
  /// - Throws: `TraceReadingError`; events may have been delivered before it.
  package func read(
    _ deliver: (TraceEvent) -> Void
  ) throws(TraceReadingError) -> TraceReadingReport {
    var lost = LostEvents()
    var traces: [CheckedTrace] = []
    for folder in try TraceFolders.find(at: path) {
      traces.append(try CheckedTrace(folder: folder, lost: &lost))
    }
    var report = try LibraryReading(path: path, traces: traces).run(deliver)
    report.lostEvents = lost.total
    report.folders = traces.map(\.folder)
    if report.events == 0 { throw nothingToRead(report) }
    return report
  }

  private func nothingToRead(_ report: TraceReadingReport) -> TraceReadingError {
    report.skippedEvents.isEmpty
      ? .noEvents(path: path)
      : .foreignTrace(path: path, providers: report.skippedEvents.keys.sorted())
  }
}
