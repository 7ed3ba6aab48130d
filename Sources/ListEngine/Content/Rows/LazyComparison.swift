public import Diff

/// Compares rows of two collections, and makes as few of them as it can.
///
/// Two elements whose stored parts are equal have equal values, and refer to the same objects. If the closures are one
/// and the same, too, both rows would be made alike: the old one is not kept, but made at the time of the update. Then
/// one row is made and compared with itself, as content may say of an equal one that it is not equivalent.
@usableFromInline
struct LazyComparison<Elements: RandomAccessCollection, Content: ItemContent> {
  @usableFromInline let old: LazyItems<Elements, Content>
  @usableFromInline let new: LazyItems<Elements, Content>
  /// True if both closures make equal rows of equal elements.
  @usableFromInline let areMadeAlike: Bool
  /// The parts of an element; nil as long as none differed in its bytes.
  @usableFromInline var parts: StoredParts?

  @inlinable @inline(__always)
  init(_ old: LazyItems<Elements, Content>, _ new: LazyItems<Elements, Content>) {
    self.old = old
    self.new = new
    areMadeAlike = old.identity == new.identity
  }

  /// Compares an old row and a new one.
  @inlinable @inline(__always)
  mutating func compare(_ one: Int, _ other: Int) -> ElementComparison {
    areMadeAlike && areEqual(one, other) ? compareWithItself(other) : compareRows(one, other)
  }

  /// Makes a new row, and compares its content with itself.
  @inlinable @inline(__always)
  func compareWithItself(_ position: Int) -> ElementComparison {
    let content = new.itemOfElements(new.elements, position).storedContent
    return content.isEquivalent(to: content) ? .equivalent : .updated
  }

  /// Makes and compares both rows.
  @inlinable @inline(__always)
  func compareRows(_ one: Int, _ other: Int) -> ElementComparison {
    // Variables: the address of a constant is that of a copy.
    var row = old.itemOfElements(old.elements, one)
    var other = new.itemOfElements(new.elements, other)
    return withUnsafePointer(to: &row) { row in
      withUnsafePointer(to: &other) { ItemRows<Content>.compare(row, $0) }
    }
  }

  /// Returns whether the parts of two elements are equal; false if they are not in memory one after another.
  @inlinable @inline(__always)
  mutating func areEqual(_ one: Int, _ other: Int) -> Bool {
    let areEqual = old.elements.withContiguousStorageIfAvailable { old in
      new.elements.withContiguousStorageIfAvailable { new in
        // A collection that is an object may have lost elements since.
        guard one < old.count, other < new.count else { return false }
        return haveEqualParts(UnsafeRawBufferPointer(old), one, UnsafeRawBufferPointer(new), other)
      }
    }
    return areEqual == .some(.some(true))
  }

  @inlinable @inline(__always)
  mutating func haveEqualParts(
    _ old: UnsafeRawBufferPointer,
    _ one: Int,
    _ new: UnsafeRawBufferPointer,
    _ other: Int
  ) -> Bool {
    typealias Element = MemoryLayout<Elements.Element>
    guard let old = old.baseAddress, let new = new.baseAddress else { return false }
    let (one, other) = (old + one &* Element.stride, new + other &* Element.stride)
    return haveEqualBytes(one, other) || haveEqualParts(one, other)
  }

  /// Returns whether the bytes of two elements are equal, which few instructions tell.
  @inlinable @inline(__always)
  func haveEqualBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let size = MemoryLayout<Elements.Element>.size
    var offset = 0
    while offset &+ 8 <= size {
      let word = one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
      offset &+= 8
    }
    while offset < size {
      guard
        one.load(fromByteOffset: offset, as: UInt8.self)
          == other.load(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset &+= 1
    }
    return true
  }

  @inlinable
  mutating func haveEqualParts(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let parts = parts ?? StoredParts(of: Elements.Element.self)
    self.parts = parts
    return parts.areEqual(one, other)
  }
}
