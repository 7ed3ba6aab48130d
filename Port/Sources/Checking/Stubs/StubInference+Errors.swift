/// The meaning of the compiler's errors.
extension StubInference {
  /// Takes what an error says about a stand-in; false if that is nothing new.
  mutating func take(_ error: CompilerError) -> Bool {
    let names = error.quoted
    let message = error.message
    guard let first = names.first else { return false }
    if message.hasPrefix("cannot find") {
      return !isOfSwiftUI(first, in: error.path) && addType(first)
    }
    if message.contains("has no member"), names.count == 2 { return takeMember(error, names) }
    if message.contains("is not a member type of"), names.count == 2 {
      return addNestedType(names[0], in: owner(names[1]))
    }
    if message.hasPrefix("instance member"), names.count == 2 {
      return takeStaticMember(names[0], of: owner(names[1]))
    }
    if message.contains("requires that") || message.contains("does not conform to protocol") {
      // The name behind a longer one: "'Dictionary<A, B>.Keys.Element' (aka 'A') conform to".
      let other = message.firstMatch(of: /\(aka '([^']+)'\) conform to/).map { String($0.1) }
      return takeConformance(other.map { [$0] + names.suffix(1) } ?? names)
    }
    if names.count == 2, names[0] == "Int", takeID(error, of: names[1]) { return true }
    if message.contains("used as a boolean") { return takeConversion(first, "Bool") }
    // An operator or a generic parameter may be named before them.
    if names.count > 1, Self.conversions.contains(where: message.contains) {
      let value = names[names.count - 2].replacing(/^(Closed)?Range<(.*)>$/) { $0.output.2 }
      return takeConversion(value, names[names.count - 1])
    }
    return takeForm(message, names)
  }

  private static let conversions = [
    "cannot assign value of type", "cannot convert value of type",
    "cannot convert return expression of type", "cannot be applied to operands of type",
    "cannot convert the expression of type", "default argument value of type",
    "conflicting arguments to generic parameter", "expression have mismatching types",
    "expression pattern of type",
  ]

  // MARK: Members

  private mutating func takeMember(_ error: CompilerError, _ names: [String]) -> Bool {
    let isStatic = error.message.hasPrefix("type ")
    let owner = self.owner(names[0])
    let source = sources[error.path]
    let call = source?.call(names[1], line: error.line, column: error.column)
    if StubTypes.isUnknown(owner) {
      return takeMemberOfUnknown(owner, names[1], call: call, isStatic: isStatic)
    }
    if isStatic, call == nil, let system = StubText.systemType(names[0]) {
      return stubs.add(names[1], toSystemType: system)
    }
    guard let index = stubs.index(owner) else { return false }
    if isStatic, names[1] == "allCases" {
      let isNew = !stubs.types[index].conformances.contains("CaseIterable")
      stubs.change(index) { $0.conformances.insert("CaseIterable") }
      return isNew
    }
    if isStatic, names[1].first?.isUppercase == true { return addNestedType(names[1], in: owner) }
    let isImplicit = source?.isImplicit(names[1], line: error.line, column: error.column) ?? false
    let type = isStatic && (isImplicit || MemberNames.shared.contains(names[1])) ? owner : nil
    return addMember(names[1], type: type, call: call, isStatic: isStatic, to: index)
  }

  private mutating func addMember(
    _ name: String,
    type: String? = nil,
    call: SourceIndex.Call?,
    isStatic: Bool,
    to index: Int
  ) -> Bool {
    guard stubs.types[index].index(name, labels: call?.labels, isStatic: isStatic) == nil else {
      return false
    }
    let isCase = isStatic && call != nil && sources.values.contains { $0.patterns.contains(name) }
    if isCase, let call {
      // A closure has no place in a pattern.
      let parameters = call.labels.map { StubParameter(label: $0, type: stubs.unknown()) }
      let owner = stubs.types[index].name
      stubs.change(index) { stub in
        stub.members.append(
          StubMember(name: name, isStatic: true, parameters: parameters, type: owner, isCase: true)
        )
      }
      return true
    }
    let parameters = call.map { self.parameters($0) }
    let type = type ?? MemberNames.type(name) ?? closureType(name) ?? stubs.unknown()
    stubs.change(index) { stub in
      stub.members.append(
        StubMember(name: name, isStatic: isStatic, parameters: parameters, type: type)
      )
    }
    return true
  }

  /// A member of the type that a superclass has as one of its objects, such as `reuseIdentifier`.
  private mutating func takeStaticMember(_ name: String, of owner: String) -> Bool {
    guard let index = stubs.index(owner) else { return false }
    let type = name.lowercased().hasSuffix("identifier") ? "String" : nil
    return addMember(name, type: type, call: nil, isStatic: true, to: index)
  }

  /// The type of a property to which the files assign a closure.
  private mutating func closureType(_ name: String) -> String? {
    guard let count = sources.values.lazy.compactMap({ $0.assigned[name] }).first else {
      return nil
    }
    let inputs = (0..<count).map { _ in stubs.unknown() }.joined(separator: ", ")
    return "((\(inputs)) -> Void)?"
  }

  /// A member of a value whose type is not known says which type it has.
  private mutating func takeMemberOfUnknown(
    _ owner: String,
    _ name: String,
    call: SourceIndex.Call?,
    isStatic: Bool
  ) -> Bool {
    if let type = MemberNames.owner(of: name) {
      return stubs.bind(owner, type == "[]" ? "[\(stubs.unknown())]" : type)
    }
    if isStatic, ["success", "failure"].contains(name) { return stubs.bind(owner, stubs.result()) }
    let type = stubs.nameForValue(owner)
    _ = stubs.add(type, .structure)
    guard let index = stubs.index(type) else { return false }
    _ = addMember(name, call: call, isStatic: isStatic, to: index)
    return stubs.bind(owner, type)
  }

  /// The name of a type without the words around it, such as `any` and `.Type`.
  private func owner(_ type: String) -> String {
    var text = type[...]
    for prefix in ["(any ", "any ", "Screens."] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    let full = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let name = full.hasSuffix(".Type") ? full.dropLast(".Type".count) : full
    if stubs.index(String(name)) != nil { return String(name) }
    return String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// An identifier that is no number.
  private mutating func takeID(_ error: CompilerError, of type: String) -> Bool {
    let plain = type.filter { $0 != "?" }
    guard ["String", "UUID", "Int64", "URL"].contains(plain),
      let name = sources[error.path]?.ownerOfID(line: error.line, column: error.column),
      let index = stubs.index(name.prefix(1).uppercased() + name.dropFirst()),
      stubs.types[index].index("id", labels: nil, isStatic: false) == nil
    else { return false }
    stubs.change(index) {
      $0.members.append(StubMember(name: "id", isStatic: false, parameters: nil, type: plain))
    }
    return true
  }

  // MARK: Types of values

  private mutating func takeConversion(_ one: String, _ other: String) -> Bool {
    guard !one.hasPrefix("()") else { return false }
    if stubs.unify(one, other) { return true }
    let target = other.filter { $0 != "?" }
    guard let index = stubs.index(one.filter { $0 != "?" }), isView(target) else { return false }
    return stubs.setKind(.object(target), of: index)
  }

  private func isView(_ name: String) -> Bool {
    name.hasPrefix("UI")
      && ["View", "Controller", "Control", "Cell", "Button"].contains { name.hasSuffix($0) }
  }

  private mutating func takeConformance(_ names: [String]) -> Bool {
    guard let name = names.dropLast().last ?? names.first, let required = names.last else {
      return false
    }
    let owner = self.owner(name)
    if StubTypes.isUnknown(owner) {
      switch required {
      case "Sequence" where names.first == "+": return stubs.bind(owner, "String")
      case "Sequence", "Collection", "RandomAccessCollection":
        return stubs.bind(owner, "[\(stubs.unknown())]")
      case "AsyncSequence": return stubs.bind(owner, "AsyncStream<\(stubs.unknown())>")
      case "BinaryInteger", "SignedInteger": return stubs.bind(owner, "Int")
      case "BinaryFloatingPoint", "FloatingPoint": return stubs.bind(owner, "Double")
      case "StringProtocol": return stubs.bind(owner, "String")
      case "Error": return stubs.bind(owner, "any Error")
      case "Numeric", "AdditiveArithmetic": return stubs.bind(owner, "Int")
      default: return false
      }
    }
    guard let index = stubs.index(owner), Self.writable.contains(required) else { return false }
    guard !stubs.types[index].conformances.contains(required) else { return false }
    stubs.change(index) { $0.conformances.insert(required) }
    return true
  }

  private static let writable: Set = [
    "Identifiable", "Comparable", "CaseIterable", "Error", "Codable", "Encodable", "Decodable",
  ]

  /// Takes an error about the form of a type: optional, a class, a function.
  private mutating func takeForm(_ message: String, _ names: [String]) -> Bool {
    let last = owner(names.last ?? "")
    let isOpen = StubTypes.isUnknown(last)
    if isOpen {
      if Self.optionals.contains(where: message.contains) {
        return stubs.bind(last, stubs.unknown() + "?")
      }
      if message.hasPrefix("for-in loop requires") {
        return stubs.bind(last, "[\(stubs.unknown())]")
      }
      if message.contains("has no subscripts") { return stubs.bind(last, "[\(stubs.unknown())]") }
      if message.contains("unary operator '!'") { return stubs.bind(last, "Bool") }
      if message.contains("unary operator") { return stubs.bind(last, "Int") }
      if message.hasPrefix("cannot call value of non-function") {
        return stubs.bind(last, "() -> Void")
      }
    }
    if message.hasPrefix("for-in loop requires"), let name = names.first {
      let owner = self.owner(name)
      guard StubTypes.isUnknown(owner) else { return false }
      let isAsync = names.contains("AsyncSequence")
      return stubs.bind(owner, isAsync ? "AsyncStream<\(stubs.unknown())>" : "[\(stubs.unknown())]")
    }
    guard let index = stubs.index(last) else { return false }
    if message.contains("'weak' may only be applied"), stubs.types[index].kind == .structure {
      return stubs.setKind(.object(nil), of: index)
    }
    if message.contains("inheritance from non-protocol") {
      return stubs.setKind(.interface, of: index)
    }
    return false
  }

  private static let optionals = [
    "must have Optional type", "optional chaining on non-optional", "force unwrap value of non-opt",
    "'nil' cannot be assigned", "'nil' is not compatible", "cannot be used with 'nil'",
    "comparing non-optional", "left side of nil coalescing",
  ]
}
