/// The times of a periodic event.
struct Timetable {
  private let interval: Double
  private var next: Double

  /// Creates a timetable of evenly spaced times, in seconds.
  init(first: Double, every interval: Double) {
    self.interval = interval
    next = first
  }

  /// Returns whether a time has come.
  ///
  /// If so, the next one is due an interval later.
  mutating func isDue(at time: Double) -> Bool {
    guard time >= next else { return false }
    next += interval
    return true
  }
}
