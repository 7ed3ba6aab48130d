public import Diff

/// Rows that are an array as an app gave it, of contents or of items.
@usableFromInline
protocol StoredRows: TypedRows {
  associatedtype Element

  /// The app's array.
  var elements: [Element] { get }
  /// Passes on the identifier value of an element, without a copy where it is part of the content.
  static func identify<Result>(
    _ element: UnsafePointer<Element>,
    _ body: (Content.IdentifierValue) -> Result
  ) -> Result
  /// Compares identifier and content of two elements.
  static func compare(
    _ old: UnsafePointer<Element>,
    _ new: UnsafePointer<Element>
  ) -> ElementComparison
}

extension StoredRows {
  /// The rows typed for this content; nil if they are others.
  @inlinable
  static func concrete(_ rows: AnyRows?) -> Self? {
    guard let rows, type(of: rows) == Self.self else { return nil }
    return unsafeDowncast(rows, to: Self.self)
  }

  @inlinable
  func hash(_ position: Int) -> Int {
    let seed = IdentifierHash.seed
    return withElement(position) { Self.hash($0, seed) } ^ Content.Identifier.typeHash
  }

  @inlinable
  func hashes(_ range: Range<Int>) -> [Int] {
    let elements = elements
    return elements.withUnsafeBufferPointer { elements in
      Content.Identifier.hashes(range) { position, seed in
        Self.hash(Self.address(position, elements), seed)
      }
    }
  }

  /// The hash of an element's identifier, without its type's.
  @inlinable @inline(__always)
  static func hash(_ element: UnsafePointer<Element>, _ seed: UInt64) -> Int {
    identify(element) { IdentifierHash.hash($0, seed) }
  }

  /// Returns whether identifiers are repeated: `DiffInput.areRepeated`.
  ///
  /// Hashes only those of which a cheaper number is the same, unless there are many.
  @inlinable
  static func areRepeated(
    _ old: Self,
    _ new: Self,
    _ skipped: SkippedElements,
    _ start: Int
  ) -> Bool {
    let seed = IdentifierHash.seed
    var filter = MarkFilter(capacity: skipped.count)
    guard old.addMarks(skipped.removed, to: &filter), new.addMarks(skipped.added, to: &filter)
    else { return skipped.areRepeated(in: new.hashes(start..<new.count), from: start) }
    let elements = new.elements
    return elements.withUnsafeBufferPointer { elements in
      var (position, nextAdded, strangers) = (start, 0, 0)
      while let found = firstMarked(filter, elements, position, seed) {
        position = found + 1
        if skipped.isAdded(found, &nextAdded) { continue }
        let hash = hash(address(found, elements), seed)
        if skipped.mayContain(hash ^ Content.Identifier.typeHash) { return true }
        strangers += 1
        guard strangers <= 32 + (position - start) / 8 else {
          return skipped.areRepeated(in: new.hashes(position..<new.count), from: position)
        }
      }
      return false
    }
  }

  /// The first element from a position on that may be in a set.
  @inlinable @inline(never)
  static func firstMarked(
    _ filter: MarkFilter,
    _ elements: UnsafeBufferPointer<Element>,
    _ start: Int,
    _ seed: UInt64
  ) -> Int? {
    guard start < elements.count else { return nil }
    var element = address(start, elements)
    let end = address(elements.count, elements)
    while element < end {
      guard let mark = mark(element, seed), !filter.mayContain(mark) else {
        return elements.count - (end - element)
      }
      element += 1
    }
    return nil
  }

  /// Adds the numbers of elements to a set; false if one has none.
  @inlinable
  func addMarks(_ positions: [Int], to filter: inout MarkFilter) -> Bool {
    let (elements, seed) = (elements, IdentifierHash.seed)
    return elements.withUnsafeBufferPointer { elements in
      for position in positions {
        guard let mark = Self.mark(Self.address(position, elements), seed) else { return false }
        filter.insert(mark)
      }
      return true
    }
  }

  @inlinable @inline(__always)
  static func mark(_ element: UnsafePointer<Element>, _ seed: UInt64) -> UInt64? {
    identify(element) { IdentifierHash.mark($0, seed) }
  }

  @inlinable
  static func isSame(_ old: Self, _ new: Self, _ one: Int, _ other: Int) -> Bool {
    old.withElement(one) { old in
      new.withElement(other) { new in
        identify(old) { old in identify(new) { IdentifierHash.areEqual(old, $0) } }
      }
    }
  }

  @inlinable
  static func compareRun(
    _ old: Self,
    _ new: Self,
    _ oldStart: Int,
    _ newStart: Int,
    _ limit: Int
  ) -> (count: Int, end: ElementComparison) {
    let (old, new) = (old.elements, new.elements)
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        // Not a closure for each row, which would be called.
        guard limit > 0 else { return (0, .equivalent) }
        var (old, new) = (address(oldStart, old), address(newStart, new))
        let end = old + limit
        var comparison = ElementComparison.equivalent
        while old < end {
          comparison = compare(old, new)
          guard comparison == .equivalent else { break }
          old += 1
          new += 1
        }
        return (limit - (end - old), comparison)
      }
    }
  }

  /// Compares rows with old partners: `DiffInput.comparePairs`.
  @inlinable
  static func comparePairs(
    _ old: Self,
    _ new: Self,
    _ partners: [Int32],
    _ start: Int
  ) -> [ElementComparison] {
    let (old, new) = (old.elements, new.elements)
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        [ElementComparison](unsafeUninitializedCapacity: partners.count) { comparisons, count in
          // Not a closure for each row, which would be called.
          for index in partners.indices {
            let partner = Int(partners[index])
            comparisons[index] =
              partner < 0
              ? .otherIdentifier
              : compare(address(partner, old), address(start &+ index, new))
          }
          count = partners.count
        }
      }
    }
  }

  /// Returns the address of an element.
  @inlinable @inline(__always)
  static func address(
    _ position: Int,
    _ elements: UnsafeBufferPointer<Element>
  ) -> UnsafePointer<Element> {
    elements.baseAddress.unsafelyUnwrapped + position
  }

  /// Passes on where an element is.
  @inlinable @inline(__always)
  func withElement<Result>(
    _ position: Int,
    _ body: (UnsafePointer<Element>) -> Result
  ) -> Result {
    let elements = elements
    precondition(elements.indices.contains(position))
    return elements.withUnsafeBufferPointer {
      body(Self.address(position, $0))
    }
  }

  @inlinable @inline(__always)
  func identify<Result>(
    _ position: Int,
    _ body: (Content.IdentifierValue) -> Result
  ) -> Result {
    withElement(position) { Self.identify($0, body) }
  }

  /// Returns the value of `AnyRows.isSameArray`.
  func holdsArray(of other: AnyRows) -> Bool {
    guard let other = Self.concrete(other) else { return false }
    return elements.isSameStorage(as: other.elements)
  }
}

extension Array {
  /// Returns whether both arrays share one buffer.
  ///
  /// Constant time.
  @usableFromInline
  func isSameStorage(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}
