/// Why a frame was late: what took most of its time.
///
/// The rule: the self times of everything inside the frame are added up by what the time went into;
/// the largest sum names the cause. What no interval inside the frame explains is `unexplained`, and
/// may be the largest. On a real clock the time by which the frame began late takes part, too, and
/// so does the longest wait of an update in the list's queue.
public struct FrameCause: Hashable, Sendable {
  /// What the time went into, in words of the field, or the name of an interval of the user's own.
  public let name: String
  /// Its part of the frame's time, from 0 to 1.
  public let share: Double

  /// The cause of what no interval explains.
  public static let unexplained = "unexplained"
  static let lateStart = "late start"
  static let queueWait = "update queue wait"

  /// What the intervals of the engine's schema stand for; others stand for themselves.
  private static let names = [
    "measure": "measure miss", "layout": "layout", "slice": "slice", "diff": "diff",
    "present": "presentation", "apply": "apply", "visible": "display", "query": "display",
    "scroll": "display", "notify": "observer callback", "deferred": "observer callback",
    "update": "update", "set_content": "content replacement", "frame": unexplained,
  ]

  /// Finds the cause of a frame from what its time went into.
  init(of frame: Frame, _ costs: FrameCauses.Costs, slowdown: Double) {
    var times = costs.selfNs.mapValues { Double($0) * slowdown }
    times[Self.lateStart] = Double(max(0, frame.startDelayNs))
    if let wait = costs.queueWaitNs { times[Self.queueWait] = wait }
    let whole = Double(frame.durationNs) * slowdown + Double(max(0, frame.startDelayNs))
    let largest = times.max { ($0.value, $1.key) < ($1.value, $0.key) }
    name = largest?.key ?? Self.unexplained
    share = whole > 0 ? min(1, (largest?.value ?? 0) / whole) : 0
  }

  /// What the time of an interval goes into.
  static func name(of interval: String) -> String { names[interval] ?? interval }
}

/// Finds the causes of late frames in a part of a trace.
struct FrameCauses {
  /// What the time of one frame went into.
  struct Costs {
    /// Self times by cause.
    var selfNs: [String: Int64] = [FrameCause.unexplained: 0]
    /// The longest time that an update waited.
    var queueWaitNs: Double?
  }

  private let tree: IntervalTree
  /// What each frame's time went into, by its position; made when the first late frame asks.
  private var costs: [Int: Costs]?

  init(_ tree: IntervalTree) {
    self.tree = tree
  }

  /// Why the frame at a position was late; what a frame inside it did counts for that one alone.
  ///
  /// - Complexity: O(intervals of the part) for the first, O(1) for the others.
  mutating func cause(of frame: Frame, at position: Int, slowdown: Double) -> FrameCause {
    let known = costs ?? Self.costs(of: tree)
    costs = known
    return FrameCause(of: frame, known[position] ?? Costs(), slowdown: slowdown)
  }

  private static func costs(of tree: IntervalTree) -> [Int: Costs] {
    var costs: [Int: Costs] = [:]
    for (interval, frame) in zip(tree.intervals, tree.owners(.frame)) {
      guard let frame else { continue }
      costs[frame, default: Costs()].add(interval)
    }
    return costs
  }
}

extension FrameCauses.Costs {
  fileprivate mutating func add(_ interval: Interval) {
    // A name of the user's own stands for itself, also where it is one of ours.
    let name = interval.isNamedByUser ? interval.name : FrameCause.name(of: interval.name)
    selfNs[name] = (selfNs[name] ?? 0).addingSaturating(interval.selfNs)
    guard interval.shape.meaning == .update,
      let wait = interval[KnownField.queueWait]?.number
    else { return }
    queueWaitNs = max(queueWaitNs ?? 0, wait)
  }
}
