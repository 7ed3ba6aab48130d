/// The positions of a longest strictly increasing subsequence, ascending.
///
/// Patience sorting (C. Schensted 1961; M. Fredman, "On computing the length of longest increasing
/// subsequences", 1975). The values must differ.
///
/// - Complexity: O(n) comparisons for strictly increasing values, O(n log n) otherwise.
package func longestIncreasingSubsequence(_ values: [Int32]) -> [Int32] {
  let count = values.count
  return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * count) { memory in
    // For each length: the smallest value that ends a subsequence of that length, and its position.
    let ends = UnsafeMutableBufferPointer(rebasing: memory[..<count])
    let positions = UnsafeMutableBufferPointer(rebasing: memory[count..<2 * count])
    let predecessors = UnsafeMutableBufferPointer(rebasing: memory[(2 * count)...])
    var length = 0
    values.withUnsafeBufferPointer { values in
      for position in values.indices {
        let value = values[position]
        var slot = length
        if length > 0, ends[length - 1] > value {
          slot = lowerBound(of: value, in: ends, count: length)
        }
        predecessors[position] = slot > 0 ? positions[slot - 1] : -1
        if slot == length { length += 1 }
        ends[slot] = value
        positions[slot] = Int32(truncatingIfNeeded: position)
      }
    }
    return chain(endingAt: length > 0 ? positions[length - 1] : -1, length, predecessors)
  }
}

/// The first position whose value is not smaller.
private func lowerBound(
  of value: Int32,
  in sorted: UnsafeMutableBufferPointer<Int32>,
  count: Int
) -> Int {
  var low = 0
  var high = count
  while low < high {
    let middle = (low &+ high) >> 1
    if sorted[middle] < value { low = middle &+ 1 } else { high = middle }
  }
  return low
}

/// The positions that lead to `last`, ascending.
private func chain(
  endingAt last: Int32,
  _ length: Int,
  _ predecessors: UnsafeMutableBufferPointer<Int32>
) -> [Int32] {
  var result = [Int32](repeating: 0, count: length)
  var position = last
  for slot in result.indices.reversed() {
    result[slot] = position
    position = predecessors[Int(position)]
  }
  return result
}
