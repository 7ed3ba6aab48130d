/// Keeps the elements of the largest measures, the largest first; the earlier one where they are equal.
struct Largest<Element: Sendable>: Sendable {
  private let capacity: Int
  private var found: [(measure: Int64, element: Element)] = []

  init(_ capacity: Int) {
    self.capacity = capacity
  }

  /// The elements kept, each with its measure.
  var measured: [(measure: Int64, element: Element)] { found }

  /// The elements kept.
  var elements: [Element] { found.map(\.element) }

  /// Returns whether an element of a measure would be kept.
  func accepts(_ measure: Int64) -> Bool {
    found.count < capacity || (found.last.map { $0.measure < measure } ?? false)
  }

  /// Takes an element, which is only made when it is kept.
  ///
  /// - Complexity: O(1) for most elements, O(capacity) at worst.
  mutating func add(_ measure: Int64, _ element: @autoclosure () -> Element) {
    guard accepts(measure) else { return }
    let place = found.firstIndex { $0.measure < measure } ?? found.count
    found.insert((measure, element()), at: place)
    if found.count > capacity { found.removeLast() }
  }

  /// Changes the elements kept.
  mutating func update(_ change: (inout Element) -> Void) {
    for place in found.indices { change(&found[place].element) }
  }
}
