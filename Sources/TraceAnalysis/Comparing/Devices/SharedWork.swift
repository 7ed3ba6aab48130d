public import Signposts

/// The time of the intervals that both a device's program and this one measure, by kind.
///
/// Kinds are the names of intervals, except that the reaction to a scroll is divided: most of the
/// device's do nothing.
public struct SharedWork: Sendable {
  /// The intervals of one kind.
  public struct Kind: Sendable {
    /// The number of intervals.
    public fileprivate(set) var count = 0
    /// The time that no other interval of a shared kind inside them covers, in nanoseconds.
    public fileprivate(set) var ownNs: Int64 = 0
    /// That time of each, in nanoseconds; of the first `maxDurations`.
    public fileprivate(set) var ownDurationsNs: [Int64] = []
  }

  /// More durations of a kind are only counted.
  public static let maxDurations = 1_000_000
  /// A reaction to a scroll in which something was compared.
  public static let scrollWithUpdate = SlowdownFactors.scrollWithUpdate
  /// A reaction to a scroll in which nothing had to be done.
  public static let scrollWithoutUpdate = SlowdownFactors.scrollWithoutUpdate

  private static let scroll = SlowdownFactors.scroll
  private static let diff = SlowdownFactors.diff

  private let names: Set<String>
  private var runNumbers: Set<Int> = []
  /// The kinds, by name.
  public private(set) var kinds: [String: Kind] = [:]
  /// The time inside of measured frames, by the kinds that are open, in nanoseconds.
  private var openNs: [Set<String>: Int64] = [:]
  /// The time of all measured frames, in nanoseconds; 0 where there are none.
  public private(set) var frameNs: Int64 = 0

  /// Prepares to take the intervals that the schema knows signposts of others for.
  public init(_ schema: Schema) {
    names = Set(schema.intervals.filter { !$0.signposts.isEmpty }.map(\.name))
  }

  /// The number of runs, at least 1.
  public var runs: Int { max(1, runNumbers.count) }

  /// The time of all kinds together, in nanoseconds.
  public var ownNs: Int64 { kinds.values.map(\.ownNs).saturatingSum() }

  /// Returns the number of intervals of a kind in a run.
  public func countPerRun(_ name: String) -> Double {
    Double(kinds[name]?.count ?? 0) / Double(runs)
  }

  /// The part of all time that a kind took; 0 where there is none.
  public func share(_ name: String) -> Double {
    let all = kinds.values.reduce(0) { $0 + Double($1.ownNs) }
    return all > 0 ? Double(kinds[name]?.ownNs ?? 0) / all : 0
  }

  /// The part of the time of measured frames in which one of some kinds is open, as factors count; nil
  /// where there are no frames.
  ///
  /// - Complexity: O(nestings of kinds).
  public func frameShare(of kinds: Set<String>) -> Double? {
    guard frameNs > 0 else { return nil }
    let covered = openNs.reduce(0) { $0 + ($1.key.isDisjoint(with: kinds) ? 0 : Double($1.value)) }
    return min(1, covered / Double(frameNs))
  }

  /// The kinds that are compared.
  public var kindNames: [String] { names.sorted() }

  /// Takes an interval that an app has measured itself; of a kind that is not compared, nothing.
  public mutating func add(_ name: String, durationNs: Int64) {
    guard names.contains(name), durationNs >= 0 else { return }
    var kind = kinds[name] ?? Kind()
    kind.count += 1
    kind.ownNs += durationNs
    if kind.ownDurationsNs.count < Self.maxDurations { kind.ownDurationsNs.append(durationNs) }
    kinds[name] = kind
  }

  /// Takes the intervals of a part of a trace: all that are in no frame, and those of measured frames.
  ///
  /// - Complexity: O(intervals).
  public mutating func add(_ part: TracePart) {
    guard case .intervals(let intervals) = part else { return }
    var measured: Set<Int> = []
    var hasDiff: Set<Int> = []
    var own = intervals.map(\.interval.durationNs)
    for placed in intervals {
      if let frame = placed.frame, frame.frame.stage == .measured {
        measured.insert(placed.id)
        frameNs = [frameNs, placed.interval.durationNs].saturatingSum()
      }
      guard names.contains(placed.interval.name) else { continue }
      var parent = placed.interval.parent
      var isCounted = false
      while let outer = parent {
        let name = intervals[outer].interval.name
        if !isCounted, names.contains(name) {
          own[outer] = max(0, own[outer] - placed.interval.durationNs)
          isCounted = true
        }
        if placed.interval.name == Self.diff, name == Self.scroll { hasDiff.insert(outer) }
        parent = intervals[outer].interval.parent
      }
    }
    // The kinds that are open in each, inside of its frame.
    var open = [Set<String>](repeating: [], count: intervals.count)
    for (position, placed) in intervals.enumerated() {
      if let outer = placed.interval.parent, placed.frame == nil { open[position] = open[outer] }
      guard names.contains(placed.interval.name) else { continue }
      let kind = Self.kind(placed.interval.name, hasDiff: hasDiff.contains(position))
      open[position].insert(kind)
      if let frame = placed.frameID {
        guard measured.contains(frame) else { continue }
        openNs[open[position], default: 0] =
          [openNs[open[position]] ?? 0, own[position]].saturatingSum()
      }
      take(placed, kind, own[position])
    }
  }

  private static func kind(_ name: String, hasDiff: Bool) -> String {
    name != scroll ? name : hasDiff ? scrollWithUpdate : scrollWithoutUpdate
  }

  private mutating func take(_ placed: PlacedInterval, _ kind: String, _ ownNs: Int64) {
    runNumbers.insert(placed.run.number)
    kinds[kind, default: Kind()].count += 1
    let sum = [kinds[kind]?.ownNs ?? 0, ownNs].saturatingSum()
    kinds[kind]?.ownNs = sum
    if kinds[kind]?.ownDurationsNs.count ?? 0 < Self.maxDurations {
      kinds[kind]?.ownDurationsNs.append(ownNs)
    }
  }
}
