/// The rows that new content has inserted and removed, presented or not.
final class ContentChange {
  /// The sections before.
  let old: [Section]
  /// The sections now.
  let new: [Section]
  /// The difference of their identifiers.
  let diff: SectionedDiff
  /// The inserted rows, in order; a row from another section is none of them.
  private(set) lazy var inserted = Self.places(
    ofSections: diff.sections.added.map { ($0, new[$0].count) },
    diff.items.map { ($0.section.new, $0.items.added) },
    except: diff.crossings.map(\.new)
  )
  /// The removed rows, in the old order; a row that is in another section now is none of them.
  private(set) lazy var removed = Self.places(
    ofSections: diff.sections.removed.map { ($0, old[$0].count) },
    diff.items.map { ($0.section.old, $0.items.removed) },
    except: diff.crossings.map(\.old)
  )
  private lazy var insertedPlaces = Set(inserted)
  private lazy var removedPlaces = Set(removed)
  /// The change as observers receive it.
  private(set) lazy var insertionsAndRemovals = InsertionsAndRemovals(diff, old: old, new: new)

  /// Compares the identifiers of two contents.
  ///
  /// - Complexity: O(sections), and O(rows) of the sections that have other rows.
  init(from old: [Section], to new: [Section]) {
    self.old = old
    self.new = new
    diff = SectionedDiff(identifiersOf: old, new)
  }

  /// Returns whether the row that is at a place now was inserted.
  func inserts(_ place: ItemPlace) -> Bool { insertedPlaces.contains(place) }
  /// Returns whether the row that was at a place was removed.
  func removes(_ place: ItemPlace) -> Bool { removedPlaces.contains(place) }

  private static func places(
    ofSections sections: [(index: Int, count: Int)],
    _ items: [(section: Int, items: [Int])],
    except crossings: [ItemPlace]
  ) -> [ItemPlace] {
    let crossings = Set(crossings)
    var places = sections.flatMap { index, count in
      (0..<count).map { ItemPlace(section: index, item: $0) }
    }
    for (section, items) in items {
      places += items.map { ItemPlace(section: section, item: $0) }
    }
    return places.filter { !crossings.contains($0) }
      .sorted { ($0.section, $0.item) < ($1.section, $1.item) }
  }
}
