/// Checks that a description is whole, and that its integers have sizes that there are.
///
/// What the declarations say is checked by `DeclarationCheck`; what else may be wrong with a
/// description, the library finds and reports by itself.
struct DescriptionCheck {
  static let widestAlignment = 1 << 12

  private var depth = 0
  /// The name whose value comes next, as in `size = 32`.
  private var name: String?
  private var last: DescriptionScanner.Token?

  /// Whether the description ends where one may end.
  var isComplete: Bool { depth == 0 && last == .symbol(";") }

  /// Why a token cannot stand where it stands; nil when it can.
  mutating func complaint(about token: DescriptionScanner.Token) -> String? {
    defer { last = token }
    if token == .symbol("{") { depth += 1 }
    if token == .symbol("}") { depth -= 1 }
    guard depth >= 0 else { return "the metadata closes more braces than it opens" }
    if last == .symbol("="), let name { return complaint(about: token, asValueOf: name) }
    if case .word(let word) = token { name = word }
    return nil
  }

  private func complaint(about token: DescriptionScanner.Token, asValueOf name: String) -> String? {
    let isAllowed: Bool
    switch (name, token) {
    case ("size", .number(let value)): isAllowed = (1...64).contains(value)
    case ("align", .number(let value)):
      isAllowed = (1...Self.widestAlignment).contains(value) && value & (value - 1) == 0
    case ("size", _), ("align", _): isAllowed = false
    default: isAllowed = true
    }
    return isAllowed ? nil : "the metadata gives a value for '\(name)' that makes no sense"
  }
}
