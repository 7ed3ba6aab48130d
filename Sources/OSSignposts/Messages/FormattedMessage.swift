/// A message that was given as a format string with values, as `os_log` and `os_signpost` take it.
///
/// Conversions are those of C, `%@` for objects and texts, and `%{public}d`, `%{private}s` and the like with a
/// privacy; texts without one are hidden. A conversion without a value is `<missing>`.
@usableFromInline
struct FormattedMessage {
  /// The message as a trace has it.
  @usableFromInline let text: String

  /// Puts the values into the format.
  @usableFromInline
  init(_ format: StaticString, _ arguments: [Any]) {
    let plain = PlainFormat.text(format, arguments)
    self = plain.map(Self.init) ?? Self(format: format.description, arguments)
  }

  private init(_ text: String) {
    self.text = text
  }

  init(format: String, _ arguments: [Any]) {
    var format = FormatScanner(format)
    var values = arguments.makeIterator()
    var text = ""
    while let piece = format.next() {
      switch piece {
      case .literal(let literal): text += literal
      case .conversion(let conversion): text += conversion.text(&values)
      }
    }
    self.text = text
  }
}

/// Divides a format string into texts and conversions.
private struct FormatScanner {
  enum Piece {
    case literal(String)
    case conversion(Conversion)
  }

  private var rest: Substring

  init(_ format: String) {
    rest = Substring(format)
  }

  mutating func next() -> Piece? {
    guard let first = rest.first else { return nil }
    guard first == "%" else {
      let literal = rest.prefix { $0 != "%" }
      rest = rest.dropFirst(literal.count)
      return .literal(String(literal))
    }
    rest = rest.dropFirst()
    if rest.first == "%" {
      rest = rest.dropFirst()
      return .literal("%")
    }
    return .conversion(conversion())
  }

  private mutating func conversion() -> Conversion {
    var options: [Substring] = []
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      options = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",")
      rest = rest[rest.index(after: end)...]
    }
    let flags = take { "-+ #0'".contains($0) }
    let width = take { $0.isNumber || $0 == "*" }
    var precision: String?
    if rest.first == "." {
      rest = rest.dropFirst()
      precision = take { $0.isNumber || $0 == "*" }
    }
    _ = take { "hlqLztj".contains($0) }
    let letter = rest.first ?? "@"
    rest = rest.dropFirst()
    return Conversion(
      options: options.map(String.init),
      flags: flags,
      width: width,
      precision: precision,
      letter: letter
    )
  }

  private mutating func take(_ isWanted: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isWanted)
    rest = rest.dropFirst(taken.count)
    return String(taken)
  }
}

/// A conversion of a format string, such as `%{public}-5.2f`.
private struct Conversion {
  let options: [String]
  let flags: String
  let width: String
  let precision: String?
  let letter: Character

  func text(_ values: inout IndexingIterator<[Any]>) -> String {
    let width = resolved(width, &values)
    let precision = precision.map { resolved($0, &values) }
    guard let value = values.next() else { return "<missing>" }
    let hasNumber = "diouxXcDOUfFeEgGaAp".contains(letter)
    return privacy.shown(
      text(of: value, width: width, precision: precision),
      isText: !hasNumber
    )
  }

  private var privacy: OSLogPrivacy {
    let isHash = options.contains { $0.contains("mask.hash") }
    if options.contains(where: { $0.hasPrefix("public") }) { return .public }
    if options.contains(where: { $0.hasPrefix("private") || $0.hasPrefix("sensitive") }) {
      return .private(mask: isHash ? .hash : .none)
    }
    return .auto(mask: isHash ? .hash : .none)
  }

  /// The number that a width or precision states; `*` takes it from the values.
  private func resolved(_ number: String, _ values: inout IndexingIterator<[Any]>) -> String {
    guard number == "*" else { return number }
    return values.next().map { "\($0)" }.flatMap(Int.init).map { "\($0)" } ?? ""
  }

  private func text(of value: Any, width: String, precision: String?) -> String {
    let form = "%" + flags + String(width.prefix(3)) + (precision.map { ".\($0.prefix(3))" } ?? "")
    switch letter {
    case "d", "i", "D":
      guard let integer = Self.integer(value) else { break }
      if options.contains(where: { $0 == "bool" || $0 == "BOOL" }) {
        return integer != 0 ? "true" : "false"
      }
      return value is UInt64 || value is UInt
        ? CFormat.text(form + "llu", UInt64(bitPattern: integer))
        : CFormat.text(form + "lld", integer)
    case "u", "U", "x", "X", "o", "O":
      guard let integer = Self.integer(value) else { break }
      return CFormat.text(form + "ll\(letter.lowercasedUnlessX)", Self.bits(value, integer))
    case "p":
      guard let integer = Self.integer(value) else { break }
      return "0x" + String(UInt64(bitPattern: integer), radix: 16)
    case "c":
      guard let integer = Self.integer(value),
        let scalar = UnicodeScalar(UInt32(truncatingIfNeeded: integer))
      else { break }
      return String(Character(scalar))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = Self.number(value) else { break }
      return CFormat.text(form + String(letter), number)
    default: break
    }
    return padded(Self.description(value), width, precision)
  }

  /// A text in the columns that the conversion asks for.
  private func padded(_ text: String, _ width: String, _ precision: String?) -> String {
    let cut = precision.flatMap(Int.init).map { String(text.prefix(max(0, $0))) } ?? text
    let columns = min(Int(width) ?? 0, 999)
    return flags.contains("-")
      ? OSLogStringAlignment.left(columns: columns).aligned(cut)
      : OSLogStringAlignment.right(columns: columns).aligned(cut)
  }

  private static func description(_ value: Any) -> String {
    switch value {
    case let text as UnsafePointer<CChar>: String(cString: text)
    case let text as UnsafeMutablePointer<CChar>: String(cString: text)
    case let text as StaticString: text.description
    default: "\(value)"
    }
  }

  private static func integer(_ value: Any) -> Int64? {
    switch value {
    case let value as any FixedWidthInteger: Int64(truncatingIfNeeded: value)
    case let value as Bool: value ? 1 : 0
    case let value as UnsafeRawPointer: Int64(Int(bitPattern: value))
    case let value as OpaquePointer: Int64(Int(bitPattern: value))
    default: nil
    }
  }

  /// The bits of a number without a sign: as many as its type has, as C passes it.
  private static func bits(_ value: Any, _ integer: Int64) -> UInt64 {
    let width = (value as? any FixedWidthInteger)?.bitWidth ?? 64
    let bits = UInt64(bitPattern: integer)
    return width >= 64 ? bits : bits & ((1 << max(32, UInt64(width))) - 1)
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }
}

extension Character {
  /// The letter as C has it for a number without a sign.
  fileprivate var lowercasedUnlessX: String { self == "X" ? "X" : lowercased() }
}
