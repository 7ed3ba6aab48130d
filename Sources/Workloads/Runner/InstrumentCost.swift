import Glibc
import ListSchema
import Signposts

/// Measures what recording costs in this process, and records it.
///
/// In a frame the list's own work lies between two events, and takes their code and buffers out of the
/// processor's first cache. So memory of that cache's size is read before each event that is timed; the
/// cost is the median, without that of reading the clock.
enum InstrumentCost {
  /// The number of timed intervals.
  private static let samples = 32
  /// The size of a first-level cache, in bytes: 32 or 48 KiB in today's processors.
  private static let cacheSize = 48 << 10

  /// Records intervals of the kind `calibration`, then the event `instrument`; nothing while no one
  /// records.
  static func announce(to signposter: Signposter) {
    guard signposter.isEnabled else { return }
    let others = [UInt8](repeating: 0, count: cacheSize)
    let clock = median { time(others) {} }
    let event = median { eventNs(signposter, others) - clock }
    let usage = median { time(others) { _ = ThreadUsage.current } - clock }
    signposter.event(.instrument, .instrument(eventNs: max(0, event), usageNs: max(0, usage)))
  }

  /// Half of what an interval takes that holds nothing.
  private static func eventNs(_ signposter: Signposter, _ others: [UInt8]) -> Double {
    var open: OpenInterval?
    let begin = time(others) { open = signposter.beginInterval(.calibration) }
    let end = time(others) { open.take()?.end() }
    return (begin + end) / 2
  }

  /// Returns the duration of work after other memory was read, in nanoseconds.
  private static func time(_ others: [UInt8], _ work: () -> Void) -> Double {
    // A search for a byte that is not there: all of them are 0.
    let wanted = Int32(MonotonicClock.nowNs() & 0x7f) + 1
    guard memchr(others, wanted, others.count) == nil else { return 0 }
    let start = MonotonicClock.nowNs()
    work()
    return Double(MonotonicClock.nowNs() - start)
  }

  private static func median(_ measure: () -> Double) -> Double {
    (0..<samples).map { _ in measure() }.sorted()[samples / 2]
  }
}
