import Foundation

/// What the intervals of each name took in several runs that played the same.
public struct IntervalTimes: Sendable {
  /// What the intervals of one name took.
  public struct Total: Hashable, Sendable {
    /// How many there are in a run.
    public let count: Int
    /// Their self time in a run, in nanoseconds: what their own code took.
    public let selfNs: Int64
    /// What the odd and the even runs differ by: the logarithm of a ratio; nil with fewer than four runs.
    public var noise: Double?
  }

  /// The self times of each run's intervals by name, in their order.
  private var runs: [[String: [Int64]]] = []
  /// The place in `runs` of each run of the latest trace, by its number.
  private var places: [Int: Int] = [:]

  /// Whether the latest frame of each list is measured: then so is what is freed after it.
  private var isMeasured: [RunList: Bool] = [:]

  /// A list of a run of the latest trace.
  private struct RunList: Hashable {
    let run: Int
    let list: UInt32
  }

  /// So many runs tell what they differ by.
  private static let minRuns = 4

  /// Whether intervals that are about a row go by its type, and others left out.
  private let isByRowType: Bool

  /// Prepares to take runs.
  ///
  /// - Parameter isByRowType: whether intervals that are about a row go by its type, and
  ///   others left out.
  public init(byRowType isByRowType: Bool = false) {
    self.isByRowType = isByRowType
  }

  /// Starts the next trace, whose runs are further ones.
  public mutating func beginTrace() {
    (places, isMeasured) = ([:], [:])
  }

  /// Takes the intervals of a part of a trace: those of measured frames, and what is freed after these.
  ///
  /// Parts of runs that were played at the same time come by turns.
  public mutating func add(_ part: TracePart) {
    guard case .intervals(let intervals) = part, let run = intervals.first?.run.number else {
      return
    }
    let place = place(ofRun: run)
    var measured: Set<Int> = []
    for placed in intervals {
      if let frame = placed.frame {
        isMeasured[RunList(run: run, list: placed.interval.list)] = frame.frame.stage == .measured
        if frame.frame.stage == .measured { measured.insert(placed.id) }
      }
      if let frame = placed.frameID {
        guard measured.contains(frame) else { continue }
      } else {
        guard placed.interval.name == KnownInterval.release,
          isMeasured[RunList(run: run, list: placed.interval.list)] == true
        else { continue }
      }
      guard let name = name(placed) else { continue }
      runs[place][name, default: []].append(placed.interval.selfNs)
    }
  }

  private mutating func place(ofRun number: Int) -> Int {
    if let place = places[number] { return place }
    places[number] = runs.count
    runs.append([:])
    return runs.count - 1
  }

  private func name(_ placed: PlacedInterval) -> String? {
    guard isByRowType else { return placed.interval.name }
    return placed.contentType.map { "\(placed.interval.name) \($0)" }
  }

  /// The total of each name: the sum of each interval's minimum over the runs; where runs have different
  /// numbers of them, the smallest total.
  public var totals: [String: Total] {
    guard let first = runs.first else { return [:] }
    var totals: [String: Total] = [:]
    for name in Set(runs.flatMap(\.keys)) {
      let lists = runs.map { $0[name] ?? [] }
      let count = first[name]?.count ?? 0
      if let times = RoundTimes(lists) {
        totals[name] = Total(
          count: count,
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
