public import Signposts

/// The slow-down of a device compared with this machine, for each kind of work.
public struct SlowdownProfile: Hashable, Sendable, Codable {
  /// A kind that has a factor.
  public struct Kind: Hashable, Sendable, Codable {
    /// The name of the kind.
    public let name: String
    /// The factor, with its confidence.
    public let ratio: DurationRatio
    /// The number of intervals of the device that it comes from.
    public let deviceCount: Int
    /// The number of intervals of this machine that it comes from.
    public let hereCount: Int
  }

  /// A kind that has none.
  public struct Refusal: Hashable, Sendable, Codable {
    /// The name of the kind.
    public let name: String
    /// The reason, in a sentence.
    public let reason: String
  }

  /// Fewer intervals on a side say too little.
  public static let minCount = 20
  /// The version of the format.
  public static let currentFormatVersion = 1

  /// The version of the format that it was written in.
  public var formatVersion = Self.currentFormatVersion
  /// The kinds with factors, in the order of their names.
  public let kinds: [Kind]
  /// The kinds without, in the order of their names.
  public let refused: [Refusal]
  /// The part of the time of frames here inside of kinds with factors; nil where there are no frames.
  public let frameShare: Double?

  /// Finds the factors.
  ///
  /// - Parameters:
  ///   - device: the work of the device.
  ///   - here: the work of this machine.
  ///   - schema: says which intervals of the device end only after an animation.
  /// - Complexity: O(n log n) for n intervals.
  public init(device: SharedWork, here: SharedWork, schema: Schema) {
    let waiting = Set(
      schema.intervals.filter { $0.signposts.contains(where: \.waitsForAnimation) }.map(\.name)
    )
    let comparison = WorkComparison(base: device, head: here)
    var kinds: [Kind] = []
    var refused: [Refusal] = []
    for row in comparison.rows.sorted(by: { $0.name < $1.name }) {
      let counts = (device.kinds[row.name]?.count ?? 0, here.kinds[row.name]?.count ?? 0)
      let reason = Self.reason(row, counts, waits: waiting.contains(row.name))
      if let ratio = row.ratio, reason == nil {
        kinds.append(
          Kind(name: row.name, ratio: ratio, deviceCount: counts.0, hereCount: counts.1)
        )
      } else {
        refused.append(Refusal(name: row.name, reason: reason ?? "its times are 0"))
      }
    }
    (self.kinds, self.refused) = (kinds, refused)
    frameShare = here.frameShare(of: Set(kinds.map(\.name)))
  }

  /// The factors alone; nil where no kind has one.
  public var factors: SlowdownFactors? {
    SlowdownFactors(Dictionary(kinds.map { ($0.name, $0.ratio.factor) }) { first, _ in first })
  }

  /// Returns the reason why a kind gets no factor; nil where it does.
  private static func reason(_ row: WorkComparison.Row, _ counts: (Int, Int), waits: Bool)
    -> String?
  {
    if waits { return "on the device it ends only after an animation" }
    if min(counts.0, counts.1) < minCount {
      return "\(counts.0) on the device and \(counts.1) here: fewer than \(minCount) say too little"
    }
    guard row.isSameWork else {
      return "not the same work: \(counts.0) on the device and \(counts.1) here"
    }
    return nil
  }
}
