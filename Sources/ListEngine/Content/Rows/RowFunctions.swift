public import Diff

/// What a list does with the rows of a section, compiled where the type of their content is known.
///
/// Closures instead of methods: methods of generic classes of another module are not specialised.
@usableFromInline
struct RowFunctions {
  /// Makes the storage of a row.
  @usableFromInline let storage: (AnyRows, Int) -> AnyItemStorage
  /// Compares rows from two positions on: `DiffInput.compareRun`.
  @usableFromInline let compareRun:
    (AnyRows, AnyRows, Int, Int, Int) -> (count: Int, end: ElementComparison)
  /// Whether two rows have equal identifiers.
  @usableFromInline let isSame: (AnyRows, AnyRows, Int, Int) -> Bool
  /// The hashes of the identifiers in a range.
  @usableFromInline let hashes: (AnyRows, Range<Int>) -> [Int]
  /// The hint of `ItemContent.wasMoved`.
  @usableFromInline let wasMoved: (AnyRows, AnyRows, Int, Int) -> Bool

  /// The functions of a class of rows.
  @inlinable
  init<Rows: TypedRows>(of type: Rows.Type) {
    storage = { ItemStorage(unsafeDowncast($0, to: Rows.self).row(at: $1)) }
    compareRun = { old, new, oldStart, newStart, limit in
      Rows.compareRun(
        unsafeDowncast(old, to: Rows.self),
        unsafeDowncast(new, to: Rows.self),
        oldStart,
        newStart,
        limit
      )
    }
    isSame = { old, new, one, other in
      Rows.isSame(
        unsafeDowncast(old, to: Rows.self),
        unsafeDowncast(new, to: Rows.self),
        one,
        other
      )
    }
    hashes = { unsafeDowncast($0, to: Rows.self).hashes($1) }
    wasMoved = { old, new, one, other in
      unsafeDowncast(old, to: Rows.self).row(at: one).storedContent
        .wasMoved(comparedTo: unsafeDowncast(new, to: Rows.self).row(at: other).storedContent)
    }
  }
}

/// Rows of one content type.
@usableFromInline
protocol TypedRows: AnyRows {
  associatedtype Content: ItemContent

  /// One row.
  func row(at position: Int) -> Item<Content>
  /// The hashes of the identifiers in a range.
  func hashes(_ range: Range<Int>) -> [Int]
  /// Whether two rows have equal identifiers.
  static func isSame(_ old: Self, _ new: Self, _ one: Int, _ other: Int) -> Bool
  /// Compares rows from two positions on: `DiffInput.compareRun`.
  static func compareRun(
    _ old: Self,
    _ new: Self,
    _ oldStart: Int,
    _ newStart: Int,
    _ limit: Int
  ) -> (count: Int, end: ElementComparison)
}

/// Counts equivalent pairs: what `DiffInput.compareRun` returns.
@inlinable @inline(__always)
func equivalentRun(
  _ limit: Int,
  _ compare: (Int) -> ElementComparison
) -> (count: Int, end: ElementComparison) {
  var count = 0
  while count < limit {
    let comparison = compare(count)
    guard comparison == .equivalent else { return (count, comparison) }
    count &+= 1
  }
  return (count, .equivalent)
}
