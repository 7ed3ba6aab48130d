/// Something that happens again and again, after equal times.
struct Cadence {
  private let interval: Double
  private var nextTime: Double

  /// Happens first after `first` seconds, and then every `interval` seconds.
  init(first: Double, every interval: Double) {
    self.interval = interval
    nextTime = first
  }

  /// Whether it is due.
  ///
  /// Once it was, it is due again an interval later.
  mutating func isDue(at time: Double) -> Bool {
    guard time >= nextTime else { return false }
    nextTime += interval
    return true
  }
}
