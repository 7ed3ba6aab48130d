/// Which sections and items came to a list and left it in one update.
///
/// What only moved, be it from one section to another, did neither.
public struct InsertionsAndRemovals: Hashable {
  /// The sections.
  public var sections: Changes<Section.Identifier>
  /// The items.
  public var items: Changes<AnyIdentifier>

  /// The given changes; none where they are not given.
  package init(
    sections: Changes<Section.Identifier> = Changes(),
    items: Changes<AnyIdentifier> = Changes()
  ) {
    self.sections = sections
    self.items = items
  }

  /// Identifiers that came and went.
  public struct Changes<Identifier: Hashable>: Hashable {
    /// Those that came.
    public var inserted: Set<Identifier>
    /// Those that went.
    public var removed: Set<Identifier>

    /// The given identifiers; none where they are not given.
    package init(inserted: Set<Identifier> = [], removed: Set<Identifier> = []) {
      self.inserted = inserted
      self.removed = removed
    }
  }
}

extension InsertionsAndRemovals {
  /// What a difference says that came and went.
  ///
  /// An identifier that is on both sides, be it in another section or more often, did neither.
  ///
  /// - Complexity: O(changes); one look at each item of both sides when items came or went.
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
    let filter = IdentifierFilter(candidates.map { IdentifierKey($0) })
    let common = other.flatMap { section in
      section.rows.lazy.map(\.identifier).filter { filter.contains(IdentifierKey($0)) }
    }
    return Set(candidates).subtracting(common)
  }
}
