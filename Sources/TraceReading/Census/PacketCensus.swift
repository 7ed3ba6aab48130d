import TraceAnalysis

/// The packets of all streams of all traces that are read together, counted before the first event.
final class PacketCensus {
  private var streams: [StreamIdentity: StreamCensus] = [:]
  /// The order in which streams were met.
  private var order: [StreamIdentity] = []
  private var repeated: [String: Int] = [:]
  /// Traces with a stream for every processor, and the folder of each.
  private var wholeTraces: [[UInt8]: String] = [:]
  private var tracesWithEmptyFiles: Set<[UInt8]> = []

  /// Takes what LTTng says of the packets of a trace: there is a stream for every processor, numbered from
  /// 0, and an index of each.
  ///
  /// Of an empty file nothing says which of them it is.
  ///
  /// - Parameters:
  ///   - trace: the folder of the trace.
  ///   - description: the description from its metadata.
  ///   - hasEmptyFiles: true if it has files without a packet.
  ///   - name: the path of a file below the folder that is read.
  func expectPackets(
    of trace: String,
    _ description: TraceDescription,
    hasEmptyFiles: Bool,
    name: (String) -> String
  ) {
    guard let uuid = description.uuid, description.isFromLTTng else { return }
    wholeTraces[uuid] = name(trace)
    if hasEmptyFiles { tracesWithEmptyFiles.insert(uuid) }
    PacketIndex.readAll(of: trace, description) { entry, file in
      let stream = StreamIdentity(trace: uuid, stream: entry.stream, instance: entry.instance)
      let file = name(trace + "/" + file)
      note(stream, file)
      streams[stream]?.expect(entry)
    }
  }

  /// Takes a packet.
  ///
  /// - Parameters:
  ///   - packet: the packet, by its header.
  ///   - stream: the stream.
  ///   - file: the file, below the folder that is read.
  ///   - extent: the packets that the stream rightly has.
  /// - Returns: true if it is new.
  func add(
    _ packet: CountedPacket,
    of stream: StreamIdentity,
    in file: String,
    extent: StreamExtent
  ) -> Bool {
    note(stream, file)
    if extent != .whole { streams[stream]?.extent = extent }
    let isNew = streams[stream]?.add(packet, in: file) ?? true
    if !isNew { repeated[file, default: 0] += 1 }
    return isNew
  }

  /// The end of the last packet, in nanoseconds of the trace's clock; nil where none says that.
  var latestNs: Int64? { streams.values.compactMap(\.endNs).max() }

  /// The packets that are missing or repeated.
  var gaps: TraceGaps {
    // The streams of one trace were flushed at the same time.
    var latest: [[UInt8]: Int64] = [:]
    for (key, stream) in streams where stream.isNumbered {
      guard let end = stream.endNs else { continue }
      let trace = key.trace
      latest[trace] = max(latest[trace] ?? end, end)
    }
    let missing = order.flatMap { streams[$0]?.missing(latestNs: latest[$0.trace]) ?? [] }
    let twice = repeated.sorted { $0.key < $1.key }
      .map { RepeatedPackets(file: $0.key, count: $0.value) }
    return TraceGaps(missing + missingStreams, twice)
  }

  /// More streams than a machine has processors are no streams.
  private static var maxInstances: UInt64 { 4_096 }

  /// Streams without a single packet, while there is one with a higher number.
  private var missingStreams: [MissingPackets] {
    let numbered = order.filter {
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

  private func note(_ stream: StreamIdentity, _ file: String) {
    guard streams[stream] == nil else { return }
    streams[stream] = StreamCensus(file: file)
    order.append(stream)
  }
}
