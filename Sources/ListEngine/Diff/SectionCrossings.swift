import Diff

/// The place of an item: its section, and its position in it.
public struct ItemPlace: Hashable {
  /// The index of the section.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int
}

/// An item that moved from one section to another.
///
/// It counts as removed in one and added in the other; but it is the same item, so the list keeps
/// its state.
public struct SectionCrossing: Hashable {
  /// The former place of the item.
  public let old: ItemPlace
  /// The present place of the item.
  public let new: ItemPlace
}

extension SectionedDiff {
  /// The items that moved from one section to another, in new order.
  ///
  /// The k-th removed occurrence of an identifier corresponds to the k-th added one.
  ///
  /// - Complexity: O(items removed and added) lookups; none if all of them belong to one section.
  static func crossings(
    _ sections: ArrayDiff,
    _ items: [SectionItems],
    old: [Section],
    new: [Section]
  ) -> [SectionCrossing] {
    var removed = sections.removed.flatMap { section in
      (0..<old[section].count).map { ItemPlace(section: section, item: $0) }
    }
    var added = sections.added.flatMap { section in
      (0..<new[section].count).map { ItemPlace(section: section, item: $0) }
    }
    let changed = items.filter { !$0.items.added.isEmpty || !$0.items.removed.isEmpty }
    guard changed.count + sections.removed.count + sections.added.count > 1 else { return [] }
    for section in changed {
      removed += section.items.removed.map { ItemPlace(section: section.section.old, item: $0) }
      added += section.items.added.map { ItemPlace(section: section.section.new, item: $0) }
    }
    guard !removed.isEmpty, !added.isEmpty else { return [] }

    removed.sort { ($0.section, $0.item) < ($1.section, $1.item) }
    added.sort { ($0.section, $0.item) < ($1.section, $1.item) }
    let identifiers = removed.map { old[$0.section].storage.identifier(at: $0.item) }
    var table = OccurrenceTable(hashes: identifiers.map(\.cachedHash)) {
      identifiers[$0] == identifiers[$1]
    }
    return added.compactMap { place in
      let identifier = new[place.section].storage.identifier(at: place.item)
      return table.takeFirst(hash: identifier.cachedHash) {
        identifiers[$0] == identifier ? .equivalent : .otherIdentifier
      }
      .map { SectionCrossing(old: removed[$0.position], new: place) }
    }
  }
}
