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

  /// What the intervals of the engine's vocabulary stand for; others stand for themselves.
  private static let names = [
    "measure": "measure miss", "layout": "layout", "slice": "slice", "diff": "diff",
    "present": "presentation", "apply": "apply", "visible": "display", "query": "display",
    "scroll": "display", "notify": "observer callback", "deferred": "observer callback",
    "update": "update", "frame": unexplained,
  ]

  /// Finds the cause of a frame.
  init(of frame: Frame, at position: Int, in tree: IntervalTree, slowdown: Double) {
    var costs: [String: Double] = [
      Self.unexplained: Double(tree.intervals[position].selfNs) * slowdown,
      Self.lateStart: Double(max(0, frame.startDelayNs)),
    ]
    for inner in tree.descendants(of: position) {
      let interval = tree.intervals[inner]
      let name = Self.names[interval.name] ?? interval.name
      costs[name, default: 0] += Double(interval.selfNs) * slowdown
      if interval.name == KnownInterval.update, let wait = interval[KnownField.queueWait]?.number {
        costs[Self.queueWait] = max(costs[Self.queueWait] ?? 0, wait)
      }
    }
    let whole = Double(frame.durationNs) * slowdown + Double(max(0, frame.startDelayNs))
    let largest = costs.max { ($0.value, $1.key) < ($1.value, $0.key) }
    name = largest?.key ?? Self.unexplained
    share = whole > 0 ? min(1, (largest?.value ?? 0) / whole) : 0
  }
}
