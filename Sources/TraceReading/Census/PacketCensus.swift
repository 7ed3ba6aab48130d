import TraceAnalysis

/// Where a stream belongs.
struct StreamPlace {
  /// What the streams of one trace have in common.
  let trace: [UInt8]
  /// The number that the metadata describe it under.
  let stream: UInt64
  /// Its own number; nil where streams have none.
  let instance: UInt64?
}

/// The packets of all streams of all traces that are read together, counted before the first event.
final class PacketCensus<Stream: Hashable> {
  private var streams: [Stream: StreamCensus] = [:]
  /// The order in which streams were met.
  private var order: [Stream] = []
  private var repeated: [String: Int] = [:]
  private let place: (Stream) -> StreamPlace
  /// Traces with a stream for every processor, and the folder of each.
  private var wholeTraces: [[UInt8]: String] = [:]
  private var tracesWithEmptyFiles: Set<[UInt8]> = []

  /// Nothing was counted yet.
  init(place: @escaping (Stream) -> StreamPlace) {
    self.place = place
  }

  /// Takes note of a trace of LTTng, which has a stream for every processor, numbered from 0.
  ///
  /// Of an empty file nobody can say which of them it is.
  func addTrace(_ trace: [UInt8], folder: String, hasEmptyFiles: Bool) {
    wholeTraces[trace] = folder
    if hasEmptyFiles { tracesWithEmptyFiles.insert(trace) }
  }

  /// Takes a packet.
  ///
  /// - Parameters:
  ///   - packet: what its header says.
  ///   - stream: the stream.
  ///   - file: the file, below the folder that is read.
  ///   - extent: which packets the stream rightly has.
  /// - Returns: whether it is new.
  func add(
    _ packet: CountedPacket,
    of stream: Stream,
    in file: String,
    extent: StreamExtent
  ) -> Bool {
    note(stream, file)
    if extent != .whole { streams[stream]?.extent = extent }
    let isNew = streams[stream]?.add(packet, in: file) ?? true
    if !isNew { repeated[file, default: 0] += 1 }
    return isNew
  }

  /// Takes what an index says of a packet.
  func expect(_ entry: PacketIndex.Entry, of stream: Stream, in file: String) {
    note(stream, file)
    streams[stream]?.expect(entry)
  }

  /// What is missing or repeated.
  var gaps: TraceGaps {
    // The streams of one trace were flushed at the same time.
    var latest: [[UInt8]: Int64] = [:]
    for (key, stream) in streams where stream.isNumbered {
      guard let end = stream.endNs else { continue }
      let trace = place(key).trace
      latest[trace] = max(latest[trace] ?? end, end)
    }
    let missing = order.flatMap { streams[$0]?.missing(latestNs: latest[place($0).trace]) ?? [] }
    let twice = repeated.sorted { $0.key < $1.key }
      .map { RepeatedPackets(file: $0.key, count: $0.value) }
    return TraceGaps(missing + missingStreams, twice)
  }

  /// More streams than a machine has processors are no streams.
  private static var maxInstances: UInt64 { 4_096 }

  /// Streams without a single packet, while there is one with a higher number.
  private var missingStreams: [MissingPackets] {
    let numbered = order.map(place).filter {
      wholeTraces[$0.trace] != nil && !tracesWithEmptyFiles.contains($0.trace)
    }
    let channels = Dictionary(grouping: numbered) { [$0.stream] + $0.trace.map(UInt64.init) }
    return channels.values.flatMap { channel -> [MissingPackets] in
      let instances = Set(channel.compactMap(\.instance))
      guard let last = instances.max(), last < Self.maxInstances, let any = channel.first,
        let folder = wholeTraces[any.trace]
      else { return [] }
      return (0..<last).filter { !instances.contains($0) }.map {
        let file = (folder.isEmpty ? "" : folder + "/") + "(stream \(any.stream), instance \($0))"
        return MissingPackets(file: file, count: nil, startNs: nil, endNs: nil)
      }
    }
    .sorted { $0.file < $1.file }
  }

  private func note(_ stream: Stream, _ file: String) {
    guard streams[stream] == nil else { return }
    streams[stream] = StreamCensus(file: file)
    order.append(stream)
  }
}
