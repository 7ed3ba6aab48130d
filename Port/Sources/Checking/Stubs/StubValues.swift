/// Made-up values of types.
struct StubValues {
  private let stubs: StubTypes

  init(_ stubs: StubTypes) { self.stubs = stubs }

  /// Types of which it is known that they are hashable.
  static let hashable: Set = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "Date", "URL", "UUID", "Int64", "UInt",
    "UIColor", "UIImage", "IndexPath", "Data", "Character", "Int32", "TimeInterval", "Decimal",
  ]

  /// An expression of a type; nil if there is none.
  func value(_ type: String, named name: String) -> String? {
    if type == "Void" || type == "()" { return "()" }
    if type.hasSuffix("?") || type.hasSuffix("!") || type == "Any?" { return "nil" }
    if let value = Self.basic(type, named: name) { return value }
    if let element = StubTypes.element(type) { return array(element) }
    if type.hasPrefix("["), type.hasSuffix("]") { return "[:]" }
    if type.hasPrefix("Set<") { return "[]" }
    if type.hasPrefix("AsyncStream<") { return "AsyncStream { $0.finish() }" }
    if let (success, _) = StubTypes.resultParts(type) {
      return value(success, named: "value").map { ".success(\($0))" }
    }
    if type.contains("->") { return closure(type) }
    if StubTypes.isUnknown(type) { return "\(type)()" }
    if type.hasPrefix("UI"), type.hasSuffix("View") || type.hasSuffix("Label") {
      return "\(type)()"
    }
    return stub(type)
  }

  private static func basic(_ type: String, named name: String) -> String? {
    switch type {
    case "String", "Substring": return text(name)
    case "Int", "Int64", "Int32", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Decimal":
      return name == "id" ? "\(type)(StubNumber.next())" : "1"
    case "Bool": return "false"
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "URL": return "URL(fileURLWithPath: \"/\")"
    case "UUID": return "UUID()"
    case "Any", "AnyHashable": return "0"
    case "UIImage": return "UIImage()"
    case "UIColor": return ".systemBlue"
    case "UIFont": return ".preferredFont(forTextStyle: .body)"
    case "CGSize", "CGRect", "CGPoint", "UIEdgeInsets": return ".zero"
    case "NSAttributedString", "AttributedString", "Data", "NSObject", "IndexPath", "Locale":
      return type == "Locale" ? "Locale.current" : "\(type)()"
    default: return nil
    }
  }

  private static func text(_ name: String) -> String {
    let word = name.prefix(1).uppercased() + name.dropFirst()
    return "\"\(word) \\(StubNumber.next())\""
  }

  /// The values with which a closure of a type is called: no error, and a value wherever there may be one;
  /// nil if there are none, or it returns something.
  func answers(_ type: String) -> String? {
    guard let inputs = Self.inputs(type) else { return nil }
    let values = inputs.map(answer)
    return values.contains(nil) ? nil : values.compactMap { $0 }.joined(separator: ", ")
  }

  private func answer(_ type: String) -> String? {
    let isOptional = type.hasSuffix("?")
    var plain = isOptional ? String(type.dropLast()) : type
    if isOptional, plain.hasPrefix("("), plain.hasSuffix(")"), !plain.contains("->") {
      plain = String(plain.dropFirst().dropLast())
    }
    if plain.hasSuffix("Error") { return isOptional ? "nil" : nil }
    if plain == "Bool" { return "true" }
    return value(plain, named: "value") ?? (isOptional ? "nil" : nil)
  }

  /// The parameters of a function type that returns nothing; nil for other types.
  static func inputs(_ type: String) -> [String]? {
    var plain = type
    while plain.hasSuffix("?") || plain.hasSuffix(" ") { plain.removeLast() }
    if plain.hasPrefix("("), plain.hasSuffix("Void)") || plain.hasSuffix("())") {
      plain = String(plain.dropFirst().dropLast())
    }
    guard let open = plain.firstIndex(of: "("), let close = end(of: plain, from: open) else {
      return nil
    }
    let rest = plain[plain.index(after: close)...].filter { $0 != " " }
    guard ["->Void", "->()"].contains(rest) else { return nil }
    return parts(String(plain[plain.index(after: open)..<close]))
  }

  /// The bracket that closes another one.
  private static func end(of text: String, from open: String.Index) -> String.Index? {
    var depth = 0
    for index in text.indices[open...] {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts between commas that are in no brackets.
  private static func parts(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else if character != " " || !parts[parts.count - 1].isEmpty {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// A hundred elements where they are stand-ins, so that lists have rows.
  private func array(_ element: String) -> String {
    guard stubs.index(element) != nil, let value = stub(element) else { return "[]" }
    return "(0..<100).map { _ in \(value) }"
  }

  private func closure(_ type: String) -> String {
    let inputs = type.dropFirst().prefix { $0 != ")" }
    let count = inputs.isEmpty ? 0 : inputs.split(separator: ",").count
    let names = count == 0 ? "" : (0..<count).map { _ in "_" }.joined(separator: ", ") + " in "
    return "{ \(names)}"
  }

  private func stub(_ name: String) -> String? {
    guard let index = stubs.index(name) else { return nil }
    let type = stubs.types[index]
    switch type.kind {
    case .interface: return nil
    case .enumeration: return "\(name).allCases[0]"
    case .object: return "\(name)()"
    case .structure:
      if type.conformances.contains("CaseIterable") {
        return "\(type.name).allCases[StubNumber.next() % \(type.name).allCases.count]"
      }
      let cases = type.members.filter { $0.isStatic && $0.parameters == nil }
      return type.initializers.isEmpty && !cases.isEmpty ? "\(name).\(cases[0].name)" : "\(name)()"
    }
  }
}
