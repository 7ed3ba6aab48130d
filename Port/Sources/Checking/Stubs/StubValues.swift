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
      let cases = type.members.filter { $0.isStatic && $0.parameters == nil }
      return type.initializers.isEmpty && !cases.isEmpty ? "\(name).\(cases[0].name)" : "\(name)()"
    }
  }
}
