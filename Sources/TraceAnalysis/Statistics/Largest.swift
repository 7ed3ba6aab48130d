extension Sequence {
  /// The elements of the largest measures, the largest first; the earlier one where they are equal.
  ///
  /// - Complexity: O(n) for a few of n elements.
  func largest(_ count: Int, by measure: (Element) -> Int64) -> [Element] {
    var found: [(measure: Int64, element: Element)] = []
    for element in self {
      let value = measure(element)
      if found.count == count, let last = found.last, last.measure >= value { continue }
      let place = found.firstIndex { $0.measure < value } ?? found.count
      found.insert((value, element), at: place)
      if found.count > count { found.removeLast() }
    }
    return found.map(\.element)
  }
}
