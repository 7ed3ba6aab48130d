/// The suspect work of frames by its keys, added up over each frame and over all of them.
struct SuspectTallies: Sendable {
  /// The sums of one key.
  private struct Sums {
    var all = SuspectTally()
    /// Those of the frame that is being taken.
    var inFrame = SuspectTally()
    var isInFrame = false
  }

  /// The maximum number of keys; further ones, which only a damaged or malicious trace has, are
  /// left out.
  private static let maxKeys = 4_096

  private var sums = RecentKeys<SuspectCollector.Key, Sums>(maxKeys: Self.maxKeys)
  /// The places of the keys that the frame has.
  private var places: [Int] = []

  /// Takes work of the frame.
  ///
  /// - Complexity: O(1).
  mutating func add(_ key: SuspectCollector.Key, _ tally: SuspectTally) {
    guard let place = sums.place(of: key, Sums()) else { return }
    if !sums[place: place].isInFrame {
      sums[place: place].isInFrame = true
      places.append(place)
    }
    sums[place: place].inFrame.add(tally)
  }

  /// The work of the frame so far.
  var inFrame: [(key: SuspectCollector.Key, tally: SuspectTally)] {
    places.map { (sums.keys[$0], sums[place: $0].inFrame) }
  }

  /// The work of all frames.
  var all: [(key: SuspectCollector.Key, tally: SuspectTally)] {
    sums.all.map { ($0, $1.all) }
  }

  /// Adds the work of the frame to that of all of them.
  ///
  /// - Parameter isLate: whether work that took a time in the frame made it late.
  mutating func endFrame(isLate: (_ work: SuspectWork, _ ns: Int64) -> Bool) {
    for place in places {
      var tally = sums[place: place].inFrame
      tally.frames = 1
      tally.lateFrames = isLate(sums.keys[place].work, tally.ns) ? 1 : 0
      sums[place: place].all.add(tally)
      (sums[place: place].inFrame, sums[place: place].isInFrame) = (SuspectTally(), false)
    }
    places.removeAll(keepingCapacity: true)
  }

  /// Takes the work of other frames.
  mutating func merge(_ other: SuspectTallies) {
    for (key, tally) in other.all {
      guard let place = sums.place(of: key, Sums()) else { continue }
      sums[place: place].all.add(tally)
    }
  }
}
