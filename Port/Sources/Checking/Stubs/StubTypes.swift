import Foundation

/// The stand-ins of a folder, with types that are not known yet under names such as `Unknown7`.
struct StubTypes {
  private(set) var types: [StubType] = []
  /// Static members of UIKit's types that the app adds, by type.
  private(set) var additions: [String: [String]] = [:]
  private var bound: [String: String] = [:]
  private var unknowns = 0
  /// The open types that are errors of results.
  private var failures: Set<String> = []
  /// The names of arguments and of closures' parameters of open types.
  private var names: [String: String] = [:]

  static let prefix = "Unknown"

  /// A type that is to be found out.
  mutating func unknown() -> String {
    unknowns += 1
    return Self.prefix + String(unknowns)
  }

  /// A type that is to be found out, of an argument with a name.
  mutating func unknown(named name: String?) -> String {
    let type = unknown()
    names[type] = name
    return type
  }

  /// Gives open types those that the names of arguments say; false if none does.
  mutating func bindByName() -> Bool {
    var isNew = false
    for type in open {
      guard let name = names[type] else { continue }
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      if name == "result" {
        isNew = bind(type, result()) || isNew
      } else if types.contains(where: { $0.name == capital }) {
        isNew = bind(type, capital) || isNew
      }
    }
    return isNew
  }

  /// A result of which nothing is known.
  mutating func result() -> String {
    let (value, failure) = (unknown(), unknown())
    failures.insert(failure)
    return "Result<\(value), \(failure)>"
  }

  /// True for the error of a result.
  func isFailure(_ unknown: String) -> Bool { failures.contains(unknown) }

  /// The types that are not found out, by their names.
  var open: [String] {
    (0..<unknowns).map { Self.prefix + String($0 + 1) }.filter { bound[$0] == nil }
  }

  static func isUnknown(_ type: String) -> Bool {
    type.hasPrefix(prefix) && !type.dropFirst(prefix.count).isEmpty
      && type.dropFirst(prefix.count).allSatisfy(\.isNumber)
  }

  // MARK: Types

  func index(_ name: String) -> Int? {
    let name = bound[name] ?? name
    return types.firstIndex { $0.name == name }
  }

  /// Adds a type; false if it is there.
  mutating func add(_ name: String, _ kind: StubType.Kind) -> Bool {
    guard index(name) == nil else { return false }
    types.append(StubType(name: name, kind: kind))
    return true
  }

  mutating func change(_ index: Int, _ body: (inout StubType) -> Void) { body(&types[index]) }

  /// Gives a type another form; false if it has that form.
  mutating func setKind(_ kind: StubType.Kind, of index: Int) -> Bool {
    guard types[index].kind != kind else { return false }
    types[index].kind = kind
    return true
  }

  /// Adds a static member to a type of UIKit; false if it is there.
  mutating func add(_ member: String, toSystemType type: String) -> Bool {
    guard additions[type]?.contains(member) != true else { return false }
    additions[type, default: []].append(member)
    return true
  }

  // MARK: Binding

  /// Replaces what is found out in the text of a type.
  func resolved(_ type: String) -> String {
    var result = ""
    var word = ""
    func flush() {
      result += bound[word].map(resolved) ?? word
      word = ""
    }
    for character in type {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }

  /// Makes two types the same where one of them is not known; false if nothing was found out.
  mutating func unify(_ one: String, _ other: String) -> Bool {
    let left = Self.plain(resolved(one))
    let right = Self.plain(resolved(other))
    if left == right { return false }
    if Self.isUnknown(left) { return bind(left, right) }
    if Self.isUnknown(right) { return bind(right, left) }
    if let inner = Self.element(left), let other = Self.element(right) {
      return unify(inner, other)
    }
    if let one = Self.resultParts(left), let other = Self.resultParts(right) {
      let (first, second) = (unify(one.0, other.0), unify(one.1, other.1))
      return first || second
    }
    if index(left) != nil, index(right) != nil {
      if left.hasPrefix("Stub") { return merge(left, into: right) }
      if right.hasPrefix("Stub") { return merge(right, into: left) }
      return false
    }
    // A function's type is always as long as this one, so it ends here.
    let isFunction = left.contains("->") || right.contains("->")
    if !isFunction, left.hasSuffix("?") || right.hasSuffix("?") {
      let inner = left.hasSuffix("?") ? String(left.dropLast()) : left
      return unify(inner, right.hasSuffix("?") ? String(right.dropLast()) : right)
    }
    return false
  }

  /// Gives an unknown type its meaning; false for one that would contain itself.
  mutating func bind(_ name: String, _ type: String) -> Bool {
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    // What the compiler says of types that it does not know either is no type.
    let isWritable =
      !type.contains("~") && !type.hasSuffix(".Type") && !type.hasPrefix("some ")
      && !type.hasPrefix("Predicate<") && !words.contains("_")
    guard bound[name] == nil, !words.contains(name), isWritable else { return false }
    bound[name] = type
    return true
  }

  /// Makes a type that was made up for a value the same as one that the files name.
  private mutating func merge(_ name: String, into other: String) -> Bool {
    guard let from = index(name), index(other) != from else { return false }
    let merged = types.remove(at: from)
    bound[name] = other
    guard let to = index(other) else { return true }
    var same: [(String, String)] = []
    for member in merged.members {
      let labels = member.parameters?.map(\.label)
      if let place = types[to].index(member.name, labels: labels, isStatic: member.isStatic) {
        same.append((types[to].members[place].type, member.type))
      } else {
        types[to].members.append(member)
      }
    }
    for list in merged.initializers
    where !types[to].initializers.contains(where: { $0.map(\.label) == list.map(\.label) }) {
      types[to].initializers.append(list)
    }
    types[to].conformances.formUnion(merged.conformances)
    for (one, other) in same { _ = unify(one, other) }
    return true
  }

  /// The value and the error of a result's type.
  static func resultParts(_ type: String) -> (String, String)? {
    guard type.hasPrefix("Result<"), type.hasSuffix(">") else { return nil }
    var depth = 0
    let inside = type.dropFirst("Result<".count).dropLast()
    for (place, character) in zip(inside.indices, inside) {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      guard character == ",", depth == 0 else { continue }
      let error = inside[inside.index(after: place)...].drop { $0 == " " }
      return (String(inside[..<place]), String(error))
    }
    return nil
  }

  /// The element of an array.
  static func element(_ type: String) -> String? {
    guard type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
    return String(type.dropFirst().dropLast())
  }

  /// A function type that returns nothing, whatever a closure's last expression is.
  private static func function(_ type: String) -> String {
    guard let arrow = type.range(of: "->") else { return type }
    var parameters = type[..<arrow.lowerBound].trimmingCharacters(in: .whitespaces)
    while parameters.hasPrefix("(("), !parameters.hasSuffix("))") { parameters.removeFirst() }
    if !parameters.hasPrefix("(") { parameters = "(\(parameters))" }
    return "(\(parameters) -> Void)?"
  }

  /// A type as the compiler writes it, without what does not matter here.
  private static func plain(_ type: String) -> String {
    if type.contains("->") { return function(type) }
    var text = type
    for prefix in ["any ", "inout "] where text.hasPrefix(prefix) {
      text = String(text.dropFirst(prefix.count))
    }
    for (name, open, close) in [("Optional<", "", "?"), ("Array<", "[", "]")]
    where text.hasPrefix(name) && text.hasSuffix(">") {
      text = open + text.dropFirst(name.count).dropLast() + close
    }
    if text.hasSuffix("!") { text = text.dropLast() + "?" }
    if text.hasPrefix("("), text.hasSuffix(")?"), !text.contains(","), !text.contains("->") {
      text = text.dropFirst().dropLast(2) + "?"
    }
    return text
  }
}

extension StubTypes {
  /// A name for the type of a member's value: that of the member, with a capital.
  func nameForValue(_ unknown: String) -> String {
    let member = types.flatMap(\.members).first { member in
      resolved(member.type).filter { $0 != "[" && $0 != "]" && $0 != "?" } == unknown
    }
    if let member, let own = ownType(member) { return own }
    let name = member.map { $0.name.prefix(1).uppercased() + $0.name.dropFirst() } ?? "Value"
    let single = name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name
    let plain = "Stub" + single
    return index(plain) == nil ? plain : plain + unknown.dropFirst(Self.prefix.count)
  }
}

extension StubTypes {
  /// The type of the files that the name of a property means: `parcels` is of `Parcel`, `classes` of `GymClass`.
  func ownType(ofValue unknown: String) -> String? {
    let member = types.flatMap(\.members).first { member in
      resolved(member.type).filter { $0 != "[" && $0 != "]" && $0 != "?" } == unknown
    }
    return member.flatMap(ownType)
  }

  private func ownType(_ member: StubMember) -> String? {
    let name = member.name.prefix(1).uppercased() + member.name.dropFirst()
    let own = types.filter { $0.kind == .structure && !$0.name.hasPrefix("Stub") }.map(\.name)
    if let same = own.first(where: { $0 == name || $0.hasSuffix(".\(name)") }) { return same }
    guard resolved(member.type).hasPrefix("["), name.hasSuffix("s") else { return nil }
    var singles = [String(name.dropLast())]
    if name.hasSuffix("es") { singles.append(String(name.dropLast(2))) }
    if name.hasSuffix("ies") { singles.append(name.dropLast(3) + "y") }
    return own.first(where: singles.contains)
      ?? own.first { type in singles.contains { $0.count > 2 && type.hasSuffix($0) } }
  }
}

extension StubTypes {
  /// The type of which a value of unknown type is a static property; nil for other values.
  func ownerOfCase(_ unknown: String) -> String? {
    types.first { type in
      type.members.contains { $0.isStatic && $0.parameters == nil && resolved($0.type) == unknown }
    }?.name
  }
}

extension StubTypes {
  /// The type that the name of an open value says; nothing for the result of a function.
  func typeBySpelling(_ unknown: String) -> String {
    if isFailure(unknown) { return "any Error" }
    let member = types.flatMap(\.members).first { resolved($0.type) == unknown }
    guard let member else { return names[unknown].map(MemberNames.spelledInput) ?? "String" }
    return member.parameters == nil ? MemberNames.spelled(member.name) : "Void"
  }

  /// The types without those that no other one needs any more.
  var needed: [StubType] {
    types.filter { type in
      guard type.name.hasPrefix("Stub") else { return true }
      return types.contains { other in
        other.name != type.name && other.texts.contains { words(resolved($0)).contains(type.name) }
      }
    }
  }

  private func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension StubType {
  /// The texts of all types in its members.
  fileprivate var texts: [String] {
    members.flatMap { [$0.type] + ($0.parameters ?? []).map(\.type) }
      + initializers.flatMap { $0.map(\.type) }
  }
}
