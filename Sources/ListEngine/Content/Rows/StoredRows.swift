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
        Self.hash(elements.baseAddress.unsafelyUnwrapped + position, seed)
      }
    }
  }

  /// The hash of an element's identifier, without its type's.
  @inlinable @inline(__always)
  static func hash(_ element: UnsafePointer<Element>, _ seed: UInt64) -> Int {
    identify(element) { IdentifierHash.hash($0, seed) }
  }

  @inlinable
  func mark(_ position: Int) -> UInt64? {
    let seed = IdentifierHash.seed
    return withElement(position) { Self.mark($0, seed) }
  }

  @inlinable
  func firstMarked(_ filter: MarkFilter, from start: Int) -> Int? {
    let elements = elements
    let seed = IdentifierHash.seed
    return elements.withUnsafeBufferPointer { elements in
      filter.first(from: start, to: elements.count) { position in
        Self.mark(elements.baseAddress.unsafelyUnwrapped + position, seed)
      }
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
    guard limit > 0 else { return (0, .equivalent) }
    return old.withElement(oldStart) { old in
      new.withElement(newStart) { new in
        equivalentRun(limit) { compare(old + $0, new + $0) }
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
    guard !partners.isEmpty else { return [] }
    return old.withElement(0) { old in
      new.withElement(0) { new in
        comparedPairs(partners, start) { compare(old + $0, new + $1) }
      }
    }
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
      body($0.baseAddress.unsafelyUnwrapped + position)
    }
  }

  /// What `AnyRows.find` returns.
  func find(
    _ identifier: AnyIdentifier,
    in search: (_ isIt: (Int) -> Bool) -> Int?
  ) -> Int? {
    guard let wanted = identifier as? Content.Identifier else { return nil }
    return search { position in
      withElement(position) { Self.identify($0) { $0 == wanted.value } }
    }
  }

  /// What `AnyRows.isSameArray` returns.
  func holdsArray(of other: AnyRows) -> Bool {
    guard let other = Self.concrete(other) else { return false }
    return elements.isSameStorage(as: other.elements)
  }
}

extension Array {
  /// Whether both arrays share one buffer.
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
