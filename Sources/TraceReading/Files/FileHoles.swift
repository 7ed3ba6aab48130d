/// The holes of a file, which are read as zeros without end.
///
/// A program that makes a file larger than what it writes leaves a hole. Nothing in a hole is worth reading,
/// and a terabyte of zeros takes hours; so no packet may have one, and none is searched for there.
struct FileHoles {
  private let holes: [Range<Int>]
  /// Shorter packets are read with their holes, which take no time.
  private static let longestHarmless = 1 << 20

  init(_ file: OpenFile) {
    holes = file.holes
  }

  /// Returns whether too much of a packet may be in a hole for it to be read.
  func spoil(_ packet: Range<Int>) -> Bool {
    guard packet.count > Self.longestHarmless, !holes.isEmpty else { return false }
    let place = firstHole(endingAfter: packet.lowerBound)
    return place < holes.count && holes[place].lowerBound < packet.upperBound
  }

  /// The next bytes at or after an offset that are in no hole; nil where there are none before the end.
  func data(from offset: Int, size: Int) -> Range<Int>? {
    var place = firstHole(endingAfter: offset)
    var start = offset
    while place < holes.count, holes[place].contains(start) {
      start = holes[place].upperBound
      place += 1
    }
    guard start < size else { return nil }
    return start..<(place < holes.count ? min(size, holes[place].lowerBound) : size)
  }

  private func firstHole(endingAfter offset: Int) -> Int {
    var (low, high) = (0, holes.count)
    while low < high {
      let middle = (low + high) / 2
      if holes[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
