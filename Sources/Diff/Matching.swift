/// The correspondence of the elements of an old and a new array, where some may have moved.
///
/// The common suffix is matched by walking; the rest goes through a hash table.
@usableFromInline
struct Matching {
  /// The old position of each new element from the first matched one on; -1 for added ones.
  @usableFromInline var partners: [Int32] = []
  /// How each new element compares with its partner.
  @usableFromInline var comparisons: [ElementComparison] = []
  /// How many elements at the end of both arrays are the same, one by one.
  @usableFromInline var suffix = 0
  /// How many elements went through the table.
  @usableFromInline var hashed = 0

  /// Matches the elements after the first `prefix`, which are the same in both arrays.
  @inlinable
  init(_ input: some DiffInput, from prefix: Int) {
    let shorter = min(input.oldCount, input.newCount) - prefix
    while suffix < shorter, input.isSame(input.oldCount - 1 - suffix, input.newCount - 1 - suffix) {
      suffix += 1
    }
    match(input, from: prefix)
    if suffix > 0, isAmbiguous(input, from: prefix) {
      // Walking from the end paired other occurrences than counting from the start.
      suffix = 0
      match(input, from: prefix)
    }
  }

  /// Finds the partners of all new elements before the suffix, replacing earlier results.
  @inlinable
  mutating func match(_ input: some DiffInput, from start: Int) {
    let old = start..<input.oldCount - suffix
    let new = start..<input.newCount - suffix
    partners = [Int32](repeating: -1, count: new.count)
    comparisons = [ElementComparison](repeating: .otherIdentifier, count: new.count)
    guard !old.isEmpty, !new.isEmpty else { return }
    hashed += old.count + new.count
    let hashes = (old: input.oldHashes(old), new: input.newHashes(new))
    partners = Self.partners(hashes.old, hashes.new, from: start)
    comparisons = input.comparePairs(partners, from: start)
    guard areHashesEnough else { return matchOneByOne(hashes.old, hashes.new, input, from: start) }
  }

  /// Whether all partners that have equal hashes also have equal identifiers.
  @usableFromInline var areHashesEnough: Bool {
    for index in partners.indices
    where comparisons[index] == .otherIdentifier && partners[index] >= 0 { return false }
    return true
  }

  /// Finds the partners of elements of which some have the hashes of others.
  @inlinable
  mutating func matchOneByOne(
    _ old: [Int],
    _ new: [Int],
    _ input: some DiffInput,
    from start: Int
  ) {
    var table = OccurrenceTable(hashes: old) { input.isSameInOld(start + $0, start + $1) }
    for index in new.indices {
      partners[index] = -1
      comparisons[index] = .otherIdentifier
      // Identity and content are compared in one call.
      let found = table.takeFirst(hash: new[index]) {
        input.compare(start + $0, start + index)
      }
      guard let found else { continue }
      partners[index] = Int32(truncatingIfNeeded: start + found.position)
      comparisons[index] = found.comparison
    }
  }

  /// Whether an element without a partner occurs again in the suffix.
  @inlinable
  func isAmbiguous(_ input: some DiffInput, from start: Int) -> Bool {
    let added = partners.indices.filter { partners[$0] < 0 }
    let removed = Self.unmatched(partners, in: start..<input.oldCount - suffix)
    let hashes = added.map { input.newHash(start + $0) } + removed.map(input.oldHash)
    guard !hashes.isEmpty else { return false }
    return Self.contains(
      hashes,
      anyOf: input.newHashes(input.newCount - suffix..<input.newCount)
    )
  }

  /// The old elements without a partner, before the suffix.
  @usableFromInline
  static func unmatched(_ partners: [Int32], in old: Range<Int>) -> [Int] {
    // Most of the time none is.
    let matched = partners.reduce(0) { $0 + ($1 >= 0 ? 1 : 0) }
    guard matched < old.count else { return [] }
    var isMatched = [Bool](repeating: false, count: old.count)
    for partner in partners where partner >= 0 { isMatched[Int(partner) - old.lowerBound] = true }
    return isMatched.indices.reversed().lazy.filter { !isMatched[$0] }.map { old.lowerBound + $0 }
  }

  @usableFromInline
  static func contains(_ hashes: [Int], anyOf others: [Int]) -> Bool {
    let filter = HashFilter(hashes)
    return others.contains(where: filter.contains)
  }
}
