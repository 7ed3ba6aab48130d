import Diff

/// The rows of a section before and after, of one type, of which only the identifiers are compared.
///
/// It makes no row.
struct IdentifierDiffInput: DiffInput {
  private let rows: RowsDiffInput

  /// Nil if the rows are of different types.
  init?(_ old: SectionItems, _ new: SectionItems) {
    guard let rows = RowsDiffInput(old, new) else { return nil }
    self.rows = rows
  }

  var oldCount: Int { rows.oldCount }
  var newCount: Int { rows.newCount }

  func isSame(_ old: Int, _ new: Int) -> Bool { rows.isSame(old, new) }
  func isSameInOld(_ one: Int, _ other: Int) -> Bool { rows.isSameInOld(one, other) }

  func oldHash(_ position: Int) -> Int { rows.oldHash(position) }
  func newHash(_ position: Int) -> Int { rows.newHash(position) }

  func oldHashes(_ range: Range<Int>) -> [Int] { rows.oldHashes(range) }
  func newHashes(_ range: Range<Int>) -> [Int] { rows.newHashes(range) }

  func areRepeated(_ skipped: SkippedElements, from start: Int) -> Bool {
    rows.areRepeated(skipped, from: start)
  }

  func compare(_ old: Int, _ new: Int) -> ElementComparison {
    isSame(old, new) ? .equivalent : .otherIdentifier
  }

  func movedHint(_ old: Int, _ new: Int) -> Bool { false }
}

extension SectionedDiff {
  /// Compares the identifiers of two contents; rows that changed count as unchanged.
  ///
  /// - Complexity: O(sections) if all sections have the same rows as before; otherwise also O(rows)
  ///   of the sections that have others.
  init(identifiersOf old: [Section], _ new: [Section]) {
    self.init(old: old, new: new, itemDiff: Self.identifierDiff)
  }

  private static func identifierDiff(_ old: Section, _ new: Section) -> ArrayDiff {
    let (old, new) = (old.storage, new.storage)
    if old.hasSameRows(as: new) { return ArrayDiff(identicalCount: new.count) }
    if let input = IdentifierDiffInput(old, new) { return ArrayDiff(input) }
    return ArrayDiff(
      old: old.identifiers,
      new: new.identifiers,
      identifier: \.self,
      isUpdated: { _, _ in false }
    )
  }
}

extension SectionItems {
  /// Returns whether both hold the same array of rows.
  ///
  /// - Complexity: O(1).
  func hasSameRows(as other: SectionItems) -> Bool {
    if rows != nil { return range == other.range && isOfSameArray(as: other) }
    return other.rows == nil && built.isSameStorage(as: other.built)
  }

  /// Returns whether the rows of both are in the same array, maybe different ones.
  ///
  /// - Complexity: O(1).
  func isOfSameArray(as other: SectionItems) -> Bool {
    guard let rows, let others = other.rows else { return false }
    return rows.isSameArray(as: others)
  }

  /// The identifiers of all items; builds none.
  fileprivate var identifiers: [AnyIdentifier] { (0..<count).map(identifier) }

  /// The hashes of all identifiers; builds no item.
  var identifierHashes: [Int] {
    if let rows { return rows.functions.hashes(rows, range) }
    return built.map(\.identifier.cachedHash)
  }
}
