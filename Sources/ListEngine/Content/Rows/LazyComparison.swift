public import Diff

/// Compares rows of two collections, and makes as few of them as it can.
///
/// Two elements whose bytes are equal have equal values, and refer to the same objects. If the closures are one and
/// the same, too, both rows would be made alike: the old one is not kept, but made at the time of the update. Only
/// how the content compares itself is not known, as some say of each pair that it differs: the first such pair is
/// compared, and stands for the others.
@usableFromInline
struct LazyComparison<Elements: RandomAccessCollection, Content: ItemContent> {
  @usableFromInline let old: LazyItems<Elements, Content>
  @usableFromInline let new: LazyItems<Elements, Content>
  /// True if identical elements make equivalent rows; nil as long as no pair of them was compared.
  @usableFromInline var areEquivalent: Bool?

  @inlinable @inline(__always)
  init(_ old: LazyItems<Elements, Content>, _ new: LazyItems<Elements, Content>) {
    self.old = old
    self.new = new
    areEquivalent = old.maker.isSame(as: new.maker) ? nil : false
  }

  /// Compares an old row and a new one.
  @inlinable @inline(__always)
  mutating func compare(_ one: Int, _ other: Int) -> ElementComparison {
    guard areEquivalent != false, areIdentical(one, other) else { return compareRows(one, other) }
    if areEquivalent == true { return .equivalent }
    let comparison = compareRows(one, other)
    areEquivalent = comparison == .equivalent
    return comparison
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

  /// Returns whether the bytes of two elements are equal; false if they are not in memory one after another.
  @inlinable @inline(__always)
  func areIdentical(_ one: Int, _ other: Int) -> Bool {
    let areIdentical = old.elements.withContiguousStorageIfAvailable { old in
      new.elements.withContiguousStorageIfAvailable { new in
        Self.haveEqualBytes(UnsafeRawBufferPointer(old), one, UnsafeRawBufferPointer(new), other)
      }
    }
    return areIdentical == .some(.some(true))
  }

  @inlinable @inline(__always)
  static func haveEqualBytes(
    _ old: UnsafeRawBufferPointer,
    _ one: Int,
    _ new: UnsafeRawBufferPointer,
    _ other: Int
  ) -> Bool {
    typealias Element = MemoryLayout<Elements.Element>
    let (one, other) = (one &* Element.stride, other &* Element.stride)
    var offset = 0
    while offset &+ 8 <= Element.size {
      let word = old.loadUnaligned(fromByteOffset: one &+ offset, as: UInt64.self)
      guard word == new.loadUnaligned(fromByteOffset: other &+ offset, as: UInt64.self) else {
        return false
      }
      offset &+= 8
    }
    while offset < Element.size {
      guard old[one &+ offset] == new[other &+ offset] else { return false }
      offset &+= 1
    }
    return true
  }
}
