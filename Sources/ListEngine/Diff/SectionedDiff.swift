/// What turns the sections of one content into those of another, and the items within them.
public struct SectionedDiff {
  /// The items of a section that is in both contents.
  public struct SectionItems {
    /// Where the section was and is.
    public let section: ArrayDiff.Pair
    /// What happened to its items.
    public let items: ArrayDiff
  }

  /// What happened to the sections.
  ///
  /// Sections are never "updated": their items are.
  public let sections: ArrayDiff
  /// The items of every section that is in both contents, in new order.
  public let items: [SectionItems]

  /// How many items came with sections that are new.
  public let itemsOfAddedSections: Int
  /// How many items went with sections that are gone.
  public let itemsOfRemovedSections: Int
  /// Items that left one section for another; they also count as removed and added.
  public let crossings: [SectionCrossing]

  /// Compares the sections of two contents.
  ///
  /// A section whose items are the very same array as before is not looked into.
  public init(old: [Section], new: [Section]) {
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
    // Identifiers of which one equals the other but not the other way round count as updated.
    let survivors = inPlace + sections.moved + sections.updated
    items = survivors.sorted { $0.new < $1.new }.map { pair in
      SectionItems(
        section: pair,
        items: Self.itemDiff(old[pair.old].rows, new[pair.new].rows)
      )
    }
    crossings = Self.crossings(sections, items, old: old, new: new)
  }

  private static func itemDiff(_ old: [AnyItemStorage], _ new: [AnyItemStorage]) -> ArrayDiff {
    if old.isSameStorage(as: new) { return ArrayDiff(identicalCount: new.count) }
    return ItemDiffInput.with(old, new) { ArrayDiff($0) }
  }

  /// How many sections were added, removed or moved.
  public var sectionChangeCount: Int { sections.changeCount }

  /// How many items were added, removed, moved or updated in the sections that stayed.
  public var itemChangeCount: Int { items.reduce(0) { $0 + $1.items.changeCount } }

  /// How many sections and items changed.
  public var changeCount: Int { sectionChangeCount + itemChangeCount }

  /// Whether nothing changed.
  public var isEmpty: Bool { changeCount == 0 }
}

extension Array {
  /// Whether both arrays are one buffer in memory.
  ///
  /// Constant time.
  fileprivate func isSameStorage(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}
