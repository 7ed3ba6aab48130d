public import Diff

/// Compares rows of two collections, and makes as few of them as it can.
///
/// Two elements whose stored parts are equal have equal values, and refer to the same objects. If the closures are one
/// and the same, too, both rows would be made alike: the old one is not kept, but made at the time of the update. Then
/// one row is made and compared with itself, as content may say of an equal one that it is not equivalent.
@usableFromInline
struct LazyComparison<Elements: RandomAccessCollection, Content: ItemContent> {
  // Not read from the collections for each pair, which would retain them.
  @usableFromInline let oldElements: Elements
  @usableFromInline let newElements: Elements
  @usableFromInline let oldItem: (Elements, Int) -> Item<Content>
  @usableFromInline let newItem: (Elements, Int) -> Item<Content>
  /// True if both closures make equal rows of equal elements.
  @usableFromInline let areMadeAlike: Bool
  /// The collection that keeps the parts of its elements.
  @usableFromInline let new: LazyItems<Elements, Content>

  @inlinable @inline(__always)
  init(_ old: LazyItems<Elements, Content>, _ new: LazyItems<Elements, Content>) {
    (oldElements, newElements) = (old.elements, new.elements)
    (oldItem, newItem) = (old.itemOfElements, new.itemOfElements)
    areMadeAlike = old.identity == new.identity
    self.new = new
  }

  /// Compares an old row and a new one.
  @inlinable @inline(__always)
  func compare(_ one: Int, _ other: Int) -> ElementComparison {
    areMadeAlike && areEqual(one, other) ? compareWithItself(other) : compareRows(one, other)
  }

  /// Makes a new row, and compares its content with itself.
  @inlinable @inline(__always)
  func compareWithItself(_ position: Int) -> ElementComparison {
    // A variable: the address of a constant is that of a copy.
    var row = newItem(newElements, position)
    return withUnsafePointer(to: &row) { row in
      let content = Item.content(row)
      return content.pointee.isEquivalent(to: content.pointee) ? .equivalent : .updated
    }
  }

  /// Makes and compares both rows.
  @inlinable @inline(__always)
  func compareRows(_ one: Int, _ other: Int) -> ElementComparison {
    // Variables: the address of a constant is that of a copy.
    var row = oldItem(oldElements, one)
    var other = newItem(newElements, other)
    return withUnsafePointer(to: &row) { row in
      withUnsafePointer(to: &other) { ItemRows<Content>.compare(row, $0) }
    }
  }

  /// Returns whether the parts of two elements are equal; false if they are not in memory one after another.
  @inlinable @inline(__always)
  func areEqual(_ one: Int, _ other: Int) -> Bool {
    let areEqual = oldElements.withContiguousStorageIfAvailable { old in
      newElements.withContiguousStorageIfAvailable { new in
        // A collection that is an object may have lost elements since.
        guard one < old.count, other < new.count else { return false }
        return haveEqualParts(UnsafeRawBufferPointer(old), one, UnsafeRawBufferPointer(new), other)
      }
    }
    return areEqual == .some(.some(true))
  }

  @inlinable @inline(__always)
  func haveEqualParts(
    _ old: UnsafeRawBufferPointer,
    _ one: Int,
    _ new: UnsafeRawBufferPointer,
    _ other: Int
  ) -> Bool {
    typealias Element = MemoryLayout<Elements.Element>
    guard let old = old.baseAddress, let new = new.baseAddress else { return false }
    let (one, other) = (old + one &* Element.stride, new + other &* Element.stride)
    return haveEqualBytes(one, other, Element.size) || self.new.parts.areEqual(one, other)
  }
}
