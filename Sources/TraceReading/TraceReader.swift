public import Signposts
public import TraceAnalysis

/// Reads the events of one provider from CTF, the format that LTTng and others write.
///
/// ```swift
/// let trace = try TraceReader(path: "Traces/recordings/…", provider: "listscope").trace()
/// ```
///
/// The path may be any folder at or above the one in which `metadata` lies; all traces below it
/// are read as one. Decoding is libbabeltrace2's; every file is checked before, since the library
/// hangs on cut metadata and does not say which packet is damaged.
public struct TraceReader: Sendable {
  /// What reading showed beside the events themselves.
  public struct Tally: Hashable, Sendable {
    /// How many events were delivered.
    public let events: Int
    /// How many events the tracer had to discard: per stream the largest counter that any of its
    /// packets states, summed over all streams.
    public let lostEvents: UInt64
    /// Events of other providers, which were skipped, by provider.
    public let unknownProviders: [String: Int]

    /// What a summary says of the reading.
    var reading: ReadingTally {
      ReadingTally(lostEvents: lostEvents, unknownProviders: unknownProviders)
    }
  }

  /// The folder.
  public let path: String
  /// The provider whose events are delivered.
  public let provider: String

  /// Prepares to read; nothing is touched yet.
  public init(path: String, provider: String) {
    self.path = path
    self.provider = provider
  }

  /// Delivers all events in the order of time, without keeping any.
  ///
  /// - Throws: `TraceReadingError`, also after events were delivered; they are worth nothing then.
  /// - Complexity: O(events). Memory does not depend on the number of events.
  public func read(_ deliver: (TraceEvent) -> Void) throws(TraceReadingError) -> Tally {
    var files: [TraceFiles] = []
    for folder in try TraceFolders.find(below: Self.withoutSlash(path)) {
      files.append(try TraceFiles(path: folder))
    }
    let recorded = files.filter { !$0.streams.isEmpty }
    guard !recorded.isEmpty else {
      throw .noEvents(path: path, provider: provider, otherProviders: [])
    }
    let decoder = EventDecoder(provider: provider)
    let lost = try decode(recorded, decoder, deliver)
    guard decoder.count > 0 else {
      throw .noEvents(
        path: path,
        provider: provider,
        otherProviders: decoder.skipped.keys.sorted()
      )
    }
    return Tally(
      events: decoder.count,
      lostEvents: lost,
      unknownProviders: decoder.skipped
    )
  }

  /// Reads all events and pairs them to intervals.
  ///
  /// - Throws: `TraceReadingError`.
  /// - Complexity: O(events), in memory O(intervals).
  public func trace() throws(TraceReadingError) -> Trace {
    var builder = TraceBuilder()
    let tally = try read { builder.add($0) }
    return builder.finish(tally.reading)
  }

  /// Reads all events and summarises them, keeping only what the summary needs.
  ///
  /// - Parameters:
  ///   - schema: the vocabulary, which decides the order of the rows.
  ///   - judgement: what frames are judged by, where that differs from what the run says.
  ///   - known: what is known of the run apart from the trace; the trace is believed first.
  /// - Returns: the summary.
  /// - Throws: `TraceReadingError`.
  /// - Complexity: O(events); for the memory see `TraceSummaryBuilder`.
  public func summary(
    schema: Schema,
    judgement: FrameJudgement = FrameJudgement(),
    known: RunDescription? = nil
  ) throws(TraceReadingError) -> TraceSummary {
    var builder = TraceSummaryBuilder(schema: schema, judgement: judgement, known: known)
    let tally = try read { builder.add($0) }
    return builder.finish(tally.reading)
  }

  /// Decodes checked files and returns the number of lost events.
  private func decode(
    _ files: [TraceFiles],
    _ decoder: EventDecoder,
    _ deliver: (TraceEvent) -> Void
  ) throws(TraceReadingError) -> UInt64 {
    var failure: EventDecoder.Failure?
    var lost = LostEvents(files)
    var folders: [DecoderFolder] = []
    for trace in files { folders.append(try DecoderFolder(trace)) }
    // The library goes on opening files while it decodes.
    defer { withExtendedLifetime(folders) {} }
    func undecodable(_ reason: String) -> TraceReadingError {
      .undecodable(path: path, reason: reason, eventsRead: decoder.count)
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

  private static func withoutSlash(_ path: String) -> String {
    var path = Substring(path)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }
}

/// Adds up the events that the tracer had to discard.
private struct LostEvents {
  private var largest: [StreamFile.StreamKey: UInt64] = [:]
  private var reported: UInt64 = 0
  /// Whether the library must be asked, since the counters of some packets could not be read.
  private let needsReports: Bool

  init(_ files: [TraceFiles]) {
    needsReports = files.contains { $0.discarded == nil }
    for (stream, count) in files.lazy.compactMap(\.discarded).joined() {
      largest[stream] = max(largest[stream] ?? 0, count)
    }
  }

  /// The library computes differences between packets, and so now and then reports 2^63 and more.
  mutating func addReported(_ count: UInt64) {
    if needsReports, count < 1 << 62 { reported += count }
  }

  var total: UInt64 {
    largest.values.reduce(reported) { sum, count in
      let (result, overflow) = sum.addingReportingOverflow(count)
      return overflow ? .max : result
    }
  }
}
