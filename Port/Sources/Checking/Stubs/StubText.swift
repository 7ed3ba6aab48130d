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
    nonisolated struct \(name): Hashable, Comparable, \(stubs.isFailure(name) ? "Error, " : "")@unchecked Sendable {
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

      nonisolated(unsafe) private static var depth = 0

      /// Calls a closure of the app, unless an answer asks again and again.
      static func answer(_ body: () -> Void) {
        guard depth < 4 else { return }
        depth += 1
        body()
        depth -= 1
      }
    }
    #endif
    """

  // MARK: Types

  private func declaration(_ type: StubType) -> String {
    let comment = "/// Stub: stands in for the app's own `\(type.name)`."
    let text =
      switch form(of: type) {
      case .interface: interface(type, comment)
      case .enumeration: enumeration(type, comment)
      case .structure: structure(type, comment)
      case .object(let parent): object(type, parent, comment)
      }
    return type.owner.map { "extension \($0) {\n\(text)\n}" } ?? text
  }

  /// Values of a type of which there are only named ones are cases.
  private func form(of type: StubType) -> StubType.Kind {
    let values = type.members.filter { $0.isStatic && ($0.parameters == nil || $0.isCase) }
    let isEnumeration =
      type.kind == .structure && !values.isEmpty && type.initializers.isEmpty
      && values.allSatisfy {
        !MemberNames.shared.contains($0.name) && stubs.resolved($0.type) == type.name
      }
    return isEnumeration ? .enumeration : type.kind
  }

  private func structure(_ type: StubType, _ comment: String) -> String {
    let names = ["Hashable", "Identifiable", "@unchecked Sendable"] + others(type)
    var lines = [
      comment, "nonisolated struct \(type.shortName): \(names.joined(separator: ", ")) {",
    ]
    let ownID = type.index("id", labels: nil, isStatic: false) == nil
    if ownID { lines.append("  let id = StubNumber.next()") }
    if type.conformances.contains("CaseIterable") {
      lines.append("  static let allCases = (0..<4).map { _ in \(type.name)() }")
    }
    lines += type.members.map(member)
    lines += ["", "  init() {}"] + type.initializers.map { initializer($0, of: type, "init") }
    if type.conformances.contains("Comparable") {
      lines += ["", "  static func < (one: Self, other: Self) -> Bool { false }"]
    }
    if !isHashable(type) {
      lines += [
        "", "  static func == (one: Self, other: Self) -> Bool { one.id == other.id }",
        "  func hash(into hasher: inout Hasher) { hasher.combine(id) }",
      ]
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func enumeration(_ type: StubType, _ comment: String) -> String {
    let plain = type.members.filter { $0.isStatic && $0.parameters == nil }
    let cases = type.members.filter(\.isCase)
    let rest = type.members.filter { (!$0.isStatic || $0.parameters != nil) && !$0.isCase }
    let names =
      ["Hashable", "CaseIterable", "@unchecked Sendable"]
      + others(type).filter { $0 != "CaseIterable" }
    var lines = [comment, "nonisolated enum \(type.shortName): \(names.joined(separator: ", ")) {"]
    if !plain.isEmpty {
      lines.append("  case \(plain.map { "`\($0.name)`" }.joined(separator: ", "))")
    }
    lines += cases.map { "  case `\($0.name)`(\(values($0.parameters ?? [])))" }
    if !cases.isEmpty {
      let all = (plain.map { ".\($0.name)" } + cases.compactMap(made)).joined(separator: ", ")
      lines.append("  static var allCases: [\(type.name)] { [\(all)] }")
    }
    lines += rest.map(computed)
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// The values of a case.
  private func values(_ parameters: [StubParameter]) -> String {
    parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + stubs.resolved(parameter.type)
    }.joined(separator: ", ")
  }

  /// A case with made-up values; nil if there are none.
  private func made(_ member: StubMember) -> String? {
    var values: [String] = []
    for parameter in member.parameters ?? [] {
      let type = stubs.resolved(parameter.type)
      guard let value = StubValues(stubs).value(type, named: parameter.label ?? "value") else {
        return nil
      }
      values.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    return ".\(member.name)(\(values.joined(separator: ", ")))"
  }

  private func object(_ type: StubType, _ parent: String?, _ comment: String) -> String {
    let isView = parent != nil
    let names = [parent].compactMap { $0 } + others(type)
    let clause = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
    let isolation = isView ? "" : "nonisolated "
    var lines = [
      comment,
      "\(isolation)class \(type.shortName)\(clause)\(isView ? "" : names.isEmpty ? ": Hashable, @unchecked Sendable" : ", Hashable, @unchecked Sendable") {",
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
    var lines = [comment, "protocol \(type.shortName): AnyObject {"]
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
    let calls = answers(member.parameters ?? [])
    let silent = isSilent(member) ? ["// \(Self.silence)"] : []
    let start = "  \(discardable)\(signature(member, isRequirement: false)) {"
    if calls.isEmpty, silent.isEmpty { return "\(start) \(body) }" }
    let last = type == "Void" ? [] : ["return \(body)"]
    return start + "\n" + (silent + calls + last).map { "    \($0)\n" }.joined() + "  }"
  }

  private static let silence =
    "Calls no closure, as there are no values for it: call it with some, or the screen stays empty."

  /// True for a function that is given closures, but no values for any of them.
  private func isSilent(_ member: StubMember) -> Bool {
    let parameters = member.parameters ?? []
    return answers(parameters).isEmpty
      && parameters.contains { StubValues.inputs(stubs.resolved($0.type)) != nil }
  }

  /// The functions that call no closure, as `Service.load`.
  var silent: [String] {
    stubs.needed.flatMap { type in
      type.members.filter(isSilent).map { "\(type.name).\($0.name)" }
    }
  }

  /// The calls of closures: a service answers at once.
  private func answers(_ parameters: [StubParameter]) -> [String] {
    parameters.enumerated().compactMap { number, parameter in
      let type = stubs.resolved(parameter.type)
      guard let values = StubValues(stubs).answers(type) else { return nil }
      let mark = type.hasSuffix("?") ? "?" : ""
      return "StubNumber.answer { value\(number)\(mark)(\(values)) }"
    }
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
