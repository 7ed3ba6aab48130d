/// The form of fractions in a message.
public struct OSLogFloatFormatting: Hashable, Sendable {
  private let letter: Character
  private let precision: Int?
  private let hasSign: Bool

  /// Digits after a point: six, as in C.
  public static var fixed: OSLogFloatFormatting { fixed() }
  /// Hexadecimal digits and an exponent.
  public static var hex: OSLogFloatFormatting { hex() }
  /// One digit before the point, and an exponent.
  public static var exponential: OSLogFloatFormatting { exponential() }
  /// The shorter of `fixed` and `exponential`.
  public static var hybrid: OSLogFloatFormatting { hybrid() }

  /// Digits after a point, as many as `precision` says.
  public static func fixed(
    precision: Int? = nil,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("f", precision, explicitPositiveSign, uppercase)
  }

  /// Hexadecimal digits and an exponent.
  public static func hex(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("a", nil, explicitPositiveSign, uppercase)
  }

  /// One digit before the point, `precision` after it, and an exponent.
  public static func exponential(
    precision: Int? = nil,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("e", precision, explicitPositiveSign, uppercase)
  }

  /// The shorter of `fixed` and `exponential`, with `precision` digits.
  public static func hybrid(
    precision: Int? = nil,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make("g", precision, explicitPositiveSign, uppercase)
  }

  private static func make(
    _ letter: String,
    _ precision: Int?,
    _ hasSign: Bool,
    _ isUppercase: Bool
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: Character(isUppercase ? letter.uppercased() : letter),
      precision: precision,
      hasSign: hasSign
    )
  }

  /// Returns a number in this form.
  func text(_ number: Double) -> String {
    let digits = precision.map { ".\(max(0, $0))" } ?? ""
    return CFormat.text("%\(hasSign ? "+" : "")\(digits)\(letter)", number)
  }
}
