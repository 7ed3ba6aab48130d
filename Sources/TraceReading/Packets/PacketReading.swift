import TraceAnalysis

/// Reads traces packet by packet, going by what their metadata state.
///
/// Damaged parts are left out and noted; everything else is read. Memory depends on the number of
/// files and on the metadata, not on the number of events.
struct PacketReading {
  private let folder: String
  private let provider: String
  private let log = ReadingLog()
  private let census = PacketCensus()
  private let processes = ProcessNumbers()
  private var formats: [TraceFormat] = []
  private var cursors: [StreamCursor] = []

  /// Opens all traces below a folder.
  ///
  /// - Throws: `TraceReadingError`, when there is no trace, or the metadata of none can be used.
  init(
    folder: String,
    provider: String,
    formats cache: FormatCache? = nil
  ) throws(TraceReadingError) {
    self.folder = folder
    self.provider = provider
    let types = EventTypes(provider: provider)
    let registers = Registers()
    var streams: [Stream] = []
    var failure: TraceReadingError?
    let found = try TraceFolders.find(below: folder)
    for path in found.withoutMetadata { note(.noMetadata(path: path), path: path) }
    for trace in found.traces {
      do throws(TraceReadingError) {
        let path = trace + "/metadata"
        let metadata = try Metadata(path: path)
        let format: TraceFormat
        if let cache {
          format = try cache.format(metadata, named: name(trace), provider: provider)
        } else {
          format = try TraceFormat(
            metadata,
            named: name(trace),
            provider: provider,
            types: types,
            processes: processes,
            registers: registers
          )
        }
        streams += try open(trace, format)
        formats.append(format)
        if let cut = metadata.cut { note(cut, path: path) }
      } catch {
        failure = failure ?? error
        note(error, path: trace + "/metadata")
      }
    }
    if formats.isEmpty, let failure { throw failure }
    cursors = streams.enumerated()
      .sorted { Self.precedes($0, $1) }
      .map(\.element.cursor)
  }

  /// The packets that are missing, or there more than once.
  var gaps: TraceGaps { census.gaps }

  /// The end of the last packet, in nanoseconds of the trace's clock; nil where none says that.
  var latestNs: Int64? { census.latestNs }

  /// Delivers all events in the order of time.
  ///
  /// - Throws: `TraceReadingError`, when there is no event of the provider.
  func read(_ deliver: (TraceEvent) -> Void) throws(TraceReadingError) -> TraceReader.Tally {
    let events = StreamMerge(cursors).run(deliver)
    let skipped = formats.reduce(into: [:]) { $0.merge($1.skipped, uniquingKeysWith: +) }
    guard events > 0 else { throw nothing(skipped) }
    return TraceReader.Tally(
      events: events,
      lostEvents: log.lostEvents,
      unknownProviders: skipped,
      damage: log.damage,
      gaps: gaps,
      hosts: processes.hosts,
      processes: processes.processes
    )
  }

  private typealias Stream = (identity: StreamIdentity, cursor: StreamCursor)

  /// The order of streams for events of one time; copies of a stream are in the order of folders.
  private static func precedes(
    _ left: (offset: Int, element: Stream),
    _ right: (offset: Int, element: Stream)
  ) -> Bool {
    if left.element.identity.precedes(right.element.identity) { return true }
    if right.element.identity.precedes(left.element.identity) { return false }
    return left.offset < right.offset
  }

  private func open(
    _ trace: String,
    _ format: TraceFormat
  ) throws(TraceReadingError) -> [Stream] {
    var streams: [Stream] = []
    var hasEmptyFiles = false
    let extent = StreamExtent(ofFolder: trace)
    for path in try TraceFiles.streamFiles(in: trace) {
      do throws(TraceReadingError) {
        guard let mapped = try MappedFile(path: path) else {
          hasEmptyFiles = true
          continue
        }
        let file = PacketFile(mapped, named: name(path), format, log)
        file.count(into: census, extent: extent.ofFile(path))
        streams.append((file.identity, StreamCursor(file, format)))
      } catch {
        note(error, path: path)
        hasEmptyFiles = true
      }
    }
    census.expectPackets(
      of: trace,
      format.description,
      hasEmptyFiles: hasEmptyFiles,
      name: name
    )
    return streams
  }

  /// Notes that a file cannot be read at all.
  private func note(_ error: TraceReadingError, path: String) {
    log.add(
      DamagedPacket(file: name(path), packet: nil, offset: 0, eventsRead: 0, reason: error.reason)
    )
  }

  /// A path below the folder that is read.
  private func name(_ path: String) -> String { TraceFolders.name(path, below: folder) }

  /// Returns the reason why there is no event.
  private func nothing(_ skipped: [String: Int]) -> TraceReadingError {
    if log.damage.count == 0, let first = gaps.missing.first {
      let reason = "packets of it are missing, and there is no event of '\(provider)' without them"
      return .damaged(path: folder + "/" + first.file, offset: 0, reason: reason)
    }
    guard skipped.isEmpty, let first = log.damage.packets.first else {
      return .noEvents(path: folder, provider: provider, otherProviders: skipped.keys.sorted())
    }
    let path = folder + "/" + first.file
    return .damaged(path: path, offset: first.offset, reason: first.reason)
  }
}
