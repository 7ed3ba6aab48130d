import CBabeltrace
import TraceAnalysis

/// Reads traces with libbabeltrace2.
struct BabeltraceReading {
  private let folder: String
  private let provider: String
  private let files: [TraceFiles]
  private let log = ReadingLog()
  /// The packets that are missing, or there more than once.
  let gaps: TraceGaps
  /// The end of the last packet, in nanoseconds of the trace's clock; nil where none says that.
  let latestNs: Int64?

  /// Checks all traces below a folder.
  ///
  /// - Throws: `TraceReadingError`.
  init(folder: String, provider: String) throws(TraceReadingError) {
    self.folder = folder
    self.provider = provider
    let census = PacketCensus()
    var files: [TraceFiles] = []
    let found = try TraceFolders.find(below: folder)
    if let path = found.withoutMetadata.first { throw .noMetadata(path: path) }
    for trace in found.traces {
      files.append(
        try TraceFiles(path: trace, census, log) { TraceFolders.name($0, below: folder) }
      )
    }
    if let modern = files.first(where: \.metadata.isJSON), bt_get_maximal_mip_version() == 0 {
      let version = "\(bt_version_get_major()).\(bt_version_get_minor()).\(bt_version_get_patch())"
      throw .decoderTooOld(path: modern.metadata.path, version: version)
    }
    self.files = files
    gaps = census.gaps
    latestNs = census.latestNs
  }

  /// Delivers all events in the order of time, without keeping any.
  ///
  /// - Throws: `TraceReadingError`, also after events were delivered; they are worth nothing then.
  /// - Complexity: O(events). Memory does not depend on the number of events.
  func read(_ deliver: (TraceEvent) -> Void) throws(TraceReadingError) -> TraceReader.Tally {
    let recorded = files.filter { !$0.streams.isEmpty }
    guard !recorded.isEmpty else {
      throw .noEvents(path: folder, provider: provider, otherProviders: [])
    }
    let decoder = EventDecoder(provider: provider, recorded)
    let lost = try decode(recorded, decoder, deliver)
    guard decoder.count > 0 else {
      throw .noEvents(
        path: folder,
        provider: provider,
        otherProviders: decoder.skipped.keys.sorted()
      )
    }
    return TraceReader.Tally(
      events: decoder.count,
      lostEvents: lost,
      unknownProviders: decoder.skipped,
      damage: ReadingDamage(),
      gaps: gaps,
      hosts: decoder.processes.hosts,
      processes: decoder.processes.processes
    )
  }

  /// Decodes checked files and returns the number of lost events.
  private func decode(
    _ files: [TraceFiles],
    _ decoder: EventDecoder,
    _ deliver: (TraceEvent) -> Void
  ) throws(TraceReadingError) -> UInt64 {
    var failure: EventDecoder.Failure?
    var lost = LostEvents(counted: log.lostEvents, needsReports: files.contains { !$0.isChecked })
    var folders: [DecoderFolder] = []
    for trace in files { folders.append(try DecoderFolder(trace)) }
    // The library goes on opening files while it decodes.
    defer { withExtendedLifetime(folders) {} }
    func undecodable(_ reason: String) -> TraceReadingError {
      .undecodable(path: folder, reason: reason, eventsRead: decoder.count)
    }
    do {
      let graph = try Graph(folders: folders.map(\.path))
      guard graph.hasStreams else { return lost.total }
      try graph.run { message in
        do throws(EventDecoder.Failure) {
          if let (event, time) = message.event {
            if let event = try decoder.decode(event, time) { deliver(event) }
          } else if let count = message.discardedEvents {
            lost.addReported(count)
          }
          return true
        } catch {
          failure = error
          return false
        }
      }
    } catch {
      throw error.isMissingLibrary
        ? .decoderMissing(reason: error.reason)
        : undecodable(Self.reason(error, folders))
    }
    switch failure {
    case .noClock: throw undecodable("its events have no times")
    case .badTime: throw undecodable("an event has an impossible time")
    case nil: return lost.total
    }
  }

  /// The library's reason, without the names of temporary folders.
  private static func reason(_ failure: Graph.Failure, _ folders: [DecoderFolder]) -> String {
    folders.reduce(failure.reason) { $0.replacing($1.path, with: "the trace") }
  }
}

/// Adds up the events that the tracer had to discard.
private struct LostEvents {
  /// The sum of the counters of checked packets.
  let counted: UInt64
  /// True if the library must be asked, since the counters of some packets could not be read.
  let needsReports: Bool
  private var reported: UInt64 = 0

  init(counted: UInt64, needsReports: Bool) {
    (self.counted, self.needsReports) = (counted, needsReports)
  }

  /// The library computes differences between packets, and so now and then reports 2^63 and more.
  mutating func addReported(_ count: UInt64) {
    if needsReports, count < 1 << 62 { reported = Self.sum(reported, count) }
  }

  var total: UInt64 { Self.sum(counted, reported) }

  private static func sum(_ sum: UInt64, _ count: UInt64) -> UInt64 {
    let (result, overflow) = sum.addingReportingOverflow(count)
    return overflow ? .max : result
  }
}
