/// The frames of one thread that are open: an event inside one belongs to the frame's stage.
struct OpenFrames {
  /// A frame without an end so far.
  private struct Entry {
    let begin: Int
    let number: Int?
  }

  /// Of more, which only a damaged or malicious trace has, the earliest are left out.
  private static let maxCount = 16

  private var entries: [Entry] = []

  /// Whether a frame is open.
  var isInFrame: Bool { !entries.isEmpty }

  /// The number of the frame that began last; nil where there is none, or it does not say.
  var number: Int? { entries.last?.number }

  /// Takes a frame: how many intervals began before it, and its number.
  mutating func begin(_ begin: Int, number: Int?) {
    if entries.count == Self.maxCount { entries.removeFirst() }
    entries.append(Entry(begin: begin, number: number))
  }

  /// Takes the end of the frame that began after so many intervals.
  mutating func end(_ begin: Int) {
    if let place = entries.lastIndex(where: { $0.begin == begin }) { entries.remove(at: place) }
  }
}
