internal import CTracepoints
internal import Glibc
internal import Synchronization

/// The intervals that have ended, a bit for each number, so that a second end is noticed without memory for each state.
///
/// A word has the bits of 32 numbers that follow each other, and says which ones they are. It is taken for others only
/// after eight million intervals.
enum EndedSignposts {
  private static let count = 1 << 18

  /// The bits of 32 numbers in the lower half of each word, the number of this group in the upper half.
  ///
  /// Zeros at first; the system makes pages only for those that are used, 4 kB for 16,384 intervals and 2 MB at most.
  /// Never freed: it is used by atomic operations only, as long as the process lives.
  nonisolated(unsafe) private static let words: UnsafeMutablePointer<Atomic<UInt64>> = {
    guard let zeros = calloc(count, MemoryLayout<Atomic<UInt64>>.stride) else {
      fatalError("out of memory")
    }
    return zeros.bindMemory(to: Atomic<UInt64>.self, capacity: count)
  }()

  /// A number for a new interval, not 0; the highest bit is left to numbers of ids.
  static func newNumber() -> UInt32 {
    let number = listscope_next_id() & ~(1 << 31)
    return number != 0 ? number : newNumber()
  }

  /// Notes the end of an interval; false if it is noted already.
  static func note(_ number: UInt32) -> Bool {
    let group = UInt64(number >> 5)
    let word = words + Int(group & UInt64(count - 1))
    let bit: UInt64 = 1 << UInt64(number & 31)
    var old = word.pointee.load(ordering: .relaxed)
    while true {
      let noted = old >> 32 == group ? old : group << 32
      guard noted & bit == 0 else { return false }
      let (isDone, found) = word.pointee.weakCompareExchange(
        expected: old,
        desired: noted | bit,
        ordering: .relaxed
      )
      if isDone { return true }
      old = found
    }
  }
}
