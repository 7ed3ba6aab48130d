import TraceAnalysis

/// The packets of one stream, over all the files that it may be split into.
struct StreamCensus {
  /// Packets that follow each other.
  private struct Run {
    var first: UInt64
    var last: UInt64
    /// The begin of the first, and the end of the last.
    var startNs: Int64?
    var endNs: Int64?
    let file: String
  }

  private struct Key: Hashable {
    let number: UInt64
    let begin: UInt64?
  }

  /// The packets that the stream rightly has.
  var extent = StreamExtent.whole
  /// The end of the latest packet.
  private(set) var endNs: Int64?
  /// The file that the packets were found in last.
  private(set) var file: String
  private var runs: [Run] = []
  private var indexed: [PacketIndex.Entry] = []
  private var known: Set<Key> = []

  /// A stream of which nothing is known but a file.
  init(file: String) {
    self.file = file
  }

  /// True if packets have numbers, as far as there are any.
  var isNumbered: Bool { !runs.isEmpty || !indexed.isEmpty }

  /// Takes a packet; false when it was there already.
  mutating func add(_ packet: CountedPacket, in file: String) -> Bool {
    self.file = file
    if let end = packet.endNs { endNs = max(endNs ?? end, end) }
    guard let number = packet.number else { return true }
    guard known.insert(Key(number: number, begin: packet.begin)).inserted else { return false }
    if let last = runs.indices.last, runs[last].file == file, number > 0,
      runs[last].last == number - 1
    {
      runs[last].last = number
      runs[last].endNs = packet.endNs
    } else {
      runs.append(
        Run(
          first: number,
          last: number,
          startNs: packet.startNs,
          endNs: packet.endNs,
          file: file
        )
      )
    }
    return true
  }

  /// Takes what an index says of a packet.
  mutating func expect(_ entry: PacketIndex.Entry) {
    indexed.append(entry)
  }

  /// The packets that are missing; `latestNs` is when the latest packet of all streams ends.
  func missing(latestNs: Int64?) -> [MissingPackets] {
    let sorted = runs.sorted { $0.first < $1.first }
    guard let first = sorted.first, let last = sorted.last else { return wholeFile }
    var missing = before(first).map { [$0] } ?? []
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      if let gap = between(left, right) { missing.append(gap) }
    }
    if let gap = after(last, latestNs) { missing.append(gap) }
    return missing
  }

  // MARK: Gaps

  /// The streams of a whole trace are flushed one after the other; one that ends this much earlier has
  /// lost its end.
  ///
  /// Only asked where no index says which packets there were. Those of a snapshot end when their turn comes:
  /// each is written before the next is flushed, which takes long on a busy machine.
  private static let longestFlushNs: Int64 = 5_000_000

  private var wholeFile: [MissingPackets] {
    guard !indexed.isEmpty else { return [] }
    return [missing(indexed)]
  }

  private func missing(_ entries: [PacketIndex.Entry]) -> MissingPackets {
    let ends = entries.map(\.endNs)
    return MissingPackets(
      file: file,
      count: UInt64(entries.count),
      startNs: entries.map(\.startNs).reduce(nil) { left, right in
        [left, right].compactMap { $0 }.min()
      },
      endNs: ends.contains(nil) ? nil : ends.compactMap { $0 }.max()
    )
  }

  private func before(_ first: Run) -> MissingPackets? {
    guard first.first > 0 else { return nil }
    let listed = indexed.filter { $0.number < first.first }
    guard extent == .whole else { return listed.isEmpty ? nil : missing(listed) }
    return MissingPackets(file: first.file, count: first.first, startNs: nil, endNs: first.startNs)
  }

  private func between(_ left: Run, _ right: Run) -> MissingPackets? {
    guard right.first > left.last, right.first - left.last > 1 else { return nil }
    let times = [left.endNs, right.startNs].compactMap { $0 }
    return MissingPackets(
      file: right.file,
      count: right.first - left.last - 1,
      startNs: left.endNs == nil ? nil : times.min(),
      endNs: right.startNs == nil ? nil : times.max()
    )
  }

  private func after(_ last: Run, _ latestNs: Int64?) -> MissingPackets? {
    let listed = indexed.filter { $0.number > last.last }
    guard listed.isEmpty else { return missing(listed) }
    guard indexed.isEmpty, extent != .snapshot, let endNs, let latestNs,
      latestNs - endNs > Self.longestFlushNs
    else { return nil }
    return MissingPackets(file: last.file, count: nil, startNs: endNs, endNs: latestNs)
  }
}
