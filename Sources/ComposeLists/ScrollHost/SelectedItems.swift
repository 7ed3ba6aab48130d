/// The items of a table or collection that are selected, in the order of their selection.
///
/// One that is selected again keeps its place. To select, to deselect and to ask for one takes constant time, however
/// many are selected.
struct SelectedItems<ID: Hashable> {
  /// The number of the selection of each item.
  private var numbers: [ID: Int] = [:]
  private var selections = 0

  /// The selected items, in the order of their selection.
  ///
  /// - Complexity: O(n log n) comparisons of numbers.
  var inOrder: [ID] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  /// Returns whether an item is selected.
  func contains(_ id: ID) -> Bool { numbers[id] != nil }

  /// Selects or deselects an item; false if nothing changes.
  mutating func set(_ id: ID, isSelected: Bool) -> Bool {
    guard isSelected else { return numbers.removeValue(forKey: id) != nil }
    guard numbers[id] == nil else { return false }
    selections += 1
    numbers[id] = selections
    return true
  }

  /// The selected items that are not there any more.
  ///
  /// - Complexity: O(n) calls of `isThere`.
  func missing(_ isThere: (ID) -> Bool) -> [ID] {
    numbers.keys.filter { !isThere($0) }
  }

  /// Deselects items.
  mutating func remove(_ ids: [ID]) {
    for id in ids { numbers[id] = nil }
  }

  /// Deselects all items.
  mutating func removeAll() { numbers = [:] }
}
