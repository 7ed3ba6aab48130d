@_exported public import Diff

/// The elements that were added, removed, moved and updated in an array.
public typealias ArrayDiff = Diff.ArrayDiff

/// The difference of two contents: of their sections, and of the items within them.
public struct SectionedDiff {
  /// The items of a section that is in both contents.
  public struct SectionItems {
    /// The positions of the section before and after.
    public let section: ArrayDiff.Pair
    /// The changes of its items.
    public let items: ArrayDiff
  }

  /// The changes of the sections.
  ///
  /// Sections are never "updated": their items are.
  public let sections: ArrayDiff
  /// The items of every section that is in both contents, in new order.
  public let items: [SectionItems]

  /// The number of items that were added with new sections.
  public let itemsOfAddedSections: Int
  /// The number of items that were removed with old sections.
  public let itemsOfRemovedSections: Int
  /// Items that moved from one section to another; they also count as removed and added.
  public let crossings: [SectionCrossing]

  /// Compares the sections of two contents.
  ///
  /// Sections whose items are the same array as before are skipped.
  public init(old: [Section], new: [Section]) {
    self.init(old: old, new: new, itemDiff: Self.itemDiff)
  }

  /// Compares the sections of two contents, and the items of each with a closure.
  init(old: [Section], new: [Section], itemDiff: (Section, Section) -> ArrayDiff) {
    sections = ArrayDiff(
      old: old,
      new: new,
      identifier: \.identifier,
      isUpdated: { _, _ in false }
    )
    itemsOfAddedSections = sections.added.reduce(0) { $0 + new[$1].count }
    itemsOfRemovedSections = sections.removed.reduce(0) { $0 + old[$1].count }
    let inPlace = sections.unchanged.flatMap { run in
      (0..<run.count).map { ArrayDiff.Pair(old: run.old + $0, new: run.new + $0) }
    }
    // Identifiers with an asymmetric `==` count as updated.
    let survivors = inPlace + sections.moved + sections.updated
    items = survivors.sorted { $0.new < $1.new }.map { pair in
      SectionItems(
        section: pair,
        items: itemDiff(old[pair.old], new[pair.new])
      )
    }
    crossings = Self.crossings(sections, items, old: old, new: new)
  }

  private static func itemDiff(_ old: Section, _ new: Section) -> ArrayDiff {
    if let input = RowsDiffInput(old.storage, new.storage) {
      guard old.storage.isOfSameArray(as: new.storage) else { return ArrayDiff(input) }
      return ArrayDiff(from: old.storage.range, to: new.storage.range)
    }
    let (old, new) = (old.rows, new.rows)
    if old.isSameStorage(as: new) { return ArrayDiff(identicalCount: new.count) }
    return ItemDiffInput.with(old, new) { ArrayDiff($0) }
  }

  /// The number of sections that were added, removed or moved.
  public var sectionChangeCount: Int { sections.changeCount }

  /// The number of items that were added, removed, moved or updated in the sections that stayed.
  public var itemChangeCount: Int { items.reduce(0) { $0 + $1.items.changeCount } }

  /// The number of sections and items that changed.
  public var changeCount: Int { sectionChangeCount + itemChangeCount }

  /// True if nothing changed.
  public var isEmpty: Bool { changeCount == 0 }
}
