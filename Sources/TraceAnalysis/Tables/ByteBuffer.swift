/// Bytes of a document that is written while it is made.
///
/// Numbers and names become bytes without a string in between: an export writes millions of them.
package struct ByteBuffer {
  /// What was appended so far.
  package private(set) var bytes: [UInt8] = []

  /// Makes an empty buffer.
  package init() {}

  /// How many bytes there are.
  package var count: Int { bytes.count }

  /// Removes all bytes, but keeps their place.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Appends one byte.
  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends bytes.
  package mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  /// Appends a text that the program knows.
  package mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  /// Appends text as UTF-8.
  ///
  /// - Complexity: O(length).
  package mutating func append(text: String) {
    let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    if isCopied == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Appends a whole number in decimal digits.
  package mutating func append(decimal value: Int64) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(decimal: value.magnitude)
  }

  /// Appends a whole number in decimal digits.
  package mutating func append(decimal value: UInt64) {
    guard value > 9 else { return bytes.append(UInt8(ascii: "0") + UInt8(value)) }
    appendDigits(of: value, atLeast: 1)
  }

  /// Appends a time in nanoseconds as one in a larger unit, exactly.
  ///
  /// - Parameters:
  ///   - ns: the time.
  ///   - digits: the decimal places of the unit: 3 for microseconds, 6 for milliseconds.
  package mutating func append(ns: Int64, decimals digits: Int) {
    if ns < 0 { bytes.append(UInt8(ascii: "-")) }
    let scale: UInt64 = digits == 3 ? 1_000 : 1_000_000
    let (whole, rest) = ns.magnitude.quotientAndRemainder(dividingBy: scale)
    append(decimal: whole)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    appendDigits(of: rest, atLeast: digits)
  }

  /// Appends the digits of a number, with zeros before them up to a width of at most 20.
  private mutating func appendDigits(of value: UInt64, atLeast width: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var (rest, start) = (value, 20)
      while rest > 0 || 20 - start < width {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Replaces a byte that was appended before.
  package mutating func replace(_ byte: UInt8, at place: Int) { bytes[place] = byte }

  /// Inserts bytes before the one at a place.
  ///
  /// - Complexity: O(bytes after it).
  package mutating func insert(_ other: [UInt8], at place: Int) {
    bytes.insert(contentsOf: other, at: place)
  }
}
