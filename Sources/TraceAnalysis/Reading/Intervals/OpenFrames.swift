/// The frames of one thread that are open: an event inside one belongs to the frame's stage.
struct OpenFrames {
  /// A frame without an end so far.
  private struct Entry {
    let begin: Int
    let startNs: Int64
    let number: Int?
  }

  /// Of more, which only a damaged or malicious trace has, the earliest are left out.
  private static let maxCount = 16

  private var entries: [Entry] = []

  /// Returns whether a frame is open that began at a time or later.
  func isInFrame(since timeNs: Int64) -> Bool { entries.last.map { $0.startNs >= timeNs } ?? false }

  /// The number of the frame that began last; nil where there is none, or it does not say.
  var number: Int? { entries.last?.number }

  /// Takes a frame: how many intervals began before it, when it began, and its number.
  mutating func begin(_ begin: Int, at startNs: Int64, number: Int?) {
    if entries.count == Self.maxCount { entries.removeFirst() }
    entries.append(Entry(begin: begin, startNs: startNs, number: number))
  }

  /// Takes the end of the frame that began after `begin` intervals.
  mutating func end(_ begin: Int) {
    if let place = entries.lastIndex(where: { $0.begin == begin }) { entries.remove(at: place) }
  }
}
