import Diff

/// The sections and items that one update inserted and removed.
///
/// An element that only moved, even to another section, counts as neither.
public struct InsertionsAndRemovals: Hashable {
  /// The sections.
  public var sections: Changes<Section.Identifier>
  /// The items.
  public var items: Changes<AnyIdentifier>

  /// Creates a set of changes; none by default.
  package init(
    sections: Changes<Section.Identifier> = Changes(),
    items: Changes<AnyIdentifier> = Changes()
  ) {
    self.sections = sections
    self.items = items
  }

  /// Inserted and removed identifiers.
  public struct Changes<Identifier: Hashable>: Hashable {
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
  /// - Complexity: O(changes); each item of both sides is visited once if items were inserted or
  ///   removed.
  init(_ diff: SectionedDiff, old: [Section], new: [Section]) {
    sections = Changes(
      inserted: Set(diff.sections.added.map { new[$0].identifier }),
      removed: Set(diff.sections.removed.map { old[$0].identifier })
    )
    items = Changes(
      inserted: Self.identifiers(
        of: diff.sections.added,
        diff.items.map { ($0.section.new, $0.items.added) },
        in: new,
        butNotIn: old
      ),
      removed: Self.identifiers(
        of: diff.sections.removed,
        diff.items.map { ($0.section.old, $0.items.removed) },
        in: old,
        butNotIn: new
      )
    )
  }

  private static func identifiers(
    of sections: [Int],
    _ items: [(section: Int, items: [Int])],
    in content: [Section],
    butNotIn other: [Section]
  ) -> Set<AnyIdentifier> {
    var candidates = sections.flatMap { content[$0].rows.map(\.identifier) }
    for (section, items) in items where !items.isEmpty {
      let rows = content[section].rows
      candidates += items.map { rows[$0].identifier }
    }
    guard !candidates.isEmpty else { return [] }
    let filter = HashFilter(candidates.map(\.cachedHash))
    let common = other.flatMap { section in
      section.rows.lazy.map(\.identifier).filter { filter.contains($0.cachedHash) }
    }
    return Set(candidates).subtracting(common)
  }
}
