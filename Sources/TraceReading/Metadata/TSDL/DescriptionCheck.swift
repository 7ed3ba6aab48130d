/// Checks that a description is whole, and that its integers have sizes that there are.
///
/// The declarations are checked by `DeclarationCheck`; other faults of a description are found and
/// reported by the library itself.
struct DescriptionCheck {
  private typealias Token = DescriptionScanner.Token

  /// For each open brace, whether the attributes of a type are in it: `size` is a label elsewhere.
  private var blocks: [Bool] = []
  /// The attribute whose value comes next, as in `size = 32`.
  private var attribute: String?
  private var last: DescriptionScanner.Token?

  private static let typesWithAttributes: [Token] = ["integer", "floating_point", "string"]
    .map(Token.word)

  /// True if the description ends where one may end.
  var isComplete: Bool { blocks.isEmpty && last == .symbol(";") }

  /// Returns the reason why a token cannot stand where it stands; nil when it can.
  mutating func complaint(about token: DescriptionScanner.Token) -> String? {
    defer { last = token }
    switch token {
    case .symbol("{"): blocks.append(last.map(Self.typesWithAttributes.contains) ?? false)
    case .symbol("}"):
      guard blocks.popLast() != nil else { return "the metadata closes more braces than it opens" }
    case .symbol("="):
      attribute = if case .word(let word)? = last, blocks.last == true { word } else { nil }
    default:
      defer { attribute = nil }
      if last == .symbol("="), let attribute {
        return complaint(about: token, asValueOf: attribute)
      }
    }
    return nil
  }

  private func complaint(about token: Token, asValueOf name: String) -> String? {
    let isAllowed: Bool
    switch (name, token) {
    case ("size", .number(let value)): isAllowed = (1...64).contains(value)
    case ("align", .number(let value)):
      isAllowed =
        (1...FieldType.widestAlignment).contains(value) && value & (value - 1) == 0
    case ("size", _), ("align", _): isAllowed = false
    default: isAllowed = true
    }
    return isAllowed ? nil : "the metadata gives a value for '\(name)' that makes no sense"
  }
}
