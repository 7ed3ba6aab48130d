/// Expressions of made-up values, for what a screen is made with.
struct SampleValues {
  private let types: DeclaredTypes
  /// The expression for the number of elements of arrays.
  private let count: String

  init(_ types: DeclaredTypes, count: String) {
    self.types = types
    self.count = count
  }

  /// A value of a type as it is written, with texts by a name; nil if none can be written.
  ///
  /// Elements of arrays are distinguished by the expression of a number.
  func value(
    _ type: String,
    named name: String,
    index: String? = nil,
    in owner: String = "",
    depth: Int = 0
  ) -> String? {
    guard depth < 5 else { return nil }
    let plain = Self.plain(type)
    if plain.hasSuffix("?") || plain.hasSuffix("!") { return "nil" }
    if let basic = Self.basic(plain, named: name, index: index) { return basic }
    if plain.contains("->") { return closure(plain) }
    if plain.hasPrefix("["), plain.hasSuffix("]") {
      return array(plain, named: name, in: owner, depth: depth)
    }
    guard let found = types.type(DeclaredTypes.plain(plain), in: owner) else { return nil }
    return made(found, index: index, depth: depth + 1)
  }

  private static func plain(_ type: String) -> String {
    var text = type
    for word in ["@escaping ", "@MainActor ", "@Sendable ", "any ", "some ", "inout "] {
      text = text.replacing(word, with: "")
    }
    if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->"), !text.contains(",") {
      text = String(text.dropFirst().dropLast())
    }
    return text
  }

  private static func basic(_ type: String, named name: String, index: String?) -> String? {
    let number = index ?? "1"
    let word = name.prefix(1).uppercased() + name.dropFirst()
    switch type {
    case "String": return index.map { "\"\(word) \\(\($0))\"" } ?? "\"\(word)\""
    case "Int": return number
    case "Double", "Float", "CGFloat", "TimeInterval", "Int64", "Int32", "UInt", "Decimal":
      return "\(type)(\(number))"
    case "Bool": return index.map { "\($0) % 3 == 0" } ?? "false"
    case "Date": return "Date(timeIntervalSince1970: Double(\(number)) * 3_600)"
    case "UUID":
      return "UUID(uuidString: String(format: \"00000000-0000-0000-0000-%012d\", \(number)))!"
    case "URL": return "URL(fileURLWithPath: \"/\")"
    case "UIImage": return "UIImage()"
    case "UIColor": return ".systemBlue"
    case "IndexPath": return "IndexPath(item: \(number), section: 0)"
    case "UICollectionViewLayout": return "UICollectionViewFlowLayout()"
    case "UITableView.Style": return ".plain"
    case "Bundle": return ".main"
    default: return nil
    }
  }

  private func closure(_ type: String) -> String? {
    let parts = type.split(separator: "->").map { $0.filter { !$0.isWhitespace } }
    guard parts.count == 2, ["Void", "()"].contains(parts[1]) else { return nil }
    let inputs = parts[0].dropFirst().dropLast()
    let count = inputs.isEmpty ? 0 : inputs.split(separator: ",").count
    return count == 0 ? "{}" : "{ \((0..<count).map { _ in "_" }.joined(separator: ", ")) in }"
  }

  private func array(_ type: String, named name: String, in owner: String, depth: Int) -> String? {
    let inside = String(type.dropFirst().dropLast())
    if inside.contains(":") { return "[:]" }
    let index = depth == 0 ? "index" : "index\(depth)"
    let element = value(inside, named: name, index: index, in: owner, depth: depth + 1)
    guard let element else { return "[]" }
    let length = depth == 0 ? count : "3"
    return "(0..<\(length)).map { \(element.contains(index) ? index : "_") in \(element) }"
  }

  /// A value of a type of the files.
  func made(_ type: DeclaredType, index: String?, depth: Int) -> String? {
    switch type.kind {
    case .enumeration:
      if let index, type.inherited.contains("CaseIterable") {
        return "\(type.name).allCases[\(index) % \(type.name).allCases.count]"
      }
      return type.cases.first { !$0.hasValues }.map { "\(type.name).\($0.name)" }
    case .interface:
      let found = types.types.first { $0.inherited.contains(type.name) && $0.kind != .interface }
      if let found, let value = made(found, index: index, depth: depth + 1) { return value }
      // The text of a service is made with its own count, so it makes no further one.
      guard count != SampleService.count, SampleService(type, types) != nil else { return nil }
      return "\(SampleService.name(of: type))(count: \(count))"
    case .object, .structure:
      for parameters in initializers(of: type) {
        if let arguments = arguments(parameters, index: index, in: type.name, depth: depth) {
          return "\(type.name)(\(arguments))"
        }
      }
      return nil
    }
  }

  /// The initialisers, with that of the members of a structure.
  private func initializers(of type: DeclaredType) -> [[DeclaredType.Parameter]] {
    if !type.initializers.isEmpty { return type.initializers }
    let stored = type.properties.filter(\.isStored)
    if type.kind == .object { return stored.allSatisfy(\.hasValue) ? [[]] : [] }
    let needed = stored.filter { !($0.isConstant && $0.hasValue) && !$0.isPrivate }
    return [
      needed.map {
        DeclaredType.Parameter(
          label: $0.name,
          name: $0.name,
          type: $0.type ?? "",
          hasDefault: $0.hasValue
        )
      }
    ]
  }

  /// The arguments for parameters without a default; nil if one has no value.
  func arguments(
    _ parameters: [DeclaredType.Parameter],
    index: String?,
    in owner: String,
    depth: Int = 0
  ) -> String? {
    var result: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      let value = self.value(
        parameter.type,
        named: parameter.name,
        index: index,
        in: owner,
        depth: depth
      )
      guard let value else { return nil }
      result.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    return result.joined(separator: ", ")
  }
}
