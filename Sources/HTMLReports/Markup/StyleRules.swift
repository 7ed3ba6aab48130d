/// The styles of single elements as classes, since a policy of hashes allows no style attributes.
struct StyleRules {
  private var numbers: [String: Int] = [:]
  private var styles: [String] = []

  /// The class of elements with a style.
  mutating func name(of style: String) -> String {
    let number = numbers[style] ?? styles.count
    if number == styles.count {
      numbers[style] = number
      styles.append(style)
    }
    return Self.name(number)
  }

  /// The rules, which win over those of the style sheet, as style attributes would.
  var text: String {
    styles.enumerated().map { number, style in
      let name = "." + Self.name(number)
      return "\(name)\(name)\(name){\(style)}\n"
    }.joined()
  }

  private static func name(_ number: Int) -> String { "s" + String(number, radix: 36) }
}
