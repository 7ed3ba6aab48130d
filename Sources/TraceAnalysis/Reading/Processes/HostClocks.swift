/// The offsets of the clocks of the hosts in one trace, estimated from when each host was heard first.
///
/// Hosts of one session are started together, so what their first announcements differ by is the difference of
/// their clocks, or of their starts; the trace does not tell which. Nothing is corrected by it.
public struct HostClocks: Hashable, Sendable {
  /// A host whose first announcement is far from that of the others.
  public struct Offset: Hashable, Sendable {
    /// The number of the host, as processes have it.
    public let host: Int
    /// Its first announcement after that of the median host, in nanoseconds; negative before.
    public let offsetNs: Int64
  }

  /// The hosts that are far off, by their numbers.
  public let offsets: [Offset]

  /// Hosts that are started by one command are not further apart.
  private static let maxStartNs: Int64 = 30_000_000_000

  /// Compares the hosts of some runs; nil where there is one host, or all are near.
  public init?(_ runs: [PlayedRun]) {
    var firstNs: [Int: Int64] = [:]
    for played in runs {
      let host = Int(played.run.process.host)
      firstNs[host] = min(firstNs[host] ?? .max, played.run.startNs)
    }
    let sorted = firstNs.values.sorted()
    guard sorted.count > 1 else { return nil }
    // Of two hosts, the one that is heard first.
    let middleNs = sorted[(sorted.count - 1) / 2]
    offsets = firstNs.sorted { $0.key < $1.key }.compactMap { host, startNs in
      let offsetNs = startNs.subtractingSaturating(middleNs)
      guard offsetNs > Self.maxStartNs || offsetNs < -Self.maxStartNs else { return nil }
      return Offset(host: host, offsetNs: offsetNs)
    }
    guard !offsets.isEmpty else { return nil }
  }
}

extension TraceSummary {
  /// Hosts whose clocks may be apart; nil where nothing points to it.
  public var hostClocks: HostClocks? { HostClocks(runs.played) }
}
