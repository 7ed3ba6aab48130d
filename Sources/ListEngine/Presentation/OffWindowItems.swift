import HeadlessUIKit

/// Items outside the window that are kept with their state.
///
/// They are still part of the list: when the window returns, they are restored.
struct OffWindowItems {
  /// One item that is not presented.
  struct Entry {
    let state: PresentationItemState
    /// The item as last presented.
    let item: AnyItemStorage
    /// The number of the content that it was part of.
    let contentNumber: UInt32
  }

  /// Keyed by the hashes of the identifiers, which do not change, whatever an app's `==` returns.
  private var entries: [Int: [Entry]] = [:]
  /// The number of items.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Keeps an item for later.
  mutating func insert(_ entry: Entry) {
    entries[entry.item.identifier.cachedHash, default: []].append(entry)
    count += 1
  }

  /// Removes and returns the item with an identifier; of several, the one that was added last.
  mutating func take(_ identifier: AnyIdentifier) -> Entry? {
    guard count > 0 else { return nil }
    guard var found = entries[identifier.cachedHash],
      let index = found.lastIndex(where: { $0.item.identifier == identifier })
    else { return nil }
    let entry = found.remove(at: index)
    entries[identifier.cachedHash] = found.isEmpty ? nil : found
    count -= 1
    return entry
  }

  /// Returns whether there is an item with an identifier.
  func contains(_ identifier: AnyIdentifier) -> Bool {
    guard count > 0, let found = entries[identifier.cachedHash] else { return false }
    return found.contains { $0.item.identifier == identifier }
  }

  /// The entry of a state; nil if there is none.
  func entry(of state: PresentationItemState) -> Entry? {
    guard count > 0 else { return nil }
    return entries[state.identifier.cachedHash]?.first { $0.state === state }
  }

  /// Forgets the items for which `isGone` holds.
  mutating func removeAll(where isGone: (Entry) -> Bool) -> [Entry] {
    var gone: [Entry] = []
    for (key, found) in entries {
      let left = found.filter { entry in
        guard isGone(entry) else { return true }
        gone.append(entry)
        return false
      }
      guard left.count < found.count else { continue }
      entries[key] = left.isEmpty ? nil : left
    }
    count -= gone.count
    return gone
  }

  /// Forgets the sizes of all items.
  func removeAllSizes() {
    for found in entries.values {
      for entry in found { entry.state.sizes.removeAll() }
    }
  }
}
