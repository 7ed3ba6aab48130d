/// The items of a table or collection that are selected, in the order of their selection.
///
/// All changes and questions take constant time, however many items are selected.
struct SelectedItems<ID: Hashable> {
  /// The number of the selection of each item.
  private var numbers: [ID: Int] = [:]
  private var selections = 0

  /// True if no item is selected.
  var isEmpty: Bool { numbers.isEmpty }

  /// The selected items, in the order of their selection.
  ///
  /// - Complexity: O(n log n) comparisons of numbers.
  var inOrder: [ID] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  /// Returns whether an item is selected.
  func contains(_ id: ID) -> Bool { !numbers.isEmpty && numbers[id] != nil }

  /// Selects or deselects an item; false if nothing changes.
  mutating func set(_ id: ID, isSelected: Bool) -> Bool {
    guard isSelected else { return numbers.removeValue(forKey: id) != nil }
    guard numbers[id] == nil else { return false }
    selections += 1
    numbers[id] = selections
    return true
  }

  /// Deselects the items that are gone.
  mutating func keep(_ isThere: (ID) -> Bool) {
    guard !numbers.isEmpty else { return }
    numbers = numbers.filter { isThere($0.key) }
  }

  /// Deselects all items.
  mutating func removeAll() { numbers = [:] }
}
