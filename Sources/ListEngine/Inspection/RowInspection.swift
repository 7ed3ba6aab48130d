import ListSchema
import Signposts

/// A look at a few rows of an update, for mistakes in how the app describes them.
///
/// Rows are chosen during the update, and compared when its frame is over.
struct RowInspection {
  /// The most rows of each kind that are compared.
  static let maxPairs = 8
  /// The most identifiers that are looked at.
  static let maxIdentifiers = 64
  /// The most content types that are reported of one update.
  static let maxTypes = 4
  /// The most rows between a row and the place where its content was before.
  static let maxShift = 2

  /// A row before the update, and what stands for it afterwards.
  struct Pair {
    let old: AnyItemStorage
    let new: AnyItemStorage
    let section: Int
    /// The rows around it before the update.
    var around: [AnyItemStorage] = []
  }

  /// Rows of one kind, and how many there are of which these were chosen.
  struct Choice {
    var pairs: [Pair] = []
    var rows = 0
  }

  private(set) var updated = Choice()
  private(set) var replaced = Choice()
  private var identified: [(row: AnyItemStorage, section: Int)] = []
  private var rows = 0

  /// Chooses rows.
  ///
  /// - Parameters:
  ///   - diff: The changes of the presented sections.
  ///   - old: These before the update, and the first presented row of each.
  ///   - new: The same after it.
  /// - Complexity: O(log n) of the rows that were added, for each chosen one; O(sections).
  init(
    _ diff: SectionedDiff,
    old: [(section: Section, firstItem: Int)],
    new: [(section: Section, firstItem: Int)]
  ) {
    rows = new.reduce(0) { $0 + $1.section.count }
    for survivor in diff.items {
      let (old, new) = (old[survivor.section.old], new[survivor.section.new])
      choose(
        survivor.items,
        from: old.section,
        to: new.section,
        moved: new.firstItem - old.firstItem,
        section: survivor.section.new
      )
    }
    let (old, new) = (old.map(\.section), new.map(\.section))
    // A section in the place of another one, with as many rows.
    let added = Set(diff.sections.added)
    for place in diff.sections.removed
    where added.contains(place) && old[place].count == new[place].count {
      replaced.rows += new[place].count
      choose(
        Self.spread(new[place].count).map { ArrayDiff.Pair(old: $0, new: $0) },
        from: old[place],
        to: new[place],
        section: place,
        in: &replaced
      )
    }
    chooseIdentified(new)
  }

  /// Chooses rows of a section of which `moved` fewer are presented from its start on.
  private mutating func choose(
    _ diff: ArrayDiff,
    from old: Section,
    to new: Section,
    moved: Int,
    section: Int
  ) {
    updated.rows += diff.updated.count
    choose(
      Self.spread(diff.updated.count).map { diff.updated[$0] },
      from: old,
      to: new,
      section: section,
      in: &updated
    )
    guard !diff.removed.isEmpty, !diff.added.isEmpty else { return }
    replaced.rows += min(diff.removed.count, diff.added.count)
    let places = Self.spread(diff.removed.count).map { diff.removed[$0] }
      .map { ArrayDiff.Pair(old: $0, new: $0 - moved) }
      .filter { Self.contains(diff.added, $0.new) }
    choose(places, from: old, to: new, section: section, in: &replaced)
  }

  private func choose(
    _ pairs: [ArrayDiff.Pair],
    from old: Section,
    to new: Section,
    section: Int,
    in choice: inout Choice
  ) {
    for pair in pairs.prefix(Self.maxPairs - choice.pairs.count) {
      choice.pairs.append(
        Pair(
          old: old.row(at: pair.old),
          new: new.row(at: pair.new),
          section: section,
          around: Self.places(around: pair.old, in: old.count).map { old.row(at: $0) }
        )
      )
    }
  }

  /// The places before and after one, the nearest first.
  private static func places(around place: Int, in count: Int) -> [Int] {
    (1...maxShift).flatMap { [place - $0, place + $0] }.filter { (0..<count).contains($0) }
  }

  private mutating func chooseIdentified(_ sections: [Section]) {
    for (index, section) in sections.enumerated() {
      for place in 0..<min(section.count, Self.maxIdentifiers - identified.count) {
        identified.append((section.row(at: place), index))
      }
      if identified.count >= Self.maxIdentifiers { return }
    }
  }

  /// Returns whether ascending positions contain one.
  ///
  /// - Complexity: O(log n).
  private static func contains(_ positions: [Int], _ position: Int) -> Bool {
    let index = positions.partitioningIndex { $0 >= position }
    return index < positions.count && positions[index] == position
  }

  /// Returns some positions, evenly spread over `count` ones.
  private static func spread(_ count: Int) -> [Int] {
    let step = max(1, count / maxPairs)
    return Array(stride(from: 0, to: count, by: step).prefix(maxPairs))
  }

  /// Compares the rows, and records what is wrong with them; nothing where nothing is.
  func record(_ signposter: Signposter, _ names: ContentTypeNames) {
    var (equal, shifted, changed) = (FoundRows(), FoundRows(), FoundRows())
    for pair in updated.pairs where pair.isOfApp {
      let isEqual = pair.isEqual
      equal.add(pair.new, section: pair.section, isFound: isEqual)
      let isShifted = !isEqual && pair.isShifted
      shifted.add(pair.new, section: pair.section, isFound: isShifted)
      let property = isEqual || isShifted ? nil : pair.onlyProperty
      changed.add(pair.new, section: pair.section, isFound: property != nil, property: property)
    }
    equal.record(.equalUpdate, rows: updated.rows, signposter, names)
    shifted.record(.shiftedContent, rows: updated.rows, signposter, names)
    changed.record(.changedProperty, tellsNone: true, rows: updated.rows, signposter, names)
    recordReplaced(signposter, names)
    recordDuplicates(signposter, names)
  }

  /// True if there are rows to look at.
  var isDue: Bool { !updated.pairs.isEmpty || !replaced.pairs.isEmpty || !identified.isEmpty }

  private func recordReplaced(_ signposter: Signposter, _ names: ContentTypeNames) {
    var found = FoundRows()
    for pair in replaced.pairs where pair.isOfApp {
      found.add(pair.new, section: pair.section, isFound: pair.isEqual || pair.isShifted)
    }
    found.record(.equalReplacement, rows: replaced.rows, signposter, names)
  }

  private func recordDuplicates(_ signposter: Signposter, _ names: ContentTypeNames) {
    var found = FoundRows()
    var known: Set<AnyIdentifier> = []
    var section = -1
    for row in identified {
      if row.section != section { known.removeAll(keepingCapacity: true) }
      section = row.section
      let isNew = known.insert(row.row.identifier).inserted
      found.add(row.row, section: row.section, isFound: !isNew)
    }
    found.record(.duplicateIdentifier, rows: rows, signposter, names)
  }
}

extension RowInspection.Pair {
  /// False for the list's own content, which is never equivalent on purpose.
  fileprivate var isOfApp: Bool { !(new.item.anyContent is EmbeddedList) }

  /// True if the row stores what it stored before, but for its identifier.
  fileprivate var isEqual: Bool { isEqual(to: old) }

  /// True if the row stores what a row around it stored before, but for the identifier.
  fileprivate var isShifted: Bool { around.contains { isEqual(to: $0) } }

  /// The only stored property in which the row differs; nil for none, and for several.
  fileprivate var onlyProperty: String? {
    LookDifference(identifiers: (old.identifier.anyValue, new.identifier.anyValue))
      .onlyProperty(old.item.anyContent, new.item.anyContent)
  }

  private func isEqual(to row: AnyItemStorage) -> Bool {
    var comparison = LookComparison(
      identifiers: (row.identifier.anyValue, new.identifier.anyValue)
    )
    // Where nothing but the identifier can be compared, the answer is unknown.
    return comparison.isEqual(row.item.anyContent, new.item.anyContent) && comparison.compared > 0
  }
}
