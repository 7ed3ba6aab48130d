/// Numbers as the text of elements has them.
enum Decimal {
  /// A whole number without a sign; a negative one as its 64 bits, as Instruments writes it elsewhere.
  ///
  /// - Returns: nil where the text is anything else, or the number is too large.
  static func number(_ text: UnsafeBufferPointer<UInt8>) -> UInt64? {
    if text.first == UInt8(ascii: "-") {
      let rest = UnsafeBufferPointer(rebasing: text.dropFirst())
      return digits(rest).flatMap { Int64(exactly: $0) }.map { UInt64(bitPattern: -$0) }
    }
    return digits(text)
  }

  private static func digits(_ text: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard !text.isEmpty else { return nil }
    var value: UInt64 = 0
    for byte in text {
      guard byte >= 48, byte <= 57 else { return nil }
      let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = product.addingReportingOverflow(UInt64(byte - 48))
      guard !tooLarge, !overflow else { return nil }
      value = sum
    }
    return value
  }
}
