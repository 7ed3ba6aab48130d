import Foundation

/// The stand-ins of a folder, with types that are not known yet under names such as `Unknown7`.
struct StubTypes {
  private(set) var types: [StubType] = []
  /// Static members of UIKit's types that the app adds, by type.
  private(set) var additions: [String: [String]] = [:]
  private var bound: [String: String] = [:]
  private var unknowns = 0

  static let prefix = "Unknown"

  /// A type that is to be found out.
  mutating func unknown() -> String {
    unknowns += 1
    return Self.prefix + String(unknowns)
  }

  /// The types that are not found out, by their names.
  var open: [String] {
    (0..<unknowns).map { Self.prefix + String($0 + 1) }.filter { bound[$0] == nil }
  }

  static func isUnknown(_ type: String) -> Bool {
    type.hasPrefix(prefix) && !type.dropFirst(prefix.count).isEmpty
      && type.dropFirst(prefix.count).allSatisfy(\.isNumber)
  }

  // MARK: Types

  func index(_ name: String) -> Int? { types.firstIndex { $0.name == name } }

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
    if left.hasSuffix("?") || right.hasSuffix("?") {
      let inner = left.hasSuffix("?") ? String(left.dropLast()) : left
      return unify(inner, right.hasSuffix("?") ? String(right.dropLast()) : right)
    }
    return false
  }

  /// Gives an unknown type its meaning; false for one that would contain itself.
  mutating func bind(_ name: String, _ type: String) -> Bool {
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard bound[name] == nil, !words.contains(name) else { return false }
    bound[name] = type
    return true
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
    let name = member.map { $0.name.prefix(1).uppercased() + $0.name.dropFirst() } ?? "Value"
    let single = name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name
    let plain = "Stub" + single
    return index(plain) == nil ? plain : plain + unknown.dropFirst(Self.prefix.count)
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
    let member = types.flatMap(\.members).first { resolved($0.type) == unknown }
    guard let member else { return "String" }
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
