/// The mean of lengths, and the one that is in use.
///
/// Another one is taken when there are an eighth more lengths than before: so it settles, and what
/// depends on it changes O(log count) times.
struct RunningMean {
  private var sum = 0.0
  private var count = 0
  private var takenCount = 0
  /// The mean in use; nil if there is none.
  private(set) var taken: Double?

  /// True if the mean in use is out of date.
  private(set) var isDue = false

  mutating func add(_ length: Double) {
    guard length.isFinite else { return }
    sum += length
    count += 1
    isDue = count > takenCount + takenCount / 8 && sum / Double(count) != taken
  }

  mutating func take() {
    guard isDue else { return }
    (taken, takenCount, isDue) = (sum / Double(count), count, false)
  }

  /// Starts again; the mean in use stays until there is another one.
  mutating func restart() {
    (sum, count, takenCount, isDue) = (0, 0, 0, false)
  }
}

/// The mean lengths of rows by content type, and of what is before and after the rows.
struct LengthMeans {
  /// The assumed length of a row as long as nothing is known.
  static let defaultLength = 44.0

  private var types: [ObjectIdentifier: RunningMean] = [:]
  private var rows = RunningMean()
  private var heads = RunningMean()
  private var tails = RunningMean()
  /// True if any mean in use is out of date.
  private(set) var isDue = false

  /// The mean length of a row.
  var row: Double { rows.taken ?? Self.defaultLength }
  /// The mean length of what is before the first row of a section.
  var head: Double { heads.taken ?? 0 }
  /// The mean length of what is after the last row of a section.
  var tail: Double { tails.taken ?? 0 }

  /// The mean length of a row of a type; nil if none was placed.
  func row(ofType type: ObjectIdentifier) -> Double? { types[type]?.taken }

  /// Adds the length of a row of a section; without a common type of rows, `own` is its mean.
  mutating func add(row: Double, ofType type: ObjectIdentifier?, own: inout RunningMean) {
    rows.add(row)
    if let type {
      types[type, default: RunningMean()].add(row)
      isDue = isDue || types[type]?.isDue == true
    } else {
      own.add(row)
      isDue = isDue || own.isDue
    }
    isDue = isDue || rows.isDue
  }

  /// Adds the lengths of a section before and after its rows.
  mutating func add(head: Double, tail: Double) {
    heads.add(head)
    tails.add(tail)
    isDue = isDue || heads.isDue || tails.isDue
  }

  mutating func take() {
    rows.take()
    heads.take()
    tails.take()
    for type in types.keys { types[type]?.take() }
    isDue = false
  }

  /// Starts again; the means in use stay until there are others.
  mutating func restart() {
    rows.restart()
    heads.restart()
    tails.restart()
    for type in types.keys { types[type]?.restart() }
    isDue = false
  }
}
