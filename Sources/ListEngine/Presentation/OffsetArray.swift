/// An array whose first index need not be 0: a stretch of a longer one, with the indices of that.
struct OffsetArray<Element>: RandomAccessCollection, MutableCollection {
  /// The index of the first element.
  let startIndex: Int
  /// The elements, counted from 0.
  var elements: [Element]

  /// Takes over elements, of which the first one stands at `startIndex` of the longer array.
  init(_ elements: [Element], startIndex: Int = 0) {
    self.startIndex = startIndex
    self.elements = elements
  }

  var endIndex: Int { startIndex + elements.count }

  subscript(position: Int) -> Element {
    get { elements[position - startIndex] }
    _modify { yield &elements[position - startIndex] }
  }

  /// Adds an element before that at an index.
  mutating func insert(_ element: Element, at index: Int) {
    elements.insert(element, at: index - startIndex)
  }

  /// Takes out the element at an index.
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
