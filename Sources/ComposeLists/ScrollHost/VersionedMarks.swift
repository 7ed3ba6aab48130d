/// Marks of items, which each content of a list has as they were when it was described.
///
/// All contents share this object, and each has a number. Were the marks a dictionary that each content has, it would be
/// copied at each update that marks an item: all items that were ever marked.
final class VersionedMarks<ID: Hashable, Mark> {
  /// The marks of one item.
  private struct Entry {
    var mark: Mark
    /// The first content that has this mark.
    var since: Int
    /// The mark that contents before have; nil for none.
    var before: Mark?
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

  /// The mark of an item in a content; nil for none.
  ///
  /// A content that is older than the two last marks of the item has the earlier one of them.
  func mark(_ id: ID, in version: Int) -> Mark? {
    guard !entries.isEmpty, let entry = entries[id] else { return nil }
    return entry.since <= version ? entry.mark : entry.before
  }

  /// Changes the mark of an item for all contents that are described from now on.
  func change(_ id: ID, from first: Mark, _ change: (inout Mark) -> Void) {
    let next = version + 1
    guard var entry = entries[id] else {
      var mark = first
      change(&mark)
      entries[id] = Entry(mark: mark, since: next, before: nil)
      return
    }
    if entry.since < next { entry = Entry(mark: entry.mark, since: next, before: entry.mark) }
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
