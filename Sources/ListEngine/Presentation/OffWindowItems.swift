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

  /// Keyed by the hashes of the identifiers, which do not change, whatever an app's `==` returns; of several with
  /// one hash, the one that was added last.
  private var entries: [Int: Entry] = [:]
  /// The others of them, in the order in which they were added.
  private var earlier: [Int: [Entry]] = [:]
  /// The number of items.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Keeps an item for later.
  mutating func insert(_ entry: Entry) {
    let key = entry.item.identifier.cachedHash
    if let before = entries.updateValue(entry, forKey: key) {
      earlier[key, default: []].append(before)
    }
    count += 1
  }

  /// Removes and returns the item with an identifier; of several, the one that was added last.
  mutating func take(_ identifier: AnyIdentifier) -> Entry? {
    guard let entry = last(identifier, where: { _ in true }) else { return nil }
    remove(entry)
    return entry
  }

  /// Removes an item that is there.
  mutating func remove(_ entry: Entry) {
    let key = entry.item.identifier.cachedHash
    var others = earlier[key] ?? []
    if entries[key]?.state === entry.state {
      entries[key] = others.popLast()
    } else if let index = others.lastIndex(where: { $0.state === entry.state }) {
      others.remove(at: index)
    } else {
      return
    }
    if !earlier.isEmpty { earlier[key] = others.isEmpty ? nil : others }
    count -= 1
  }

  /// Returns the item with an identifier that was added last of those for which `isWanted` holds.
  func last(_ identifier: AnyIdentifier, where isWanted: (Entry) -> Bool) -> Entry? {
    last(identifier.cachedHash) { $0.item.identifier == identifier && isWanted($0) }
  }

  private func last(_ key: Int, where isWanted: (Entry) -> Bool) -> Entry? {
    guard count > 0, let entry = entries[key] else { return nil }
    return isWanted(entry) ? entry : earlier[key]?.last(where: isWanted)
  }

  /// Passes on all items; of those with one identifier, the one that was added first is the first.
  func forEach(_ body: (Entry) -> Void) {
    for (key, entry) in entries {
      earlier[key]?.forEach(body)
      body(entry)
    }
  }

  /// Returns whether there is an item with an identifier.
  func contains(_ identifier: AnyIdentifier) -> Bool {
    last(identifier, where: { _ in true }) != nil
  }

  /// The entry of a state; nil if there is none.
  func entry(of state: PresentationItemState) -> Entry? {
    guard count > 0 else { return nil }
    return last(state.identifier.cachedHash) { $0.state === state }
  }

  /// Returns the items for which `isWanted` holds.
  func all(where isWanted: (Entry) -> Bool) -> [Entry] {
    var all: [Entry] = []
    forEach { if isWanted($0) { all.append($0) } }
    return all
  }

  /// Removes items that are there.
  ///
  /// - Complexity: O(items removed, and others with their hashes).
  mutating func remove(_ gone: [Entry]) {
    var keysOfSeveral: Set<Int> = []
    for entry in gone {
      let key = entry.item.identifier.cachedHash
      if earlier[key] == nil { entries[key] = nil } else { keysOfSeveral.insert(key) }
    }
    if !keysOfSeveral.isEmpty {
      let states = Set(gone.map { ObjectIdentifier($0.state) })
      for key in keysOfSeveral {
        var left = (earlier[key] ?? []) + [entries[key]].compactMap { $0 }
        left.removeAll { states.contains(ObjectIdentifier($0.state)) }
        entries[key] = left.popLast()
        earlier[key] = left.isEmpty ? nil : left
      }
    }
    count -= gone.count
  }

  /// Forgets the sizes of all items.
  func removeAllSizes() {
    forEach { $0.state.sizes.removeAll() }
  }
}
