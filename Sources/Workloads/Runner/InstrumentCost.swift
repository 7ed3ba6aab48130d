import Glibc
import ListSchema
import Signposts

/// Measures what recording costs in this process, and records it.
///
/// A batch is a number of intervals that hold nothing; the cost of an event is half the time of one of
/// them, in the median of the batches.
enum InstrumentCost {
  private static let batches = 5
  private static let batchSize = 16

  /// Records intervals of the kind `calibration`, then the event `instrument`; nothing while no one
  /// records.
  static func announce(to signposter: Signposter) {
    // A first batch brings code and buffers into the caches.
    guard signposter.isEnabled, eventNs(signposter) > 0 else { return }
    let event = median { eventNs(signposter) }
    let usage = median { usageNs() }
    signposter.event(.instrument, .instrument(eventNs: event, usageNs: usage))
  }

  private static func eventNs(_ signposter: Signposter) -> Double {
    let start = MonotonicClock.nowNs()
    for _ in 0..<batchSize { signposter.beginInterval(.calibration).end() }
    return Double(MonotonicClock.nowNs() - start) / Double(2 * batchSize)
  }

  private static func usageNs() -> Double {
    let start = MonotonicClock.nowNs()
    for _ in 0..<batchSize { _ = ThreadUsage.current }
    return Double(MonotonicClock.nowNs() - start) / Double(batchSize)
  }

  private static func median(_ measure: () -> Double) -> Double {
    (0..<batches).map { _ in measure() }.sorted()[batches / 2]
  }
}
