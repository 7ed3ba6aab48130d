/// A whole number of JSON over the whole range of 64 bits, signed or unsigned.
struct WideInteger: Decodable, CustomStringConvertible {
  /// The 64 bits.
  let bits: Int64
  /// True if the number is negative, so that `bits` are signed.
  let isNegative: Bool

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let signed = try? value.decode(Int64.self) {
      (bits, isNegative) = (signed, signed < 0)
    } else {
      (bits, isNegative) = (Int64(bitPattern: try value.decode(UInt64.self)), false)
    }
  }

  /// True if a number of that kind can have the value.
  func fits(isSigned: Bool) -> Bool { isSigned ? isNegative || bits >= 0 : !isNegative }

  var description: String {
    isNegative ? String(bits) : String(UInt64(bitPattern: bits))
  }
}
