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

  /// The shortest time for which another program has the processor once it was taken.
  ///
  /// It is the least slice of Linux on two cores. A thread that was woken has it for less, as one that takes a
  /// lock.
  private static let sliceNs: Int64 = 1_400_000

  /// The part of it in which the thread waited, in nanoseconds.
  ///
  /// Timed waits say it. Otherwise a frame that was switched in both ways waited as long as those before it
  /// that only waited, or as the numbers of switches are; all of it where it is too short for a slice.
  static func waitedNs(_ frame: Frame) -> Int64 {
    let offNs = offProcessorNs(frame)
    guard frame.timedWaitNs == 0 else { return min(frame.timedWaitNs, offNs) }
    let (waits, preemptions) = (frame.voluntarySwitches ?? 0, frame.involuntarySwitches ?? 0)
    guard waits > 0, preemptions > 0 else { return waits > 0 ? offNs : 0 }
    if waits >= preemptions, offNs < sliceNs { return offNs }
    let share = Double(waits) / (Double(waits) + Double(preemptions))
    let byNumber = Int64(clamping: (Double(offNs) * share).rounded(.down))
    return min(offNs, max(byNumber, frame.usualWaitNs))
  }

  /// The time that a frame waited which was not preempted; nil for others, and where waits were timed.
  static func ofWaitsAlone(_ frame: Frame) -> Int64? {
    let (waits, preemptions) = (frame.voluntarySwitches ?? 0, frame.involuntarySwitches ?? 0)
    let offNs = offProcessorNs(frame)
    return waits > 0 && preemptions == 0 && offNs > 0 && frame.timedWaitNs == 0 ? offNs : nil
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
