/// Packets of one stream that were recorded and are not in the trace.
public struct MissingPackets: Hashable, Sendable {
  /// The file that they belong to, below the folder that was read.
  public let file: String
  /// The number of missing packets; nil where that cannot be known.
  public let count: UInt64?
  /// The time from which on they are missing, in nanoseconds of the trace's clock; nil for the
  /// start of the trace.
  public let startNs: Int64?
  /// Until when they are missing, in nanoseconds of the trace's clock; nil for the end of the trace.
  public let endNs: Int64?

  /// Describes packets that are missing.
  public init(file: String, count: UInt64?, startNs: Int64?, endNs: Int64?) {
    (self.file, self.count, self.startNs, self.endNs) = (file, count, startNs, endNs)
  }
}

/// Packets that a file holds although they were read already, from it or from another file.
public struct RepeatedPackets: Hashable, Sendable {
  /// The file, below the folder that was read.
  public let file: String
  /// The number of its packets that are there twice.
  public let count: Int

  /// Describes packets that are there more than once.
  public init(file: String, count: Int) {
    (self.file, self.count) = (file, count)
  }
}

/// The gaps between the packets of a trace, by their numbers.
///
/// Known before the first event is read. Frames that overlap such a time are incomplete.
public struct TraceGaps: Hashable, Sendable {
  /// The maximum number of gaps that are named.
  public static let maxNamed = 100
  /// The maximum number of times that are kept apart; more of them, which only a damaged trace has,
  /// count as one.
  private static let maxTimes = 4_096

  /// The number of gaps.
  public private(set) var count = 0
  /// The number of missing packets, as far as that is known.
  public private(set) var packets: UInt64 = 0
  /// The first gaps, file by file.
  public private(set) var missing: [MissingPackets] = []
  /// The first files with packets that were read already.
  public private(set) var repeated: [RepeatedPackets] = []
  /// The number of packets that were there more than once.
  public private(set) var repeatedPackets = 0
  /// The times of all gaps, in order, apart from each other.
  private var times: [Time] = []

  private struct Time: Hashable, Sendable {
    var startNs: Int64
    var endNs: Int64
  }

  /// Nothing is missing.
  public init() {}

  /// Takes all gaps of a trace.
  public init(_ missing: [MissingPackets], _ repeated: [RepeatedPackets] = []) {
    count = missing.count
    packets = missing.reduce(0) { $0.addingSaturating($1.count ?? 0) }
    self.missing = Array(missing.prefix(Self.maxNamed))
    self.repeated = Array(repeated.prefix(Self.maxNamed))
    repeatedPackets = repeated.reduce(0) { $0 + $1.count }
    times = Self.united(
      missing.map { Time(startNs: $0.startNs ?? .min, endNs: $0.endNs ?? .max) }
    )
  }

  /// True if nothing is missing; packets may be there more than once.
  public var isEmpty: Bool { count == 0 }

  /// Returns whether a packet is missing that could say something of a time.
  ///
  /// - Complexity: O(log n) for n gaps.
  func overlaps(_ startNs: Int64, _ endNs: Int64) -> Bool {
    guard !times.isEmpty else { return false }
    let place = firstEnding(after: startNs)
    return place < times.count && times[place].startNs < endNs
  }

  /// The first time that ends later than a point.
  private func firstEnding(after timeNs: Int64) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle].endNs <= timeNs { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func united(_ times: [Time]) -> [Time] {
    var united: [Time] = []
    for time in times.sorted(by: { $0.startNs < $1.startNs }) {
      if let last = united.last, time.startNs <= last.endNs || united.count >= maxTimes {
        united[united.count - 1].endNs = max(last.endNs, time.endNs)
      } else {
        united.append(time)
      }
    }
    return united
  }
}

extension UInt64 {
  fileprivate func addingSaturating(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
