import ListSchema
import Signposts

/// The inspections of a list: one at most waits for the end of its frame, as it holds rows.
final class RowInspections {
  var isWaiting = false
}

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

  /// A row before the update, and what stands for it afterwards.
  struct Pair {
    let old: AnyItemStorage
    let new: AnyItemStorage
    let section: Int
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
        Pair(old: old.row(at: pair.old), new: new.row(at: pair.new), section: section)
      )
    }
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
    record(updated, .equalUpdate, signposter, names)
    record(replaced, .equalReplacement, signposter, names)
    recordDuplicates(signposter, names)
  }

  private func record(
    _ choice: Choice,
    _ finding: ListSchema.RowFinding,
    _ signposter: Signposter,
    _ names: ContentTypeNames
  ) {
    var found = FoundRows()
    for pair in choice.pairs {
      let (old, new) = (pair.old.item.anyContent, pair.new.item.anyContent)
      // The list's own content, which is never equivalent on purpose.
      guard !(new is EmbeddedList) else { continue }
      var comparison = LookComparison(
        identifiers: (pair.old.identifier.anyValue, pair.new.identifier.anyValue)
      )
      let isEqual = comparison.isEqual(old, new)
      // Where nothing but the identifier can be compared, the answer is unknown.
      found.add(pair.new, section: pair.section, isFound: isEqual && comparison.compared > 0)
    }
    found.record(finding, rows: choice.rows, signposter, names)
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

/// Rows that were looked at, by content type.
private struct FoundRows {
  private struct Row {
    let type: any Any.Type
    let section: Int
    var example: AnyIdentifier?
    var looked = 0
    var found = 0
  }

  private static let maxIdentifierLength = 64

  private var rows: [Row] = []

  mutating func add(_ row: AnyItemStorage, section: Int, isFound: Bool) {
    let type = type(of: row.item.anyContent)
    let place = rows.firstIndex { $0.type == type } ?? rows.count
    if place == rows.count { rows.append(Row(type: type, section: section)) }
    rows[place].looked += 1
    guard isFound else { return }
    rows[place].found += 1
    if rows[place].example == nil { rows[place].example = row.identifier }
  }

  func record(
    _ finding: ListSchema.RowFinding,
    rows count: Int,
    _ signposter: Signposter,
    _ names: ContentTypeNames
  ) {
    for row in rows.filter({ $0.found > 0 }).prefix(RowInspection.maxTypes) {
      signposter.event(
        .rowCheck,
        .rowCheck(
          finding: finding,
          type: names.number(of: row.type),
          section: row.section,
          found: row.found,
          looked: row.looked,
          rows: count,
          identifier: row.example.map(Self.text) ?? ""
        )
      )
    }
  }

  private static func text(_ identifier: AnyIdentifier) -> String {
    String(String(describing: identifier.anyValue.base).prefix(maxIdentifierLength))
  }
}
