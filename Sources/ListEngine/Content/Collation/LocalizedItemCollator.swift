public import HeadlessUIKit

/// Sorts rows in a locale's order into one section per letter, as address books do.
public enum LocalizedItemCollator {
  /// The rows of one letter.
  public struct CollatedSection {
    /// The letter; "#" for rows without one.
    public var title: String
    /// The rows, in order.
    public var items: [any AnyItem]
  }

  /// One section for each letter that has rows, modified by `modify`.
  ///
  /// Sections are identified by their letters.
  public static func sections(
    collation: UILocalizedIndexedCollation = .current(),
    with items: [any AnyLocalizedCollatableItem],
    _ modify: (CollatedSection, inout Section) -> Void = { _, _ in }
  ) -> [Section] {
    collate(collation: collation, with: items).map { collated in
      var section = Section(collated.title, items: collated.items)
      modify(collated, &section)
      return section
    }
  }

  /// The rows of each letter that has rows, in the order of the letters.
  ///
  /// - Complexity: O(n log n) comparisons.
  public static func collate(
    collation: UILocalizedIndexedCollation = .current(),
    with items: [any AnyLocalizedCollatableItem]
  ) -> [CollatedSection] {
    let sorted = collation.sorted(items) { $0.collationString }
    let buckets = Dictionary(grouping: sorted) { collation.section(for: $0.collationString) }
    return collation.sectionTitles.enumerated().compactMap { index, title in
      buckets[index].map { CollatedSection(title: title, items: $0) }
    }
  }
}
