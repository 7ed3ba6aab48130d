/// The number of times that an item was to be shown anew: by another cell, and by the same one.
struct ItemMark: Hashable {
  var reloads = 0
  var reconfigurations = 0
}

/// The marks of items, which each content of a list has as they were when it was described.
///
/// All contents share this object, and each has a number. Were the marks a dictionary that each content has, it would be
/// copied at each update that marks an item: all items that were ever marked.
final class VersionedMarks<ID: Hashable> {
  /// The marks of one item.
  private struct Entry {
    var mark = ItemMark()
    /// The first content that has this mark.
    var since: Int
    /// The mark that contents before have.
    var before = ItemMark()
  }

  private var entries: [ID: Entry] = [:]
  /// The number of the content that was described last.
  private var version = 0

  /// The number of marked items.
  var count: Int { entries.count }

  /// Returns the number of a content that is described now.
  func describe() -> Int {
    version += 1
    return version
  }

  /// The mark of an item in a content.
  ///
  /// A content that is older than the two last marks of the item has the earlier one of them.
  func mark(_ id: ID, in version: Int) -> ItemMark {
    guard !entries.isEmpty, let entry = entries[id] else { return ItemMark() }
    return entry.since <= version ? entry.mark : entry.before
  }

  /// Marks an item to be shown by another cell, in all contents that are described from now on.
  func reload(_ id: ID) { change(id) { $0.reloads += 1 } }

  /// Marks an item to be shown anew by the same cell, in all contents that are described from now on.
  func reconfigure(_ id: ID) { change(id) { $0.reconfigurations += 1 } }

  private func change(_ id: ID, _ change: (inout ItemMark) -> Void) {
    let next = version + 1
    var entry = entries[id] ?? Entry(since: next)
    if entry.since < next { (entry.before, entry.since) = (entry.mark, next) }
    change(&entry.mark)
    entries[id] = entry
  }

  /// Forgets items that are gone, before they are most of what is kept.
  func forget(itemsExcept isThere: (ID) -> Bool, _ count: Int) {
    guard entries.count > max(64, 2 * count) else { return }
    entries = entries.filter { isThere($0.key) }
  }

  /// Forgets all marks.
  func removeAll() { entries = [:] }
}
