/// A part of a longer array, indexed like the longer one: its first index need not be 0.
struct OffsetArray<Element>: RandomAccessCollection, MutableCollection {
  /// The index of the first element.
  let startIndex: Int
  /// The elements, with indices starting at 0.
  var elements: [Element]

  /// Creates a part whose first element has the index `startIndex` in the longer array.
  init(_ elements: [Element], startIndex: Int = 0) {
    self.startIndex = startIndex
    self.elements = elements
  }

  var endIndex: Int { startIndex + elements.count }

  subscript(position: Int) -> Element {
    // Not copied where a part of it is read.
    _read { yield elements[position - startIndex] }
    _modify { yield &elements[position - startIndex] }
  }

  /// Inserts an element before an index.
  mutating func insert(_ element: Element, at index: Int) {
    elements.insert(element, at: index - startIndex)
  }

  /// Removes the element at an index.
  mutating func remove(at index: Int) -> Element {
    elements.remove(at: index - startIndex)
  }
}

extension OffsetArray: Equatable where Element: Equatable {}

extension OffsetArray: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}
