/// Keeps the elements of the largest measures, the largest first; the earlier one where they are equal.
struct Largest<Element> {
  private let capacity: Int
  private var found: [(measure: Int64, element: Element)] = []

  init(_ capacity: Int) {
    self.capacity = capacity
  }

  /// The elements kept.
  var elements: [Element] { found.map(\.element) }

  /// Takes an element, which is only made when it is kept.
  ///
  /// - Complexity: O(1) for most elements, O(capacity) at worst.
  mutating func add(_ measure: Int64, _ element: @autoclosure () -> Element) {
    if found.count == capacity, let last = found.last, last.measure >= measure { return }
    let place = found.firstIndex { $0.measure < measure } ?? found.count
    found.insert((measure, element()), at: place)
    if found.count > capacity { found.removeLast() }
  }

  /// Changes the elements kept.
  mutating func update(_ change: (inout Element) -> Void) {
    for place in found.indices { change(&found[place].element) }
  }
}
