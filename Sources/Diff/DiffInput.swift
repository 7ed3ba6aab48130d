/// Two arrays as the diff sees them: by position, without the elements themselves.
///
/// A difference calls the functions of its input many times: conform with a final class or a
/// struct, so that they are compiled into it.
public protocol DiffInput {
  /// The number of elements of the old array.
  var oldCount: Int { get }
  /// The number of elements of the new array.
  var newCount: Int { get }

  /// Returns whether an old and a new element have equal identifiers.
  func isSame(_ old: Int, _ new: Int) -> Bool
  /// Returns whether two old elements have equal identifiers.
  func isSameInOld(_ one: Int, _ other: Int) -> Bool
  /// The hash of an old element's identifier.
  func oldHash(_ position: Int) -> Int
  /// The hash of a new element's identifier.
  func newHash(_ position: Int) -> Int
  /// Compares identifier and content in one call.
  func compare(_ old: Int, _ new: Int) -> ElementComparison
  /// Returns whether an element in both arrays should preferably count as moved.
  func movedHint(_ old: Int, _ new: Int) -> Bool

  /// Compares elements from two positions on, up to the first pair that is not equivalent.
  ///
  /// - Returns: the number of equivalent pairs, up to `limit`, and the comparison of the next one;
  ///   `.equivalent` if the limit was reached.
  func compareRun(
    old: Int,
    new: Int,
    limit: Int
  ) -> (count: Int, end: ElementComparison)
  /// Compares each new element from `start` on with the old one at the position beside it.
  ///
  /// - Returns: the comparisons; `.otherIdentifier` for negative positions.
  func comparePairs(_ partners: [Int32], from start: Int) -> [ElementComparison]
  /// The hashes of a range of old elements.
  func oldHashes(_ range: Range<Int>) -> [Int]
  /// The hashes of a range of new elements.
  func newHashes(_ range: Range<Int>) -> [Int]
  /// Returns whether a new element from `start` on that was not skipped may have the identifier of
  /// one that was.
  func areRepeated(_ skipped: SkippedElements, from start: Int) -> Bool
}

extension DiffInput {
  /// Compares pair by pair.
  @inlinable
  public func compareRun(
    old: Int,
    new: Int,
    limit: Int
  ) -> (count: Int, end: ElementComparison) {
    var count = 0
    while count < limit {
      let comparison = compare(old &+ count, new &+ count)
      guard comparison == .equivalent else { return (count, comparison) }
      count &+= 1
    }
    return (count, .equivalent)
  }

  /// Compares pair by pair.
  @inlinable
  public func comparePairs(_ partners: [Int32], from start: Int) -> [ElementComparison] {
    partners.indices.map { index in
      partners[index] < 0 ? .otherIdentifier : compare(Int(partners[index]), start &+ index)
    }
  }

  /// The hashes, one by one.
  @inlinable
  public func oldHashes(_ range: Range<Int>) -> [Int] { range.map(oldHash) }

  /// The hashes, one by one.
  @inlinable
  public func newHashes(_ range: Range<Int>) -> [Int] { range.map(newHash) }

  /// Looks for their hashes.
  @inlinable
  public func areRepeated(_ skipped: SkippedElements, from start: Int) -> Bool {
    skipped.areRepeated(in: newHashes(start..<newCount), from: start)
  }
}
