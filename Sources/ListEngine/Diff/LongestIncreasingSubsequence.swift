/// The positions of a longest strictly increasing subsequence, ascending.
///
/// Patience sorting (C. Schensted 1961; M. Fredman, "On computing the length of longest increasing
/// subsequences", 1975). The values must differ.
///
/// - Complexity: O(n) comparisons for values that increase throughout, O(n log n) else.
func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
  /// For each length, the position of the smallest value that ends a subsequence of that length.
  var ends: [Int] = []
  var predecessor = [Int](repeating: -1, count: values.count)
  for (position, value) in values.enumerated() {
    var length = ends.count
    if let last = ends.last, values[last] > value {
      var low = 0
      while low < length {
        let middle = (low + length) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { length = middle }
      }
    }
    if length > 0 { predecessor[position] = ends[length - 1] }
    if length == ends.count { ends.append(position) } else { ends[length] = position }
  }
  var result = [Int](repeating: 0, count: ends.count)
  var position = ends.last ?? -1
  for slot in result.indices.reversed() {
    result[slot] = position
    position = predecessor[position]
  }
  return result
}
