import Diff

/// The sections and items that one update inserted and removed.
///
/// An element that only moved, even to another section, counts as neither.
public struct InsertionsAndRemovals: Hashable {
  /// The sections.
  public var sections: ChangedIDs<Section.Identifier>
  /// The items.
  public var items: ChangedIDs<AnyIdentifier>

  /// Creates a set of changes; none by default.
  package init(
    sections: ChangedIDs<Section.Identifier> = ChangedIDs(),
    items: ChangedIDs<AnyIdentifier> = ChangedIDs()
  ) {
    self.sections = sections
    self.items = items
  }

  /// Inserted and removed identifiers.
  public struct ChangedIDs<Identifier: Hashable>: Hashable {
    /// The inserted identifiers.
    public var inserted: Set<Identifier>
    /// The removed identifiers.
    public var removed: Set<Identifier>

    /// Creates a set of identifiers; none by default.
    package init(inserted: Set<Identifier> = [], removed: Set<Identifier> = []) {
      self.inserted = inserted
      self.removed = removed
    }
  }
}

extension InsertionsAndRemovals {
  /// The insertions and removals of a difference.
  ///
  /// An identifier on both sides, even in another section or more often, counts as neither.
  ///
  /// - Complexity: O(changes), and O(items) of the sections in which items were inserted or removed.
  ///   The first time that items change beside a section that stays, its items are visited as well.
  init(_ diff: SectionedDiff, old: [Section], new: [Section]) {
    sections = ChangedIDs(
      inserted: Set(diff.sections.added.map { new[$0].identifier }),
      removed: Set(diff.sections.removed.map { old[$0].identifier })
    )
    let unchanged = diff.items.filter { $0.items.changeCount == 0 }.map(\.section)
    items = ChangedIDs(
      inserted: Self.identifiers(
        of: diff.sections.added,
        diff.items.map { ($0.section.new, $0.items.added) },
        in: new,
        butNotIn: old,
        unchanged: Set(unchanged.map(\.old))
      ),
      removed: Self.identifiers(
        of: diff.sections.removed,
        diff.items.map { ($0.section.old, $0.items.removed) },
        in: old,
        butNotIn: new,
        unchanged: Set(unchanged.map(\.new))
      )
    )
  }

  private static func identifiers(
    of sections: [Int],
    _ items: [(section: Int, items: [Int])],
    in content: [Section],
    butNotIn other: [Section],
    unchanged: Set<Int>
  ) -> Set<AnyIdentifier> {
    var candidates: Set<AnyIdentifier> = []
    for section in sections {
      let storage = content[section].storage
      for item in 0..<storage.count { candidates.insert(storage.identifier(at: item)) }
    }
    for (section, items) in items {
      for item in items { candidates.insert(content[section].storage.identifier(at: item)) }
    }
    guard !candidates.isEmpty else { return [] }
    let filter = HashFilter(candidates.map(\.cachedHash))
    for section in other.indices {
      let storage = other[section].storage
      if unchanged.contains(section), storage.rows != nil {
        candidates = candidates.filter { storage.firstIndex(of: $0) == nil }
      } else {
        for (item, hash) in storage.identifierHashes.enumerated() where filter.contains(hash) {
          candidates.remove(storage.identifier(at: item))
        }
      }
    }
    return candidates
  }
}
