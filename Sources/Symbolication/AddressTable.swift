/// Values by ranges of addresses.
///
/// Ranges may overlap, as those of damaged binaries do; of several, the one that begins last is found.
struct AddressTable<Value> {
  private struct Entry {
    let start: UInt64
    let end: UInt64
    let value: Value
    /// The largest end of this and all earlier ranges.
    var reach: UInt64 = 0
  }

  private let entries: [Entry]

  /// True if it has no range.
  var isEmpty: Bool { entries.isEmpty }

  /// Takes ranges in any order; empty ones are left out.
  ///
  /// - Complexity: O(n log n).
  init(_ ranges: [(start: UInt64, end: UInt64, value: Value)]) {
    var entries = ranges.filter { $0.start < $0.end }
      .map { Entry(start: $0.start, end: $0.end, value: $0.value) }
    entries.sort { ($0.start, $1.end) < ($1.start, $0.end) }
    var reach: UInt64 = 0
    for position in entries.indices {
      reach = max(reach, entries[position].end)
      entries[position].reach = reach
    }
    self.entries = entries
  }

  /// Returns the value of the range that an address is in; nil for none.
  ///
  /// - Complexity: O(log n), and O(k) for k ranges that overlap.
  func value(at address: UInt64) -> Value? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start <= address { low = middle + 1 } else { high = middle }
    }
    while low > 0, entries[low - 1].reach > address {
      if address < entries[low - 1].end { return entries[low - 1].value }
      low -= 1
    }
    return nil
  }
}
