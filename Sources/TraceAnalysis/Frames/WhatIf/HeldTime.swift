/// The time of a frame in which the machine kept the processor from its thread.
///
/// It is what the frame took beyond its processor time, without what its thread waited: as long as timed waits
/// say; else all of it where the thread was never preempted, and where it was, in proportion to the number of
/// switches of both kinds.
struct HeldTime {
  let ns: Int64

  init(ns: Int64) {
    self.ns = ns
  }

  init(_ frame: Frame) {
    ns = Self.offProcessorNs(frame) - Self.waitedNs(frame)
  }

  /// True if a frame's thread waited for most of the time that it did not run.
  static func hasWaited(_ frame: Frame) -> Bool {
    let waitedNs = waitedNs(frame)
    return waitedNs > offProcessorNs(frame) - waitedNs
  }

  /// The time of a frame in which its thread did not run, in nanoseconds; 0 where that is not known.
  private static func offProcessorNs(_ frame: Frame) -> Int64 {
    frame.cpuNs.map { max(0, frame.durationNs - max(0, $0)) } ?? 0
  }

  /// The part of it in which the thread waited, in nanoseconds.
  static func waitedNs(_ frame: Frame) -> Int64 {
    let offNs = offProcessorNs(frame)
    guard frame.timedWaitNs == 0 else { return min(frame.timedWaitNs, offNs) }
    let (waits, preemptions) = (frame.voluntarySwitches ?? 0, frame.involuntarySwitches ?? 0)
    guard waits > 0, preemptions > 0 else { return waits > 0 ? offNs : 0 }
    let share = Double(waits) / (Double(waits) + Double(preemptions))
    return min(offNs, Int64(clamping: Double(offNs) * share))
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
