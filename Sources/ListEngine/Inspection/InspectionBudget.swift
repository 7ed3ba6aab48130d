/// The work that looking at rows may take: counts, not times, so that two plays of a run have the same events.
///
/// It grows with the time of the run loop, up to a store for what happens at once.
struct InspectionBudget {
  /// The stored values that are compared in a second, and the most at once: 2 µs each.
  static let (valuesPerSecond, maxValues) = (300.0, 2_400.0)
  /// The pictures of rows that are taken in a second, and the most at once: 10 to 100 µs each.
  static let (picturesPerSecond, maxPictures) = (12.0, 32.0)

  private var values = maxValues
  private var pictures = maxPictures
  private var time = 0.0

  /// True if there is something left for comparing values.
  var hasValues: Bool { values > 0 }
  /// True if there is something left for a picture.
  var hasPicture: Bool { pictures >= 1 }

  /// Adds what has become due up to a time of the run loop, in seconds.
  mutating func advance(to now: Double) {
    let seconds = max(0, now - time)
    time = max(time, now)
    values = min(Self.maxValues, values + seconds * Self.valuesPerSecond)
    pictures = min(Self.maxPictures, pictures + seconds * Self.picturesPerSecond)
  }

  /// Takes the values of a comparison.
  mutating func take(values count: Int) { values -= Double(count) }

  /// Takes a picture; false where none is left.
  mutating func takePicture() -> Bool {
    guard hasPicture else { return false }
    pictures -= 1
    return true
  }
}
