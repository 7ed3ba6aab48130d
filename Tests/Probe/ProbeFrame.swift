import ListSchema
import Signposts

/// A frame that a probe marks, with nothing in it.
struct ProbeFrame: ~Copyable {
  private let interval: OpenInterval
  private let startNs: Int64

  /// Begins a frame.
  init(_ number: Int, offset: Double = 0, vsync: Int = 0, _ signposter: Signposter) {
    interval = signposter.beginInterval(
      .frame,
      .frameBegin(
        frame: number,
        offsetPoints: offset,
        phase: .idle,
        vsync: vsync,
        startDelayNs: 0,
        state: 0,
        harnessNs: 0,
        allItems: 0
      )
    )
    startNs = MonotonicClock.nowNs()
  }

  /// Ends it; all of its time counts as processor time.
  consuming func end(visibleItems: Int = 0) {
    let durationNs = Int(MonotonicClock.nowNs() - startNs)
    interval.end(
      .frameEnd(
        visibleItems: visibleItems,
        blankPoints: 0,
        durationNs: durationNs,
        cpuNs: durationNs,
        involuntarySwitches: 0,
        voluntarySwitches: 0,
        pageFaults: 0,
        firstItem: 0
      )
    )
  }
}
