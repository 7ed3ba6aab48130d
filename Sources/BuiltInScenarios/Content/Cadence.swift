/// A periodic event.
struct Cadence {
  private let interval: Double
  private var nextTime: Double

  /// Creates an event that happens after `first` seconds, and then every `interval` seconds.
  init(first: Double, every interval: Double) {
    self.interval = interval
    nextTime = first
  }

  /// Returns whether it is due.
  ///
  /// If so, it is due again an interval later.
  mutating func isDue(at time: Double) -> Bool {
    guard time >= nextTime else { return false }
    nextTime += interval
    return true
  }
}
