/// The correspondence of the elements of an old and a new array, where some may have moved.
///
/// The common suffix is matched by walking; the rest goes through a hash table.
@usableFromInline
struct Matching {
  /// The old position of each new element from the first matched one on; -1 for added ones.
  @usableFromInline var partners: [Int32] = []
  /// The comparison of each new element with its partner.
  @usableFromInline var comparisons: [ElementComparison] = []
  /// The number of elements at the end of both arrays that are the same, one by one.
  @usableFromInline var suffix = 0
  /// The number of new elements that have partners.
  @usableFromInline var matchedCount = 0
  /// The number of elements that went through the table.
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
    guard !old.isEmpty, !new.isEmpty else {
      partners = [Int32](repeating: -1, count: new.count)
      comparisons = [ElementComparison](repeating: .otherIdentifier, count: new.count)
      matchedCount = 0
      return
    }
    hashed += old.count + new.count
    let hashes = (old: input.oldHashes(old), new: input.newHashes(new))
    partners = Self.partners(hashes.old, hashes.new, from: start)
    comparisons = input.comparePairs(partners, from: start)
    guard countMatched() else { return matchOneByOne(hashes.old, hashes.new, input, from: start) }
  }

  /// Counts the partners; false if some of them have equal hashes, but not equal identifiers.
  @usableFromInline
  mutating func countMatched() -> Bool {
    var (positions, elements) = (0, 0)
    for partner in partners where partner >= 0 { positions &+= 1 }
    for comparison in comparisons where comparison != .otherIdentifier { elements &+= 1 }
    matchedCount = positions
    return positions == elements
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
    matchedCount = 0
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
      matchedCount += 1
    }
  }

  /// Returns whether an element without a partner occurs again in the suffix.
  @inlinable
  func isAmbiguous(_ input: some DiffInput, from start: Int) -> Bool {
    let removed = unmatched(in: start..<input.oldCount - suffix)
    guard matchedCount < partners.count || !removed.isEmpty else { return false }
    let added = partners.indices.filter { partners[$0] < 0 }
    let hashes = added.map { input.newHash(start + $0) } + removed.map(input.oldHash)
    return Self.contains(
      hashes,
      anyOf: input.newHashes(input.newCount - suffix..<input.newCount)
    )
  }

  /// The old elements without a partner, before the suffix.
  @usableFromInline
  func unmatched(in old: Range<Int>) -> [Int] {
    // Most of the time none is.
    guard matchedCount < old.count else { return [] }
    var isMatched = [Bool](repeating: false, count: old.count)
    for partner in partners where partner >= 0 { isMatched[Int(partner) - old.lowerBound] = true }
    return isMatched.indices.reversed().lazy.filter { !isMatched[$0] }.map { old.lowerBound + $0 }
  }

  /// The old positions of the elements that have partners, in new order.
  var matched: [Int32] {
    guard matchedCount < partners.count else { return partners }
    return [Int32](unsafeUninitializedCapacity: matchedCount) { matched, count in
      for partner in partners where partner >= 0 {
        matched[count] = partner
        count &+= 1
      }
    }
  }

  @usableFromInline
  static func contains(_ hashes: [Int], anyOf others: [Int]) -> Bool {
    let filter = HashFilter(hashes)
    return others.contains(where: filter.contains)
  }
}
