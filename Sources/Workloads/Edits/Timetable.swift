/// When something is due that happens again and again.
struct Timetable {
  private let interval: Double
  private var next: Double

  /// A timetable of evenly spaced times, in seconds.
  init(first: Double, every interval: Double) {
    self.interval = interval
    next = first
  }

  /// Whether a time has come.
  ///
  /// Once it has, the next one is due an interval later.
  mutating func isDue(at time: Double) -> Bool {
    guard time >= next else { return false }
    next += interval
    return true
  }
}
