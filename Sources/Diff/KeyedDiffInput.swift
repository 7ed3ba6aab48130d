/// Arrays of any elements, with their identifiers, compared by a closure.
@usableFromInline
struct KeyedDiffInput<Key: Hashable>: DiffInput {
  @usableFromInline let old: [Key]
  @usableFromInline let new: [Key]
  @usableFromInline let isUpdated: (Int, Int) -> Bool
  @usableFromInline let hint: (Int, Int) -> Bool

  @inlinable
  init(
    old: [Key],
    new: [Key],
    isUpdated: @escaping (Int, Int) -> Bool,
    movedHint: @escaping (Int, Int) -> Bool
  ) {
    self.old = old
    self.new = new
    self.isUpdated = isUpdated
    hint = movedHint
  }

  @inlinable var oldCount: Int { old.count }
  @inlinable var newCount: Int { new.count }

  @inlinable
  func isSame(_ old: Int, _ new: Int) -> Bool { self.old[old] == self.new[new] }

  @inlinable
  func isSameInOld(_ one: Int, _ other: Int) -> Bool { old[one] == old[other] }

  @inlinable
  func oldHash(_ position: Int) -> Int { old[position].hashValue }

  @inlinable
  func newHash(_ position: Int) -> Int { new[position].hashValue }

  @inlinable
  func movedHint(_ old: Int, _ new: Int) -> Bool { hint(old, new) }

  @inlinable
  func compare(_ old: Int, _ new: Int) -> ElementComparison {
    guard isSame(old, new) else { return .otherIdentifier }
    return isUpdated(old, new) ? .updated : .equivalent
  }
}
