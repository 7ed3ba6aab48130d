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
  /// The updated rows of updates before it that nothing was left for.
  var leftOut = 0

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

  /// Compares the rows, as far as a budget reaches, and records what is wrong with them; nothing where nothing is.
  func record(
    _ budget: inout InspectionBudget,
    _ signposter: Signposter,
    _ names: ContentTypeNames
  ) {
    var (equal, shifted, changed) = (FoundRows(), FoundRows(), FoundRows())
    for pair in updated.pairs where pair.isOfApp && budget.hasValues {
      let isEqual = pair.isEqual(&budget)
      let isShifted = !isEqual && pair.isShifted(&budget)
      let property = isEqual || isShifted ? nil : pair.onlyProperty(&budget)
      equal.add(pair.new, section: pair.section, isFound: isEqual)
      shifted.add(pair.new, section: pair.section, isFound: isShifted)
      changed.add(pair.new, section: pair.section, isFound: property != nil, property: property)
    }
    let rows = updated.rows + leftOut
    equal.record(.equalUpdate, rows: rows, signposter, names)
    shifted.record(.shiftedContent, rows: rows, signposter, names)
    changed.record(.changedProperty, tellsNone: true, rows: rows, signposter, names)
    recordReplaced(&budget, signposter, names)
    recordDuplicates(signposter, names)
  }

  /// True if there are rows to look at.
  var isDue: Bool { !updated.pairs.isEmpty || !replaced.pairs.isEmpty || !identified.isEmpty }

  private func recordReplaced(
    _ budget: inout InspectionBudget,
    _ signposter: Signposter,
    _ names: ContentTypeNames
  ) {
    var found = FoundRows()
    for pair in replaced.pairs where pair.isOfApp && budget.hasValues {
      let isFound = pair.isEqual(&budget) || pair.isShifted(&budget)
      found.add(pair.new, section: pair.section, isFound: isFound)
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

  /// Returns whether the row stores what it stored before, but for its identifier.
  fileprivate func isEqual(_ budget: inout InspectionBudget) -> Bool { isEqual(to: old, &budget) }

  /// Returns whether the row stores what a row around it stored before, but for the identifier.
  fileprivate func isShifted(_ budget: inout InspectionBudget) -> Bool {
    around.contains { isEqual(to: $0, &budget) }
  }

  /// The only stored property in which the row differs; nil for none, and for several.
  fileprivate func onlyProperty(_ budget: inout InspectionBudget) -> String? {
    var difference = LookDifference(
      identifiers: (old.identifier.anyValue, new.identifier.anyValue)
    )
    defer { budget.take(values: difference.parts) }
    return difference.onlyProperty(old.item.anyContent, new.item.anyContent)
  }

  private func isEqual(to row: AnyItemStorage, _ budget: inout InspectionBudget) -> Bool {
    var comparison = LookComparison(
      identifiers: (row.identifier.anyValue, new.identifier.anyValue)
    )
    defer { budget.take(values: comparison.parts) }
    // Where nothing but the identifier can be compared, the answer is unknown.
    return comparison.isEqual(row.item.anyContent, new.item.anyContent) && comparison.compared > 0
  }
}
