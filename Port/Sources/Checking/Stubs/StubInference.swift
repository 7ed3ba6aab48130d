import Foundation

/// Finds out stand-ins for types that are in none of the files: the compiler says step by step what is
/// missing, and of which type a value has to be.
struct StubInference {
  private static let maxRounds = 40
  private let copies: WorkingCopies
  private let checker: TypeChecker
  let sources: [String: SourceIndex]
  var stubs = StubTypes()

  init(_ copies: WorkingCopies, _ checker: TypeChecker) {
    self.copies = copies
    self.checker = checker
    sources = Dictionary(
      uniqueKeysWithValues: copies.paths.map { ($0, SourceIndex(copies.text($0) ?? "")) }
    )
  }

  /// The names of the types, in the order in which they were found.
  var names: [String] { stubs.types.map(\.name) }

  /// The functions that call no closure that they are given.
  var silent: [String] { StubText(stubs).silent }

  /// The file with the stubs.
  var text: String { StubText(stubs).text }

  /// True for a name that is one of the app's own types, by its spelling.
  static func isOwnType(_ name: String) -> Bool {
    guard let first = name.first, first.isUppercase, !name.contains("."), name != "Self" else {
      return false
    }
    return Advice.text(name) == nil && !isApple(name)
  }

  /// True for a name that begins as those of Apple's frameworks do, with two capitals before a word.
  private static func isApple(_ name: String) -> Bool {
    let prefixes = [
      "UI", "NS", "CA", "CG", "CF", "CI", "CL", "CM", "CN", "CT", "CV", "AV", "EK", "GK", "HK",
      "LA",
      "MF", "MK", "MP", "MT", "OS", "PH", "PK", "SF", "SK", "UN", "WK", "SC", "QL", "AS", "WC",
    ]
    guard prefixes.contains(where: name.hasPrefix) else { return false }
    let third = name.dropFirst(2).first
    let fourth = name.dropFirst(3).first
    return third?.isUppercase == true && fourth?.isLowercase == true
  }

  /// Writes stubs until the compiler says nothing new, and returns the errors that are left.
  mutating func run() throws -> [CompilerError] {
    var errors = try learn(try check())
    // Where the compiler says nothing, the names of arguments do; that may say more.
    if !errors.isEmpty, stubs.bindByName() { errors = try learn(try check()) }
    return stubs.open.isEmpty ? errors : try settle(errors)
  }

  /// Takes what the compiler says until that is nothing new.
  private mutating func learn(_ first: [CompilerError]) throws -> [CompilerError] {
    var errors = first
    for _ in 0..<Self.maxRounds {
      guard learn(from: errors) || learnFromClosures(errors) else { break }
      errors = try check()
    }
    return errors
  }

  /// Decides about what is still open: values of a type that are named like cases are of that type, results
  /// are nothing, others are what their name says; then one by one, if that gives new errors.
  private mutating func settle(_ errors: [CompilerError]) throws -> [CompilerError] {
    let before = stubs
    for name in stubs.open {
      _ = stubs.bind(
        name,
        stubs.ownerOfCase(name) ?? stubs.ownType(ofValue: name) ?? stubs.typeBySpelling(name)
      )
    }
    var best = errors
    let settled = try check()
    if settled.count <= errors.count { return settled }
    stubs = before
    for name in stubs.open.prefix(Self.maxSingles) {
      for type in [stubs.typeBySpelling(name), "String", "Int", "Void"] {
        let last = stubs
        _ = stubs.bind(name, type)
        let settled = try check()
        if settled.count <= best.count {
          best = settled
          break
        }
        stubs = last
      }
    }
    return best
  }

  private static let maxSingles = 10

  private func check() throws -> [CompilerError] {
    let file = copies.folder.appendingPathComponent("Stubs.swift")
    let text = StubText(stubs).text
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try checker.errors(in: copies.paths + [file.path], scratch: copies.folder)
  }

  /// Takes all that errors say; false if that is nothing new.
  private mutating func learn(from errors: [CompilerError]) -> Bool {
    var isNew = false
    for error in errors where !isSwiftUI(error.path) && take(error) { isNew = true }
    return isNew
  }

  /// Where the compiler cannot tell the type of a closure's parameters, its members are those of the stubs in
  /// the file.
  private mutating func learnFromClosures(_ errors: [CompilerError]) -> Bool {
    var isNew = false
    for error in errors where error.message.contains("infer type of closure parameter") {
      guard let source = sources[error.path] else { continue }
      for name in source.shorthandMembers(line: error.line) {
        for index in stubs.types.indices where source.contains(stubs.types[index].name) {
          let type = stubs.types[index]
          let isThere = type.members.contains { $0.name == name }
          if type.kind != .structure || isThere { continue }
          _ = property(name, of: index, type: stubs.unknown())
          isNew = true
        }
      }
    }
    return isNew
  }

  /// True for the file of a SwiftUI view: what that needs, no stub can be.
  private func isSwiftUI(_ path: String) -> Bool {
    copies.original(path).map { original in
      copies.files.contains { $0.path == original && $0.notes.contains(where: \.isOfSwiftUI) }
    } ?? false
  }

  /// True for a name of SwiftUI in a file that imports it.
  func isOfSwiftUI(_ name: String, in path: String) -> Bool {
    SwiftUINames.all.contains(name) && copies.text(path).map(SwiftUINames.areUsed) == true
  }

  // MARK: Types

  /// Adds a type that is not in the files, with the initialisers by which it is made.
  mutating func addType(_ name: String) -> Bool {
    guard Self.isOwnType(name) else { return false }
    let uses = sources.keys.sorted().compactMap { sources[$0]?.uses }
    guard stubs.add(name, TypeUses.kind(of: name, in: uses)) else { return false }
    for path in sources.keys.sorted() {
      for call in sources[path]?.made[name] ?? [] { addInitializer(call, to: name) }
    }
    return true
  }

  /// Adds a type inside of a stand-in.
  mutating func addNestedType(_ name: String, in owner: String) -> Bool {
    guard stubs.index(owner) != nil else { return false }
    return stubs.add("\(owner).\(name)", .structure)
  }

  /// Adds an initialiser; its labels are properties, too.
  private mutating func addInitializer(_ call: SourceIndex.Call, to name: String) {
    guard let index = stubs.index(name), !call.labels.isEmpty,
      !stubs.types[index].initializers.contains(where: { $0.map(\.label) == call.labels })
    else { return }
    let parameters = self.parameters(call).map { parameter in
      var parameter = parameter
      if let label = parameter.label {
        parameter.type = property(label, of: index, type: parameter.type)
      }
      return parameter
    }
    stubs.change(index) { $0.initializers.append(parameters) }
  }

  /// The type of a property, which is added if it is not there.
  private mutating func property(_ name: String, of index: Int, type: String) -> String {
    if let place = stubs.types[index].index(name, labels: nil, isStatic: false) {
      return stubs.types[index].members[place].type
    }
    stubs.change(index) {
      $0.members.append(StubMember(name: name, isStatic: false, parameters: nil, type: type))
    }
    return type
  }

  /// The parameters of a call, of types that are not known yet.
  mutating func parameters(_ call: SourceIndex.Call) -> [StubParameter] {
    call.labels.indices.map { index in
      let (label, names) = (call.labels[index], call.names[index])
      guard let closure = call.closures[index] else {
        return StubParameter(label: label, type: stubs.unknown(named: names.first ?? label))
      }
      let known = call.inputs.indices.contains(index) ? call.inputs[index] : []
      let inputs = (0..<closure).map { number in
        input(
          number < known.count ? known[number] : nil,
          number < names.count ? names[number] : nil
        )
      }.joined(separator: ", ")
      return StubParameter(label: label, type: "(\(inputs)) -> Void", isClosure: true)
    }
  }

  /// The type of a closure's parameter.
  private mutating func input(_ known: ClosureInput?, _ name: String?) -> String {
    if let type = known?.type { return type }
    let isOptional = known?.isOptional == true
    if let name, MemberNames.isError(name) { return isOptional ? "(any Error)?" : "any Error" }
    return stubs.unknown(named: name) + (isOptional ? "?" : "")
  }
}
