/// Looks for what libbabeltrace2 cannot stand in a description: it trusts some numbers so much that
/// wrong ones end the program (a clock of 0 Hz, or of none stated) or take all memory (an array of 2^40 elements).
///
/// What else may be wrong with a description, the library finds and reports by itself.
struct DescriptionCheck {
  private static let longestArray = 1 << 16
  private static let widestAlignment = 1 << 12

  private var depth = 0
  /// The name whose value comes next, as in `freq = 1000`.
  private var name: String?
  private var last: DescriptionScanner.Token?
  private var isInBrackets = false
  /// Inside the declaration of a clock: whether its frequency has come.
  private var clockHasFrequency: Bool?

  /// Whether the description ends where one may end.
  var isComplete: Bool { depth == 0 && last == .symbol(";") }

  /// Why a token cannot stand where it stands; nil when it can.
  mutating func complaint(about token: DescriptionScanner.Token) -> String? {
    defer { last = token }
    switch token {
    case .symbol("{"):
      if depth == 0, last == .word("clock") { clockHasFrequency = false }
      depth += 1
    case .symbol("}"):
      depth -= 1
      if depth == 0, clockHasFrequency == false { return "the metadata has a clock without 'freq'" }
      if depth == 0 { clockHasFrequency = nil }
    case .word("freq") where depth == 1:
      if clockHasFrequency != nil { clockHasFrequency = true }
    case .symbol("["): isInBrackets = true
    case .symbol("]"): isInBrackets = false
    default: break
    }
    guard depth >= 0 else { return "the metadata closes more braces than it opens" }
    if last == .symbol("="), let name { return complaint(about: token, asValueOf: name) }
    if case .number(let length) = token, isInBrackets, length > Self.longestArray {
      return "the metadata declares an array of \(length) elements"
    }
    if case .word(let word) = token { name = word }
    return nil
  }

  private func complaint(about token: DescriptionScanner.Token, asValueOf name: String) -> String? {
    let allowed: Bool
    switch (name, token) {
    case ("freq", .number(let value)): allowed = value > 0
    case ("size", .number(let value)): allowed = (1...64).contains(value)
    case ("align", .number(let value)):
      allowed = (1...Self.widestAlignment).contains(value) && value & (value - 1) == 0
    case ("freq", _), ("size", _), ("align", _): allowed = false
    default: allowed = true
    }
    return allowed ? nil : "the metadata gives a value for '\(name)' that makes no sense"
  }
}
