package import ListEngine

/// A row of a diagram: an identifier and a value, written `a` or `a:1`.
public struct DiagramElement: Hashable, CustomStringConvertible {
  /// The identifier.
  public var id: String
  /// The value.
  public var value: Int

  /// Creates an element.
  public init(id: String, value: Int) {
    self.id = id
    self.value = value
  }

  /// Its notation in a diagram.
  public var description: String { value == 0 ? id : "\(id):\(value)" }

  /// Reads `a b:1 c`; an empty text is no elements.
  package static func parse(_ diagram: String) -> [DiagramElement] {
    diagram.split(separator: " ").map { word in
      let parts = word.split(separator: ":")
      return DiagramElement(id: String(parts[0]), value: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    }
  }
}

/// Applies a difference to an old array in numbered steps, slowly and simply.
package enum DiffOracle {
  /// The old array after the difference; must equal the new one.
  package static func replay<Element>(
    _ diff: ArrayDiff,
    old: [Element],
    new: [Element]
  ) -> [Element] {
    var slots = [Element?](repeating: nil, count: new.count)
    // 1. Elements that stayed go to their new positions, with their old values.
    for run in diff.unchanged {
      for offset in 0..<run.count { slots[run.new + offset] = old[run.old + offset] }
    }
    // 2. So do moved ones, with their new values.
    for pair in diff.moved { slots[pair.new] = new[pair.new] }
    // 3. Updated ones take their new values in place.
    for pair in diff.updated { slots[pair.new] = new[pair.new] }
    // 4. Added ones are inserted.
    for index in diff.added { slots[index] = new[index] }
    return slots.compactMap { $0 }
  }

  /// The k-th occurrence of each identifier, paired between both arrays: which old position belongs
  /// to which new one.
  package static func pairs(old: [String], new: [String]) -> [(old: Int, new: Int)] {
    func numbered(_ ids: [String]) -> [String] {
      ids.enumerated().map { index, id in
        "\(id)#\(ids[..<index].filter { $0 == id }.count)"
      }
    }
    let (old, new) = (numbered(old), numbered(new))
    return new.enumerated().compactMap { index, id in
      old.firstIndex(of: id).map { (old: $0, new: index) }
    }
  }

  /// The length of a longest increasing subsequence, by trying all predecessors.
  package static func longestIncreasingLength(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      let best = values[..<index].indices.filter { values[$0] < value }.map { lengths[$0] }.max()
      lengths.append((best ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }
}
