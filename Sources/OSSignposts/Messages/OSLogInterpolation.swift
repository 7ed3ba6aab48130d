/// The values in a message, with their formats, alignments and privacy.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// The message so far.
  private(set) var text = ""
  /// The bytes that the message will have about; 0 if it may do without memory of its own.
  private var capacity = 0

  /// Prepares a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    // Texts of up to 15 bytes need none.
    if literalCapacity > 15 { capacity = literalCapacity + interpolationCount * 8 }
  }

  /// Adds text of the program.
  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { append(literal) }
  }

  /// Adds a whole number.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: Number,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add(format.text(number), align, privacy, isText: false)
  }

  /// Adds a fraction.
  public mutating func appendInterpolation(
    _ number: Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add(format.text(number), align, privacy, isText: false)
  }

  /// Adds a fraction.
  public mutating func appendInterpolation(
    _ number: Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add(format.text(Double(number)), align, privacy, isText: false)
  }

  /// Adds a fraction of another type, such as `CGFloat`, in a format.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: Number,
    format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add(format.text(Double(number)), align, privacy, isText: false)
  }

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ boolean: Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    add(format.text(boolean), .none, privacy, isText: false)
  }

  /// Adds a text, which is hidden unless it is marked public.
  public mutating func appendInterpolation(
    _ argument: String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add(argument, align, privacy, isText: true)
  }

  /// Adds the description of a value, which is hidden unless it is marked public.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add(value.description, align, privacy, isText: true)
  }

  /// Adds an error, which is hidden unless it is marked public.
  public mutating func appendInterpolation(
    _ error: any Error,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add("\(error)", .none, privacy, isText: true)
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ type: any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add("\(type)", align, privacy, isText: false)
  }

  /// Adds an address.
  public mutating func appendInterpolation(
    _ pointer: UnsafeRawPointer,
    format: OSLogPointerFormat = .hex,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add("0x" + String(UInt(bitPattern: pointer), radix: 16), .none, privacy, isText: false)
  }

  private mutating func add(
    _ value: @autoclosure () -> String,
    _ alignment: OSLogStringAlignment,
    _ privacy: OSLogPrivacy,
    isText: Bool
  ) {
    append(alignment.aligned(privacy.shown(value(), isText: isText)))
  }

  /// Adds a piece; the first one is taken as it is, without a copy.
  private mutating func append(_ piece: String) {
    guard !text.isEmpty else { return text = piece }
    if capacity > 0 {
      text.reserveCapacity(capacity)
      capacity = 0
    }
    text += piece
  }
}
