internal import CTracepoints
internal import Synchronization

/// The intervals that have ended last, by their numbers, so that a second end is noticed without memory for each.
///
/// Numbers follow each other, so that one takes the place of another only after thousands of intervals.
enum EndedSignposts {
  private static let count = 1 << 14

  /// The last number that ended in each place.
  ///
  /// Never freed: it is used by atomic operations only, as long as the process lives.
  nonisolated(unsafe) private static let numbers: UnsafeMutablePointer<Atomic<UInt32>> = {
    let numbers = UnsafeMutablePointer<Atomic<UInt32>>.allocate(capacity: count)
    for place in 0..<count { (numbers + place).initialize(to: Atomic(0)) }
    return numbers
  }()

  /// A number for a new interval, not 0; the highest bit is left to numbers of ids.
  static func newNumber() -> UInt32 {
    let number = listscope_next_id() & ~(1 << 31)
    return number != 0 ? number : newNumber()
  }

  /// Notes the end of an interval; false if it is noted already.
  static func note(_ number: UInt32) -> Bool {
    let place = numbers + (Int(number) & (count - 1))
    return place.pointee.exchange(number, ordering: .relaxed) != number
  }
}
