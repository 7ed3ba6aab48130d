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

  /// The difference between two contents of a list.
  ///
  /// Linear in the number of items.
  package init(old: [Section], new: [Section]) {
    self.init(
      sections: Changes(old: old.map(\.identifier), new: new.map(\.identifier)),
      items: Changes(
        old: old.lazy.flatMap { $0.rows.lazy.map(\.identifier) },
        new: new.lazy.flatMap { $0.rows.lazy.map(\.identifier) }
      )
    )
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

    /// What is in only one of two sequences.
    package init(old: some Sequence<Identifier>, new: some Sequence<Identifier>) {
      let (old, new) = (Set(old), Set(new))
      self.init(inserted: new.subtracting(old), removed: old.subtracting(new))
    }
  }
}
