public import Foundation

// Identifiers of any type are compared by their bytes first: where code is not specialised for their
// type, that costs a tenth of asking them. Equal bytes are equal identifiers; others are asked.
extension UnsafeBufferPointer where Element: Equatable {
  /// Returns whether an element equals one of another buffer.
  @inlinable
  func isSame(_ index: Int, as otherIndex: Int, of other: Self) -> Bool {
    guard let own = baseAddress, let others = other.baseAddress else { return false }
    return memcmp(own + index, others + otherIndex, MemoryLayout<Element>.size) == 0
      || self[index] == other[otherIndex]
  }
}

extension Array where Element: Equatable {
  /// The position of an element; nil if it is not there.
  ///
  /// - Complexity: O(n).
  @inlinable
  func position(of element: Element) -> Int? {
    let found = withUnsafeBufferPointer { elements in
      withUnsafePointer(to: element) { element -> Int? in
        guard let start = elements.baseAddress else { return nil }
        let size = MemoryLayout<Element>.size
        for index in 0..<elements.count where memcmp(start + index, element, size) == 0 {
          return index
        }
        return nil
      }
    }
    return found ?? firstIndex(of: element)
  }
}
