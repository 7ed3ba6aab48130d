/// The items that one update takes from those outside the window, and those that it adds.
///
/// The list keeps its items outside the window as they were until the update is over, as app code that the update
/// runs may ask for them. A dictionary that is changed while the list has it, too, would be copied: all rows that
/// were ever on screen, at each update.
struct OffWindowChanges {
  /// The items before the update.
  private var before: OffWindowItems
  /// The items that the update has added and not taken again.
  private var added = OffWindowItems()
  /// The items that it has taken from those before.
  private var taken: [ObjectIdentifier: OffWindowItems.Entry] = [:]

  /// Begins with the items before an update.
  init(_ before: OffWindowItems = OffWindowItems()) {
    self.before = before
  }

  /// True if no item is left.
  var isEmpty: Bool { added.isEmpty && before.count == taken.count }

  /// Keeps an item for later.
  mutating func insert(_ entry: OffWindowItems.Entry) { added.insert(entry) }

  /// Removes and returns the item with an identifier; of several, the one that was added last.
  mutating func take(_ identifier: AnyIdentifier) -> OffWindowItems.Entry? {
    if let entry = added.take(identifier) { return entry }
    let entry = before.last(identifier, where: { taken[ObjectIdentifier($0.state)] == nil })
    if let entry { taken[ObjectIdentifier(entry.state)] = entry }
    return entry
  }

  /// Lets go of the items before the update, so that they can be changed without a copy.
  mutating func forgetItemsBefore() { before = OffWindowItems() }

  /// Carries the changes out.
  ///
  /// - Complexity: O(items taken and added).
  func apply(to items: inout OffWindowItems) {
    for entry in taken.values { items.remove(entry) }
    added.forEach { items.insert($0) }
  }
}
