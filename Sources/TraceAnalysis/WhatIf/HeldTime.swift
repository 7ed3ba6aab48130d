/// The time of a frame in which the machine kept the processor from its thread.
///
/// It is the time of the frame beyond its processor time, unless its thread waited for something
/// and was never preempted: it is not known how much of the rest was waiting.
struct HeldTime {
  let ns: Int64

  init(ns: Int64) {
    self.ns = ns
  }

  init(_ frame: Frame) {
    guard let cpuNs = frame.cpuNs, !Self.hasWaited(frame) else {
      ns = 0
      return
    }
    ns = max(0, frame.durationNs - max(0, cpuNs))
  }

  /// Returns whether a frame's thread waited for something, and was not preempted.
  static func hasWaited(_ frame: Frame) -> Bool {
    frame.voluntarySwitches ?? 0 > 0 && frame.involuntarySwitches ?? 0 == 0
  }

  /// Returns the time that a frame ran in each path, where its times contain this one.
  ///
  /// The processor is mostly taken away once, so all of it is in one of the paths that are long
  /// enough; in which one is not known, so each has a part in proportion to its time. Where none is long
  /// enough, all have.
  func takenOut(of costs: [LateFrames.Cost]) -> [LateFrames.Cost] {
    let isEnough = costs.contains { $0.runNs >= ns }
    let places = costs.indices.filter { !isEnough || costs[$0].runNs >= ns }
    let allNs = places.reduce(0) { $0 + Double(costs[$1].runNs) }
    guard ns > 0, allNs > 0 else { return costs }
    let left = max(0, 1 - Double(ns) / allNs)
    var costs = costs
    for place in places { costs[place].runNs = Int64(clamping: Double(costs[place].runNs) * left) }
    return costs
  }
}
