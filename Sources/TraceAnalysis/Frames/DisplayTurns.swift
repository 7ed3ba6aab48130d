import Signposts

/// The turns that the frames of a list would have had on a display of the virtual clock.
///
/// One thread makes the frames, and frees after each what it no longer needs. Where that lasts beyond the
/// frame's turn, the next frame begins with the first vsync after it (`harness.md`
/// of the field: start = first vsync at or after both its own and the end of what comes before):
///
/// - busy b = the end of the frame before + the cost of all that was freed since, on a device that is s
///   times slower; of a piece that took w, u of it on the processor, s u + (w − u) as of a frame
/// - delay d = P ⌈max(0, b − V) / P⌉, for the frame that the display asks for at V with period P
///
/// Where a frame may take longer than a period, one that is in time passes a delay on, too. So what would
/// be left of a delay, had nothing been freed, is known apart: that is the frames' own.
struct DisplayTurns {
  /// The time when the display asks for the next frame, in nanoseconds.
  private(set) var nextNs: Int64
  /// The time when the thread has finished all that it has done so far.
  private var busyNs: Int64
  /// The time when it would have, had nothing been freed.
  private var unfreedNs: Int64

  /// Starts when the first frame does.
  init(startNs: Int64) {
    (nextNs, busyNs, unfreedNs) = (startNs, startNs, startNs)
  }

  /// The delay of the next frame because the thread was not free, in nanoseconds.
  func delayNs(_ budget: FrameBudget) -> Int64 { delayNs(until: busyNs, budget) }

  /// The delay that earlier frames alone would cause, without any freeing.
  func passedOnNs(_ budget: FrameBudget) -> Int64 {
    min(delayNs(budget), delayNs(until: unfreedNs, budget))
  }

  /// True if the latest frame ended after the display asks for the next one, without any freeing.
  var passesOn: Bool { unfreedNs > nextNs }

  private func delayNs(until busyNs: Int64, _ budget: FrameBudget) -> Int64 {
    let (late, period) = (min(busyNs.subtractingSaturating(nextNs), Self.maxNs), budget.periodNs)
    return late > 0 ? ((late - 1) / period + 1) * period : 0
  }

  /// Takes the next frame, which was evaluated with that delay.
  mutating func add(_ timing: FrameTiming, _ budget: FrameBudget) {
    let freeingNs = delayNs(budget) - passedOnNs(budget)
    busyNs = [nextNs, budget.budgetNs, timing.overrunNs].saturatingSum()
    unfreedNs = busyNs.subtractingSaturating(freeingNs)
    nextNs = [nextNs, timing.displayNs].saturatingSum()
  }

  /// Takes the time in which something was freed after that frame, with its processor time where that
  /// is known.
  ///
  /// - Returns: the cost on the evaluated device, in nanoseconds.
  @discardableResult
  mutating func release(_ durationNs: Int64, cpuNs: Int64? = nil, _ budget: FrameBudget) -> Int64 {
    let duration = max(0, durationNs)
    let cost = Int64(
      clamping: ThreadUsage.costNs(
        durationNs: duration,
        cpuNs: cpuNs ?? duration,
        slowdown: budget.slowdown
      )
    )
    release(costNs: cost)
    return cost
  }

  /// Takes what freeing something cost on the evaluated device, in nanoseconds.
  mutating func release(costNs: Int64) {
    busyNs = [busyNs, min(costNs, Self.maxNs)].saturatingSum()
  }

  /// Damaged numbers of any size stay numbers.
  private static let maxNs = Int64.max / 4
}

extension Int64 {
  /// The difference; the smallest or largest number where there is no such.
  func subtractingSaturating(_ other: Int64) -> Int64 {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (self < 0 ? .min : .max) : difference
  }
}
