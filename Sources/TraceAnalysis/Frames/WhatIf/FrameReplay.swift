/// Evaluates a frame again, as if it had taken less.
struct FrameReplay {
  /// Time that a frame did not take.
  struct Saving {
    /// The time of its thread, in nanoseconds.
    var ns: Double = 0
    /// That on the evaluated device, in nanoseconds.
    var costNs: Double = 0
    /// The part of what was freed before it that would not have been, from 0 to 1.
    var freedShare = 0.0

    var isEmpty: Bool { ns == 0 && freedShare == 0 }

    /// A part of it.
    func times(_ share: Double) -> Saving {
      Saving(ns: ns * share, costNs: costNs * share, freedShare: freedShare * share)
    }
  }

  let budget: FrameBudget

  /// The lateness of a frame with a part of its time left out.
  ///
  /// - Parameters:
  ///   - record: the frame.
  ///   - saving: the time that is left out.
  ///   - before: the lateness of the frame before it, evaluated again; nil where it is not known.
  /// - Returns: the lateness that is left.
  func timing(
    of record: LateFrames.Record,
    without saving: Saving,
    after before: FrameTiming?
  ) -> FrameTiming {
    // What the machine kept from the thread stays as it is.
    let held = Double(record.heldNs)
    let whole = Double(record.durationNs) - held
    let savedNs = max(0, min(saving.ns, whole))
    let rest = whole - savedNs
    let durationNs = Int64(clamping: held + rest)
    let cpuNs = record.cpuNs.map { Int64(clamping: whole > 0 ? Double($0) * rest / whole : 0) }
    return FrameTiming(
      durationNs: durationNs,
      cpuNs: cpuNs,
      startDelayNs: [record.startDelayNs, delayNs(record, saving, before)].saturatingSum(),
      slowdown: rest > 0
        ? max(0, record.slowdown * whole - saving.costNs) / rest : record.slowdown,
      budget: budget
    )
  }

  /// The delay of the frame's start because of freeing, or of the frame before it.
  private func delayNs(_ record: LateFrames.Record, _ saving: Saving, _ before: FrameTiming?)
    -> Int64
  {
    // On the real clock the recorded start says all that is known of it.
    guard !record.isRealTime, record.freedCostNs > 0 || before != nil else {
      return record.turnDelayNs
    }
    let freedNs = Int64(clamping: Double(record.freedCostNs) * (1 - saving.freedShare))
    var turns = DisplayTurns(startNs: 0)
    guard let before else {
      turns.release(costNs: freedNs)
      return min(record.turnDelayNs, turns.delayNs(budget))
    }
    turns.add(before, budget)
    turns.release(costNs: freedNs)
    return turns.delayNs(budget)
  }
}
