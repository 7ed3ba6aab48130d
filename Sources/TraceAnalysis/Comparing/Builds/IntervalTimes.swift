import Foundation
import ListSchema

/// The durations of the intervals of each name in several runs that played the same.
public struct IntervalTimes: Sendable {
  /// The total of the intervals of one name.
  public struct Total: Hashable, Sendable {
    /// The number of them in a run.
    public let count: Int
    /// Their self time in a run, in nanoseconds: what their own code took.
    public let selfNs: Int64
    /// The difference between odd and even runs: the logarithm of a ratio; nil with fewer than four
    /// runs.
    public var noise: Double?
  }

  /// The intervals of one run.
  private struct Run {
    /// The self times by name, each with the start that puts it in its place.
    var units: [String: [Unit]] = [:]
    /// True if the latest frame of a list is measured: then so is what is freed after it.
    var isMeasured: [UInt32: Bool] = [:]
  }

  private struct Unit {
    let startNs: Int64
    let selfNs: Int64
  }

  private var runs: [Run] = []
  /// The places in `runs` of the runs of the latest trace, by number: their parts come in any order.
  private var places: [Int: Int] = [:]

  /// The minimum number of runs that tell the noise.
  private static let minRuns = 4

  /// True if intervals that are about a row are grouped by its type, and others left out.
  private let isByRowType: Bool

  /// Prepares to take runs.
  ///
  /// - Parameter isByRowType: true if intervals that are about a row go by its type, and
  ///   others left out.
  public init(byRowType isByRowType: Bool = false) {
    self.isByRowType = isByRowType
  }

  /// Starts the next trace, whose runs have numbers of their own.
  public mutating func beginTrace() {
    places = [:]
  }

  /// Takes the intervals of a part of a trace: those of measured frames, and what is freed after these.
  public mutating func add(_ part: TracePart) {
    guard case .intervals(let intervals) = part else { return }
    var measured: Set<Int> = []
    for placed in intervals {
      let place = place(of: placed.run.number)
      if let frame = placed.frame {
        runs[place].isMeasured[placed.interval.list] = frame.frame.stage == .measured
        if frame.frame.stage == .measured { measured.insert(placed.id) }
      }
      if let frame = placed.frameID {
        guard measured.contains(frame) else { continue }
      } else {
        guard placed.interval.name == IntervalName.release,
          runs[place].isMeasured[placed.interval.list] == true
        else { continue }
      }
      guard let name = name(placed) else { continue }
      let unit = Unit(startNs: placed.startNs, selfNs: placed.interval.selfNs)
      runs[place].units[name, default: []].append(unit)
    }
  }

  private mutating func place(of run: Int) -> Int {
    if let place = places[run] { return place }
    places[run] = runs.count
    runs.append(Run())
    return runs.count - 1
  }

  private func name(_ placed: PlacedInterval) -> String? {
    guard isByRowType else { return placed.interval.name }
    return placed.contentType.map { "\(placed.interval.name) \($0)" }
  }

  /// The number of runs.
  public var runCount: Int { runs.count }

  /// The total of each name over all runs; see `totals(ofRuns:)`.
  public var totals: [String: Total] { totals(ofRuns: runs.count) }

  /// The total of each name over the first `count` runs: the sum of each interval's minimum; where runs
  /// have different numbers of them, the smallest total.
  ///
  /// A minimum over more runs is smaller, so two sides are compared over as many.
  public func totals(ofRuns count: Int) -> [String: Total] {
    let runs = runs.prefix(count)
    var totals: [String: Total] = [:]
    for name in Set(runs.flatMap(\.units.keys)) {
      let lists = runs.map { run in
        (run.units[name] ?? []).sorted { $0.startNs < $1.startNs }.map(\.selfNs)
      }
      if let times = RoundTimes(lists) {
        totals[name] = Total(
          count: times.units,
          selfNs: times.minima().reduce(0, +),
          noise: Self.noise(times)
        )
      } else {
        let counts = lists.map(\.count).sorted()
        totals[name] = Total(
          count: counts[counts.count / 2],
          selfNs: lists.map { $0.reduce(0, +) }.min() ?? 0
        )
      }
    }
    return totals
  }

  private static func noise(_ times: RoundTimes) -> Double? {
    guard times.rounds.count >= minRuns else { return nil }
    let odd = times.minima { $0 % 2 == 1 }.reduce(0, +)
    let even = times.minima { $0 % 2 == 0 }.reduce(0, +)
    return odd > 0 && even > 0 ? abs(log(Double(odd) / Double(even))) : nil
  }
}
