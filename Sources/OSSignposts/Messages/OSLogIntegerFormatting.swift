/// The form of whole numbers in a message.
public struct OSLogIntegerFormatting: Hashable, Sendable {
  private let radix: Int
  private var hasSign = false
  private var prefix = ""
  private var isUppercase = false
  private var minDigits = 0

  private init(radix: Int) {
    self.radix = radix
  }

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// Hexadecimal digits, without a prefix.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Octal digits, without a prefix.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// Decimal digits, with `+` where it is asked for, and zeros before a shorter number.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    make(10, explicitPositiveSign, "", false, minDigits)
  }

  /// Hexadecimal digits, with the prefix `0x` where it is asked for.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    make(16, explicitPositiveSign, includePrefix ? "0x" : "", uppercase, minDigits)
  }

  /// Octal digits, with the prefix `0o` where it is asked for.
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    make(8, explicitPositiveSign, includePrefix ? "0o" : "", uppercase, minDigits)
  }

  private static func make(
    _ radix: Int,
    _ hasSign: Bool,
    _ prefix: String,
    _ isUppercase: Bool,
    _ minDigits: Int
  ) -> OSLogIntegerFormatting {
    var format = OSLogIntegerFormatting(radix: radix)
    (format.hasSign, format.prefix) = (hasSign, prefix)
    (format.isUppercase, format.minDigits) = (isUppercase, minDigits)
    return format
  }

  /// Returns a number in this form.
  func text(_ number: some FixedWidthInteger) -> String {
    if radix == 10, !hasSign, minDigits == 0 { return number.description }
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = number < 0 ? "-" : hasSign ? "+" : ""
    return sign + prefix + zeros + digits
  }
}
