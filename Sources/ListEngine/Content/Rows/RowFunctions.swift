public import Diff

/// The operations of a list on the rows of a section, compiled where the type of their content is
/// known.
///
/// Closures instead of methods: methods of generic classes of another module are not specialised.
@usableFromInline
struct RowFunctions {
  /// Makes the storage of a row.
  @usableFromInline let storage: (AnyRows, Int) -> AnyItemStorage
  /// Compares rows from two positions on: `DiffInput.compareRun`.
  @usableFromInline let compareRun:
    (AnyRows, AnyRows, Int, Int, Int) -> (count: Int, end: ElementComparison)
  /// Compares rows with old partners: `DiffInput.comparePairs`.
  @usableFromInline let comparePairs: (AnyRows, AnyRows, [Int32], Int) -> [ElementComparison]
  /// Returns whether two rows have equal identifiers.
  @usableFromInline let isSame: (AnyRows, AnyRows, Int, Int) -> Bool
  /// The hash of an identifier.
  @usableFromInline let hash: (AnyRows, Int) -> Int
  /// The hashes of the identifiers in a range.
  @usableFromInline let hashes: (AnyRows, Range<Int>) -> [Int]
  /// Returns whether identifiers are repeated: `DiffInput.areRepeated`.
  @usableFromInline let areRepeated: (AnyRows, AnyRows, SkippedElements, Int) -> Bool
  /// The hint of `ItemContent.wasMoved`.
  @usableFromInline let wasMoved: (AnyRows, AnyRows, Int, Int) -> Bool

  /// The identifier of a row; does not make the row.
  @usableFromInline let identifier: (AnyRows, Int) -> AnyIdentifier
  /// The position of the first row with an identifier; the table is of all rows.
  @usableFromInline let find: (AnyRows, AnyIdentifier, OccurrenceTable?) -> Int?
  /// Passes on how rows are sized: `TypedRows.visitSizings`.
  @usableFromInline let visitSizings:
    (AnyRows, Range<Int>, (Sizing, ItemLayouts?, Int) -> Bool) -> Bool
  /// The way in which a row is sized, and its layout values, if any; does not make the row's storage.
  @usableFromInline let options: (AnyRows, Int) -> (sizing: Sizing, layouts: ItemLayouts?)
  /// The type of the rows' content; nil if there are several.
  @usableFromInline let contentType: ObjectIdentifier?
}

extension RowFunctions {
  /// The functions of a class of rows.
  @inlinable
  init<Rows: TypedRows>(of type: Rows.Type) {
    storage = { unsafeDowncast($0, to: Rows.self).newStorage(at: $1) }
    compareRun = { old, new, oldStart, newStart, limit in
      Rows.compareRun(
        unsafeDowncast(old, to: Rows.self),
        unsafeDowncast(new, to: Rows.self),
        oldStart,
        newStart,
        limit
      )
    }
    comparePairs = { old, new, partners, start in
      Rows.comparePairs(
        unsafeDowncast(old, to: Rows.self),
        unsafeDowncast(new, to: Rows.self),
        partners,
        start
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
    identifier = { rows, position in
      unsafeDowncast(rows, to: Rows.self).identify(position) { Rows.Content.Identifier($0) }
    }
    find = { rows, identifier, table in
      guard Swift.type(of: identifier) == Rows.Content.Identifier.self else { return nil }
      let rows = unsafeDowncast(rows, to: Rows.self)
      let value = unsafeDowncast(identifier, to: Rows.Content.Identifier.self).value
      let isIt = { (position: Int) in
        rows.identify(position) { IdentifierHash.areEqual($0, value) }
      }
      guard let table else { return (0..<rows.count).first(where: isIt) }
      return table.first(hash: identifier.cachedHash, isSame: isIt)
    }
    visitSizings = { unsafeDowncast($0, to: Rows.self).visitSizings($1, $2) }
    options = { unsafeDowncast($0, to: Rows.self).options(at: $1) }
    contentType = ObjectIdentifier(Rows.Content.self)
    hash = { unsafeDowncast($0, to: Rows.self).hash($1) }
    hashes = { unsafeDowncast($0, to: Rows.self).hashes($1) }
    areRepeated = { old, new, skipped, start in
      Rows.areRepeated(
        unsafeDowncast(old, to: Rows.self),
        unsafeDowncast(new, to: Rows.self),
        skipped,
        start
      )
    }
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
  /// Makes the storage of one row.
  func newStorage(at position: Int) -> ItemStorage<Content>
  /// Passes on how the rows of a range are sized, their layout values, if any, and the number of
  /// consecutive rows of which both are the same, until `visit` returns false.
  ///
  /// Returns whether it came to the end; false if rows would have to be made.
  func visitSizings(
    _ range: Range<Int>,
    _ visit: (Sizing, ItemLayouts?, _ count: Int) -> Bool
  ) -> Bool
  /// The way in which a row is sized, and its layout values, if any.
  func options(at position: Int) -> (sizing: Sizing, layouts: ItemLayouts?)
  /// Passes on the identifier value of a row.
  func identify<Result>(_ position: Int, _ body: (Content.IdentifierValue) -> Result) -> Result
  /// The hash of an identifier.
  func hash(_ position: Int) -> Int
  /// The hashes of the identifiers in a range.
  func hashes(_ range: Range<Int>) -> [Int]
  /// Returns whether identifiers are repeated: `DiffInput.areRepeated`.
  static func areRepeated(
    _ old: Self,
    _ new: Self,
    _ skipped: SkippedElements,
    _ start: Int
  ) -> Bool
  /// Returns whether two rows have equal identifiers.
  static func isSame(_ old: Self, _ new: Self, _ one: Int, _ other: Int) -> Bool
  /// Compares rows from two positions on: `DiffInput.compareRun`.
  static func compareRun(
    _ old: Self,
    _ new: Self,
    _ oldStart: Int,
    _ newStart: Int,
    _ limit: Int
  ) -> (count: Int, end: ElementComparison)
  /// Compares rows with old partners: `DiffInput.comparePairs`.
  static func comparePairs(
    _ old: Self,
    _ new: Self,
    _ partners: [Int32],
    _ start: Int
  ) -> [ElementComparison]
}

extension TypedRows {
  @inlinable
  func newStorage(at position: Int) -> ItemStorage<Content> { ItemStorage(row(at: position)) }

  @inlinable
  func options(at position: Int) -> (sizing: Sizing, layouts: ItemLayouts?) {
    let row = row(at: position)
    return (row.sizing, row.extras?.values.layouts)
  }

  @inlinable
  func visitSizings(
    _ range: Range<Int>,
    _ visit: (Sizing, ItemLayouts?, _ count: Int) -> Bool
  ) -> Bool { false }
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

/// Compares new elements from `start` on with their partners; those without one are different.
@inlinable @inline(__always)
func comparedPairs(
  _ partners: [Int32],
  _ start: Int,
  _ compare: (_ old: Int, _ new: Int) -> ElementComparison
) -> [ElementComparison] {
  [ElementComparison](unsafeUninitializedCapacity: partners.count) { comparisons, count in
    partners.withUnsafeBufferPointer { partners in
      for index in partners.indices {
        let partner = partners[index]
        comparisons[index] = partner < 0 ? .otherIdentifier : compare(Int(partner), start &+ index)
      }
    }
    count = partners.count
  }
}
