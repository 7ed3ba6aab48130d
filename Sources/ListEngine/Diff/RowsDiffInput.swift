import Diff

/// The rows of a section before and after, of one type, compared as the app gave them.
struct RowsDiffInput: DiffInput {
  private let old: AnyRows
  private let new: AnyRows
  let oldCount: Int
  let newCount: Int

  /// Nil if the rows are of different types.
  init?(_ old: AnyRows, _ new: AnyRows) {
    guard type(of: old) == type(of: new) else { return nil }
    self.old = old
    self.new = new
    oldCount = old.count
    newCount = new.count
  }

  func isSame(_ old: Int, _ new: Int) -> Bool {
    self.old.functions.isSame(self.old, self.new, old, new)
  }

  func isSameInOld(_ one: Int, _ other: Int) -> Bool { old.functions.isSame(old, old, one, other) }

  func oldHash(_ position: Int) -> Int { old.functions.hash(old, position) }
  func newHash(_ position: Int) -> Int { new.functions.hash(new, position) }

  func oldHashes(_ range: Range<Int>) -> [Int] { old.functions.hashes(old, range) }
  func newHashes(_ range: Range<Int>) -> [Int] { new.functions.hashes(new, range) }

  func areRepeated(_ skipped: SkippedElements, from start: Int) -> Bool {
    new.functions.areRepeated(old, new, skipped, start)
  }

  func compare(_ old: Int, _ new: Int) -> ElementComparison {
    compareRun(old: old, new: new, limit: 1).end
  }

  func compareRun(
    old: Int,
    new: Int,
    limit: Int
  ) -> (count: Int, end: ElementComparison) {
    self.old.functions.compareRun(self.old, self.new, old, new, limit)
  }

  func comparePairs(_ partners: [Int32], from start: Int) -> [ElementComparison] {
    old.functions.comparePairs(old, new, partners, start)
  }

  func movedHint(_ old: Int, _ new: Int) -> Bool {
    self.old.functions.wasMoved(self.old, self.new, old, new)
  }
}
