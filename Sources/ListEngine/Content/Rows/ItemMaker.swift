/// The app's closure that makes the row of an element.
@usableFromInline
struct ItemMaker<Element, Content: ItemContent> {
  @usableFromInline let item: (Element) -> Item<Content>

  @inlinable @inline(__always)
  init(_ item: @escaping (Element) -> Item<Content>) { self.item = item }

  /// Returns whether both are one function with the same captured values.
  ///
  /// So it is for a closure that captures nothing. A closure that captures something is another one each time the
  /// app's code comes by.
  @inlinable
  func isSame(as other: ItemMaker) -> Bool {
    withUnsafeBytes(of: self) { one in
      withUnsafeBytes(of: other) { other in
        for offset in 0..<MemoryLayout<Self>.size where one[offset] != other[offset] {
          return false
        }
        return true
      }
    }
  }
}
