/// The Swift file with the stand-ins.
struct StubText {
  private let stubs: StubTypes

  init(_ stubs: StubTypes) { self.stubs = stubs }

  /// The whole file.
  var text: String {
    var blocks = [Self.head]
    blocks += stubs.needed.map(declaration)
    blocks += stubs.open.map(placeholder)
    blocks += stubs.additions.keys.sorted().map(additions)
    blocks.append(Self.foot)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// A type that is not known yet.
  private func placeholder(_ name: String) -> String {
    """
    nonisolated struct \(name): Hashable, Comparable, @unchecked Sendable {
      static func < (one: Self, other: Self) -> Bool { false }
    }
    """
  }

  private static let head = """
    // Stubs, written by `listscope port --stubs`: they stand in for types that are in none of the files.
    // Members and their types are inferred from use, and their values are made up. Replace each type by
    // the app's own one once that compiles on Linux.
    #if !canImport(UIKit)
    import ListScope
    """

  /// A type of UIKit or Foundation to which apps add static members; nil for others.
  static func systemType(_ text: String) -> String? {
    if text.contains("Notification.Name") { return "Notification.Name" }
    let name = String(text.prefix { $0.isLetter })
    return values[name] == nil ? nil : name
  }

  private static let values = [
    "UIColor": ".systemBlue", "UIFont": ".preferredFont(forTextStyle: .body)",
    "UIImage": "UIImage()",
  ]

  /// Static members that the app adds to a type of UIKit.
  private func additions(_ type: String) -> String {
    let members = (stubs.additions[type] ?? []).map { name in
      let value = Self.values[type] ?? "\(type)(\"\(name)\")"
      return "  static var `\(name)`: \(type) { \(value) }"
    }
    let comment = "/// Stub: what the app adds to `\(type)`."
    return ([comment, "extension \(type) {"] + members + ["}"]).joined(separator: "\n")
  }

  private static let foot = """
    /// Numbers for stubs, so that each value has another one.
    nonisolated enum StubNumber {
      nonisolated(unsafe) private static var last = -1

      static func next() -> Int {
        last += 1
        return last
      }
    }
    #endif
    """

  // MARK: Types

  private func declaration(_ type: StubType) -> String {
    let comment = "/// Stub: stands in for the app's own `\(type.name)`."
    switch form(of: type) {
    case .interface: return interface(type, comment)
    case .enumeration: return enumeration(type, comment)
    case .structure: return structure(type, comment)
    case .object(let parent): return object(type, parent, comment)
    }
  }

  /// Values of a type of which there are only named ones are cases.
  private func form(of type: StubType) -> StubType.Kind {
    let values = type.members.filter { $0.isStatic && $0.parameters == nil }
    let isEnumeration =
      type.kind == .structure && !values.isEmpty && type.initializers.isEmpty
      && values.allSatisfy {
        !MemberNames.shared.contains($0.name) && stubs.resolved($0.type) == type.name
      }
    return isEnumeration ? .enumeration : type.kind
  }

  private func structure(_ type: StubType, _ comment: String) -> String {
    let names = ["Hashable", "Identifiable", "@unchecked Sendable"] + others(type)
    var lines = [comment, "nonisolated struct \(type.name): \(names.joined(separator: ", ")) {"]
    let ownID = type.index("id", labels: nil, isStatic: false) == nil
    if ownID { lines.append("  let id = StubNumber.next()") }
    lines += type.members.map(member)
    lines += ["", "  init() {}"] + type.initializers.map { initializer($0, of: type, "init") }
    if !isHashable(type) {
      lines += [
        "", "  static func == (one: Self, other: Self) -> Bool { one.id == other.id }",
        "  func hash(into hasher: inout Hasher) { hasher.combine(id) }",
      ]
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func enumeration(_ type: StubType, _ comment: String) -> String {
    let names =
      ["Hashable", "CaseIterable", "Sendable"] + others(type).filter { $0 != "CaseIterable" }
    let plain = type.members.filter { $0.isStatic && $0.parameters == nil }
    let rest = type.members.filter { !$0.isStatic || $0.parameters != nil }
    var lines = [comment, "nonisolated enum \(type.name): \(names.joined(separator: ", ")) {"]
    lines.append("  case \(plain.map { "`\($0.name)`" }.joined(separator: ", "))")
    lines += rest.map(computed)
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func object(_ type: StubType, _ parent: String?, _ comment: String) -> String {
    let isView = parent != nil
    let names = [parent].compactMap { $0 } + others(type)
    let clause = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
    let isolation = isView ? "" : "nonisolated "
    var lines = [
      comment,
      "\(isolation)class \(type.name)\(clause)\(isView ? "" : names.isEmpty ? ": Hashable, @unchecked Sendable" : ", Hashable, @unchecked Sendable") {",
    ]
    lines += type.members.map(member)
    if !isView { lines += ["", "  init() {}"] }
    let word = isView ? "convenience init" : "convenience init"
    lines += type.initializers.map { initializer($0, of: type, word) }
    if !isView {
      lines += [
        "", "  static func == (one: \(type.name), other: \(type.name)) -> Bool { one === other }",
        "  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
      ]
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func interface(_ type: StubType, _ comment: String) -> String {
    var lines = [comment, "protocol \(type.name): AnyObject {"]
    lines += type.members.filter { !$0.isStatic }.map { "  " + signature($0, isRequirement: true) }
    lines += ["}", "", "extension \(type.name) {"]
    lines += type.members.filter { !$0.isStatic }.map(computed)
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func others(_ type: StubType) -> [String] {
    type.conformances.sorted().filter { $0 != "Identifiable" || type.kind != .structure }
  }

  // MARK: Members

  private func member(_ member: StubMember) -> String {
    if member.parameters != nil { return computed(member) }
    let type = stubs.resolved(member.type)
    let words = member.isStatic ? "nonisolated(unsafe) static var" : "var"
    guard let value = StubValues(stubs).value(type, named: member.name) else {
      return
        "  \(member.isStatic ? "static " : "")var `\(member.name)`: \(type) {\n    get { fatalError(\"give \(member.name) a value\") }\n    set {}\n  }"
    }
    return "  \(words) `\(member.name)`: \(type) = \(value)"
  }

  /// A member that stores nothing.
  private func computed(_ member: StubMember) -> String {
    let type = stubs.resolved(member.type)
    let value = StubValues(stubs).value(type, named: member.name)
    let body = value ?? "fatalError(\"give \(member.name) a value\")"
    if member.parameters == nil {
      return
        "  \(member.isStatic ? "static " : "")var `\(member.name)`: \(type) {\n    get { \(body) }\n    set {}\n  }"
    }
    let discardable = type == "Void" ? "" : "@discardableResult\n  "
    return "  \(discardable)\(signature(member, isRequirement: false)) { \(body) }"
  }

  private func signature(_ member: StubMember, isRequirement: Bool) -> String {
    let type = stubs.resolved(member.type)
    let word = member.isStatic ? "static " : ""
    guard let parameters = member.parameters else {
      return "\(word)var `\(member.name)`: \(type) { get set }"
    }
    return "\(word)func `\(member.name)`(\(list(parameters))) -> \(type)"
  }

  private func list(_ parameters: [StubParameter]) -> String {
    parameters.enumerated().map { number, parameter in
      let type = stubs.resolved(parameter.type)
      let escaping = parameter.isClosure && !type.hasSuffix("?") ? "@escaping " : ""
      return "\(parameter.label ?? "_") value\(number): \(escaping)\(type)"
    }.joined(separator: ", ")
  }

  private func initializer(_ parameters: [StubParameter], of type: StubType, _ word: String)
    -> String
  {
    var lines = ["", "  \(word)(\(list(parameters))) {"]
    if word != "init" { lines.append("    self.init()") }
    for (number, parameter) in parameters.enumerated() {
      guard let label = parameter.label, type.index(label, labels: nil, isStatic: false) != nil
      else { continue }
      lines.append("    self.\(label) = value\(number)")
    }
    return (lines + ["  }"]).joined(separator: "\n")
  }

  /// True if all properties have types that are known to be hashable.
  private func isHashable(_ type: StubType) -> Bool {
    type.members.filter { $0.parameters == nil && !$0.isStatic }.allSatisfy { member in
      let plain = stubs.resolved(member.type).filter { !"[]?: ".contains($0) }
      return StubValues.hashable.contains(plain) || StubTypes.isUnknown(plain)
        || stubs.types.contains { $0.name == plain && $0.kind != .interface }
    }
  }
}
