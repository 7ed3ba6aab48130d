/// The correspondence of the elements of an old and a new array, where some may have moved.
///
/// The common suffix is matched by walking; the rest goes through a hash table.
struct Matching {
  /// The old position of each new element from the first matched one on; -1 for added ones.
  private(set) var partners: [Int32] = []
  /// How each new element compares with its partner.
  private(set) var comparisons: [ElementComparison] = []
  /// How many elements at the end of both arrays are the same, one by one.
  private(set) var suffix = 0
  /// How many elements went through the table.
  private(set) var hashed = 0

  /// Matches the elements after the first `prefix`, which are the same in both arrays.
  init(_ input: some DiffInput, from prefix: Int) {
    let old = (prefix..<input.oldCount).map(input.oldKey)
    let new = (prefix..<input.newCount).map(input.newKey)
    suffix = Self.commonSuffix(old, new)
    match(old, new, input, from: prefix)
    if suffix > 0, isAmbiguous(old, new, from: prefix) {
      // Walking from the end paired other occurrences than counting from the start.
      suffix = 0
      match(old, new, input, from: prefix)
    }
  }

  private static func commonSuffix(_ old: [IdentifierKey], _ new: [IdentifierKey]) -> Int {
    let shorter = min(old.count, new.count)
    var count = 0
    while count < shorter, old[old.count - 1 - count] == new[new.count - 1 - count] { count += 1 }
    return count
  }

  /// Finds the partners of all new elements before the suffix, replacing earlier results.
  private mutating func match(
    _ old: [IdentifierKey],
    _ new: [IdentifierKey],
    _ input: some DiffInput,
    from start: Int
  ) {
    let (oldCount, newCount) = (old.count - suffix, new.count - suffix)
    partners = [Int32](repeating: -1, count: newCount)
    comparisons = [ElementComparison](repeating: .otherIdentifier, count: newCount)
    guard oldCount > 0, newCount > 0 else { return }
    hashed += oldCount + newCount
    var table = OccurrenceTable(oldCount == old.count ? old : Array(old.prefix(oldCount)))
    for index in 0..<newCount {
      // Identity and content are compared in one call.
      let found = table.takeFirst(hash: new[index].hash) {
        input.compare(start + $0, start + index)
      }
      guard let found else { continue }
      partners[index] = Int32(start + found.position)
      comparisons[index] = found.comparison
    }
  }

  /// Whether an element without a partner occurs again in the suffix.
  private func isAmbiguous(
    _ old: [IdentifierKey],
    _ new: [IdentifierKey],
    from start: Int
  ) -> Bool {
    var isMatched = [Bool](repeating: false, count: old.count - suffix)
    for partner in partners where partner >= 0 { isMatched[Int(partner) - start] = true }
    let added = partners.indices.filter { partners[$0] < 0 }.map { new[$0] }
    let removed = isMatched.indices.filter { !isMatched[$0] }.map { old[$0] }
    let unmatched = IdentifierFilter(added + removed)
    return new.suffix(suffix).contains(where: unmatched.contains)
  }
}

extension Int {
  /// The smallest power of two that is not smaller.
  var nextPowerOfTwo: Int {
    self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
