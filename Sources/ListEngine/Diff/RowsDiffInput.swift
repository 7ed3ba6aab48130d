import Diff

/// The rows of a section before and after, of one type, compared as the app gave them.
struct RowsDiffInput: DiffInput {
  private let old: AnyRows
  private let new: AnyRows
  /// The position of the first row of each.
  private let oldStart: Int
  private let newStart: Int
  let oldCount: Int
  let newCount: Int
  /// True if neither is a part of the rows that the app gave.
  private let areWhole: Bool

  /// Nil if the rows are of different types, or of one alone there is no array.
  init?(_ old: SectionItems, _ new: SectionItems) {
    guard let oldRows = old.rows, let newRows = new.rows, type(of: oldRows) == type(of: newRows)
    else { return nil }
    (self.old, self.new) = (oldRows, newRows)
    (oldStart, newStart) = (old.start, new.start)
    (oldCount, newCount) = (old.count, new.count)
    areWhole = oldCount == oldRows.count && newCount == newRows.count
  }

  func isSame(_ old: Int, _ new: Int) -> Bool {
    self.old.functions.isSame(self.old, self.new, oldStart + old, newStart + new)
  }

  func isSameInOld(_ one: Int, _ other: Int) -> Bool {
    old.functions.isSame(old, old, oldStart + one, oldStart + other)
  }

  func oldHash(_ position: Int) -> Int { old.functions.hash(old, oldStart + position) }
  func newHash(_ position: Int) -> Int { new.functions.hash(new, newStart + position) }

  func oldHashes(_ range: Range<Int>) -> [Int] {
    old.functions.hashes(old, (oldStart + range.lowerBound)..<(oldStart + range.upperBound))
  }

  func newHashes(_ range: Range<Int>) -> [Int] {
    new.functions.hashes(new, (newStart + range.lowerBound)..<(newStart + range.upperBound))
  }

  func areRepeated(_ skipped: SkippedElements, from start: Int) -> Bool {
    areWhole
      ? new.functions.areRepeated(old, new, skipped, start)
      : skipped.areRepeated(in: newHashes(start..<newCount), from: start)
  }

  func compare(_ old: Int, _ new: Int) -> ElementComparison {
    compareRun(old: old, new: new, limit: 1).end
  }

  func compareRun(
    old: Int,
    new: Int,
    limit: Int
  ) -> (count: Int, end: ElementComparison) {
    self.old.functions.compareRun(self.old, self.new, oldStart + old, newStart + new, limit)
  }

  func comparePairs(_ partners: [Int32], from start: Int) -> [ElementComparison] {
    areWhole
      ? old.functions.comparePairs(old, new, partners, start)
      : partners.indices.map {
        partners[$0] < 0 ? .otherIdentifier : compare(Int(partners[$0]), start + $0)
      }
  }

  func movedHint(_ old: Int, _ new: Int) -> Bool {
    self.old.functions.wasMoved(self.old, self.new, oldStart + old, newStart + new)
  }
}
