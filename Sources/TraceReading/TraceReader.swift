public import Signposts
public import TraceAnalysis

/// Reads the events of one provider from CTF, the format that LTTng and others write.
///
/// ```swift
/// let reader = TraceReader(path: "Traces/recordings/…", provider: "listscope")
/// let summary = try reader.summary(schema: ListSchema.schema)
/// ```
///
/// The path may be any folder at or above the one in which `metadata` lies; all traces below it
/// are read as one.
public struct TraceReader: Sendable {
  /// The facts that reading showed beside the events themselves.
  public struct Tally: Hashable, Sendable {
    /// The number of events that were delivered.
    public let events: Int
    /// The number of events that the tracer had to discard: per stream the largest counter that any
    /// of its packets states, summed over all streams.
    public let lostEvents: UInt64
    /// Events of other providers, which were skipped, by provider.
    public let unknownProviders: [String: Int]
    /// The parts that had to be left out; only `TraceDecoder.packets` leaves anything out.
    public let damage: ReadingDamage
    /// The packets that are missing, or there more than once.
    public let gaps: TraceGaps
    /// The names of the hosts of events by their numbers, empty where the trace does not say.
    public let hosts: [String]
    /// The processes whose events were delivered, in order of first appearance.
    public let processes: [RecordedProcess]

    /// The facts of the reading for a summary.
    public var reading: ReadingTally {
      var reading = ReadingTally(
        lostEvents: lostEvents,
        unknownProviders: unknownProviders,
        damage: damage,
        gaps: gaps
      )
      reading.hosts = hosts
      reading.processes = processes
      return reading
    }
  }

  /// The folder.
  public let path: String
  /// The provider whose events are delivered.
  public let provider: String
  /// The decoder that makes events out of the bytes.
  public let decoder: TraceDecoder

  /// Prepares to read; nothing is touched yet.
  public init(path: String, provider: String, decoder: TraceDecoder = .packets) {
    self.path = path
    self.provider = provider
    self.decoder = decoder
  }

  /// Delivers all events in the order of time, without keeping any.
  ///
  /// - Parameters:
  ///   - begin: takes what is missing in the trace, before the first event.
  ///   - ending: takes the time at which the trace ends, before the first event; nil where it does not
  ///     say that.
  ///   - deliver: takes an event.
  /// - Returns: the facts that reading showed beside the events.
  /// - Throws: `TraceReadingError`, also after events were delivered; they are worth nothing then.
  /// - Complexity: O(events). Memory depends on the number of packets, not on that of events.
  public func read(
    begin: (TraceGaps) -> Void = { _ in },
    ending: (Int64?) -> Void = { _ in },
    _ deliver: (TraceEvent) -> Void
  ) throws(TraceReadingError) -> Tally {
    let folder = Self.withoutSlash(path)
    switch decoder {
    case .packets:
      let reading = try PacketReading(folder: folder, provider: provider)
      begin(reading.gaps)
      ending(reading.latestNs)
      return try reading.read(deliver)
    case .babeltrace:
      let reading = try BabeltraceReading(folder: folder, provider: provider)
      begin(reading.gaps)
      ending(reading.latestNs)
      return try reading.read(deliver)
    }
  }

  /// Reads all events once, into the collectors of a line.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - progress: takes how much of the trace's time was read, from 0 to 1, at each event.
  /// - Returns: the facts of the whole trace.
  /// - Throws: `TraceReadingError`.
  /// - Complexity: O(events); for the memory see `TraceLine`.
  package func read(
    into line: inout TraceLine,
    progress: ((Double) -> Void)? = nil
  ) throws(TraceReadingError) -> TraceEnding {
    var share = TimeShare()
    let tally = try read {
      line.exclude($0)
    } ending: {
      share.endNs = $0
    } _: {
      line.add($0)
      if let progress, let done = share.share(at: $0.timestampNs) { progress(done) }
    }
    return line.finish(tally.reading)
  }

  /// Reads all events and summarises them, keeping only what the summary needs.
  ///
  /// - Parameters:
  ///   - schema: the schema, which decides the order of the rows.
  ///   - known: the facts of the run from elsewhere; the trace is believed first.
  /// - Returns: the summary.
  /// - Throws: `TraceReadingError`.
  /// - Complexity: O(events); for the memory see `SummaryCollector`.
  public func summary(
    schema: Schema,
    known: RunDescription? = nil
  ) throws(TraceReadingError) -> TraceSummary {
    let collector = SummaryCollector()
    var line = TraceLine(schema: schema, known: known, into: [collector])
    return collector.summary(try read(into: &line))
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = Substring(path)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }
}

/// The part of a trace's time that has gone by.
private struct TimeShare {
  var endNs: Int64?
  private var startNs: Int64?

  /// The share at an event, from 0 to 1; nil where the trace does not say when it ends.
  mutating func share(at timeNs: Int64) -> Double? {
    guard let endNs else { return nil }
    let start = startNs ?? timeNs
    startNs = start
    return endNs > start ? max(0, min(Double(timeNs - start) / Double(endNs - start), 1)) : 1
  }
}
