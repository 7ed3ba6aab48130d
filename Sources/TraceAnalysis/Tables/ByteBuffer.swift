/// Bytes of a document that is written while it is made.
///
/// Numbers and names become bytes without a string in between: an export writes millions of them. For
/// the same reason it owns its memory: an array asks before each byte whether it is shared,
/// which took a third of the time of an export.
package struct ByteBuffer: ~Copyable {
  /// The start of the bytes, for code that writes them one by one after `reserve`.
  @usableFromInline package private(set) var start: UnsafeMutablePointer<UInt8>
  /// The number of bytes that there is room for.
  @usableFromInline package private(set) var capacity = 64
  /// The number of bytes; never more than there is room for.
  @usableFromInline package var count = 0

  /// Makes an empty buffer.
  package init() {
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// Gives the bytes that were appended so far, for as long as nothing else is.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: start, count: count))
  }

  /// A copy of what was appended so far.
  package var bytes: [UInt8] { withBytes { Array($0) } }

  /// The bytes that were appended so far, as text.
  package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Removes all bytes, but keeps their place.
  package mutating func removeAll() { count = 0 }

  /// Makes room for bytes to come.
  @inlinable package mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @usableFromInline mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  /// Appends one byte.
  @inlinable package mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count &+= 1
  }

  /// Appends bytes.
  @inlinable package mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
    guard let source = other.baseAddress else { return }
    reserve(other.count)
    (start + count).update(from: source, count: other.count)
    count &+= other.count
  }

  /// Appends bytes.
  @inlinable package mutating func append(_ other: [UInt8]) {
    other.withUnsafeBufferPointer { append($0) }
  }

  /// Appends a text that the program knows.
  @inlinable package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text as UTF-8.
  ///
  /// - Complexity: O(length).
  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends a whole number in decimal digits.
  package mutating func append(decimal value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(decimal: value.magnitude)
  }

  /// Appends a whole number in decimal digits.
  package mutating func append(decimal value: UInt64) {
    guard value > 9 else { return append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)) }
    appendDigits(of: value, atLeast: 1)
  }

  /// Appends a time in nanoseconds as one in a larger unit, exactly.
  ///
  /// - Parameters:
  ///   - ns: the time.
  ///   - digits: the decimal places of the unit: 3 for microseconds, 6 for milliseconds.
  package mutating func append(ns: Int64, decimals digits: Int) {
    if ns < 0 { append(UInt8(ascii: "-")) }
    let scale: UInt64 = digits == 3 ? 1_000 : 1_000_000
    let (whole, rest) = ns.magnitude.quotientAndRemainder(dividingBy: scale)
    append(decimal: whole)
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    appendDigits(of: rest, atLeast: digits)
  }

  /// Appends the digits of a number, with zeros before them up to a width of at most 20.
  private mutating func appendDigits(of value: UInt64, atLeast width: Int) {
    var (digits, limit) = (1, 10 as UInt64)
    // The largest number has 20 digits, and no power of ten above it has a place.
    while digits < 20, value >= limit {
      digits += 1
      limit = digits < 20 ? limit * 10 : limit
    }
    digits = max(digits, width)
    reserve(digits)
    let first = count
    count += digits
    var (rest, place) = (value, count)
    // Two at a time: dividing is what takes longest.
    while place - first >= 2 {
      let (more, pair) = rest.quotientAndRemainder(dividingBy: 100)
      let (tens, ones) = UInt8(truncatingIfNeeded: pair).quotientAndRemainder(dividingBy: 10)
      place -= 2
      start[place] = UInt8(ascii: "0") &+ tens
      start[place + 1] = UInt8(ascii: "0") &+ ones
      rest = more
    }
    if place > first { start[first] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest) }
  }

  /// Replaces a byte that was appended before.
  ///
  /// - Precondition: there is one at that place.
  package mutating func replace(_ byte: UInt8, at place: Int) {
    precondition((0..<count).contains(place), "no byte at \(place) of \(count)")
    start[place] = byte
  }

  /// Makes room for bytes before the one at a place; what they are is to be set.
  ///
  /// - Precondition: the place is not after the last byte.
  /// - Complexity: O(bytes after it).
  package mutating func openGap(_ length: Int, at place: Int) {
    precondition((0...count).contains(place), "no byte at \(place) of \(count)")
    reserve(length)
    (start + place + length).update(from: start + place, count: count - place)
    count += length
  }
}
