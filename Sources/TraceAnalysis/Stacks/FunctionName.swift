/// The name of a Swift function as people read it, from the name that the linker's was turned into.
///
/// `function signature specialization <Arg[0] = Dead> of podcast.Library.search(for: Swift.String) -> Swift.Bool`
/// is `Library.search(for:)`.
package struct FunctionName {
  /// The compiler's remarks on the way it made a function.
  private static let makings = [
    "partial apply forwarder for ", "partial apply for ", "merged ", "static ", "@objc ",
    "dispatch thunk of ", "specialized ", "implicit ", "async function pointer to ",
  ]
  /// The same, followed by the details in angle brackets.
  private static let detailedMakings = [
    "function signature specialization <", "generic specialization <",
    "generic not re-abstracted specialization <", "generic partial specialization <",
    "inlined generic function <", "generic pre-specialization <",
  ]
  /// Longer names are not looked into.
  private static let maxBytes = 4_096
  /// The same of a part of an asynchronous function, after its number in brackets.
  private static let partMakings = [
    " await resume partial function for ", " suspend resume partial function for ",
  ]
  private static let closure = "closure #"
  /// The words after the name of an operator.
  private static let fixities = [" infix(", " prefix(", " postfix("]
  private static let witness = "protocol witness for "

  /// The module that it is part of.
  private let module: String

  /// Takes the module that a function is part of.
  package init(module: String) {
    self.module = module
  }

  /// The short name; the same name where it is not understood.
  package func short(_ name: String) -> String {
    guard name.utf8.count <= Self.maxBytes else { return name }
    let balanced = Self.withoutOpenBrackets(name)
    var rest = Self.withoutMakings(balanced[...])
    var closure = ""
    while rest.hasPrefix(Self.closure) {
      guard let around = Self.range(of: " in ", in: rest) else { return name }
      // Of closures in closures the innermost is named.
      if closure.isEmpty {
        let number = rest.dropFirst(Self.closure.count).prefix { $0.isASCII && $0.isNumber }
        closure = Self.closure + number + " in "
      }
      rest = Self.withoutMakings(rest[around.upperBound...])
    }
    let short = witness(rest) ?? declaration(rest)
    return short.isEmpty ? name : closure + short
  }

  /// The name without brackets that the demangler opens and never closes, before a closure that was passed on.
  private static func withoutOpenBrackets(_ name: String) -> String {
    guard name.containsBytes(of: "[Closure Propagated"),
      name.utf8.count(where: { $0 == UInt8(ascii: "[") })
        > name.utf8.count(where: { $0 == UInt8(ascii: "]") })
    else { return name }
    return name.replacing("[Closure Propagated", with: "Closure Propagated")
  }

  fileprivate static func withoutMakings(_ name: Substring) -> Substring {
    var rest = name
    while true {
      if let making = makings.first(where: rest.hasPrefix) {
        rest = rest.dropFirst(making.count)
      } else if let making = detailedMakings.first(where: rest.hasPrefix) {
        let details = rest.dropFirst(making.count - 1)
        guard let end = NameScanner.end(ofBrackets: details), details[end...].hasPrefix(" of ")
        else { return rest }
        rest = details[end...].dropFirst(4)
      } else if let part = part(rest) {
        rest = part
      } else {
        return rest
      }
    }
  }

  /// The function that a part of an asynchronous one is of; nil for anything else.
  private static func part(_ name: Substring) -> Substring? {
    let rest = name.dropFirst().drop { $0.isASCII && $0.isNumber }
    guard name.first == "(", rest.first == ")" else { return nil }
    return partMakings.first(where: rest.dropFirst().hasPrefix).map { rest.dropFirst($0.count + 1) }
  }

  /// The operator that a text begins with, such as `<>` of `<> infix(A, A)`; nil for anything else.
  private static func operatorName(_ text: Substring) -> Substring? {
    guard let end = text.firstIndex(of: " "),
      !text[..<end].contains(where: { $0.isLetter || $0 == "(" })
    else { return nil }
    return fixities.contains(where: text[end...].hasPrefix) ? text[..<end] : nil
  }

  /// `protocol witness for Elements.Element.content.getter : … in conformance podcast.Badge : …` is
  /// `Badge.content.getter`; nil for anything else.
  private func witness(_ name: Substring) -> String? {
    guard name.hasPrefix(Self.witness),
      let conformance = Self.range(of: " in conformance ", in: name)
    else { return nil }
    let requirement = declaration(name[..<conformance.lowerBound].dropFirst(Self.witness.count))
    // It begins with the names of a module and of the protocol.
    let member = requirement.split(separator: ".", maxSplits: 2).last ?? ""
    return "\(declaration(name[conformance.upperBound...])).\(member)"
  }

  /// The path of names with the labels of the parameters, without types and the module.
  private func declaration(_ name: Substring) -> String {
    var rest = name
    if rest.hasPrefix("(extension in "), let end = NameScanner.end(ofBrackets: rest) {
      rest = rest[end...].drop { $0 == ":" }
    }
    var short = ""
    while let letter = rest.first, !rest.hasPrefix(" : "), !rest.hasPrefix(" in ") {
      if letter == "<" || letter == ">", let name = Self.operatorName(rest) {
        short += name
        rest = rest[name.endIndex...]
        continue
      }
      let end = letter == "(" || letter == "<" ? NameScanner.end(ofBrackets: rest) : nil
      guard let end else {
        short.append(letter)
        rest = rest.dropFirst()
        continue
      }
      let inside = rest[..<end].dropFirst().dropLast()
      if let hidden = Self.privateName(inside), letter == "(" {
        short += hidden
      } else if letter == "(" {
        short += NameScanner.labels(inside)
        break
      }
      rest = rest[end...]
    }
    for module in [module, "Swift"] where !module.isEmpty && short.hasPrefix(module + ".") {
      return String(short.dropFirst(module.count + 1))
    }
    return short
  }

  /// The name in `range in _9F86D081884C7D65`, as private functions have it.
  private static func privateName(_ inside: Substring) -> Substring? {
    guard let mark = NameScanner.range(of: " in _", in: inside) else { return nil }
    return inside[..<mark.lowerBound]
  }

  private static func range(of words: String, in name: Substring) -> Range<Substring.Index>? {
    NameScanner.range(of: words, in: name)
  }
}

extension SourceFunction {
  /// The name without its module, types, and what the compiler says of how it was made:
  /// `EpisodeDates.text(for:)`.
  ///
  /// - Complexity: O(length of the name).
  public var shortName: String {
    if let module { return FunctionName(module: module).short(name) }
    // Without a module it may be a name of another language, but for what the Swift compiler says of it.
    let isMade = FunctionName.withoutMakings(name[...]).startIndex > name.startIndex
    return isMade ? FunctionName(module: "").short(name) : name
  }

  /// True if the compiler made it, to copy or free a value or to find a type: it is in no source.
  var isMadeByCompiler: Bool {
    [
      "outlined ", "type metadata ", "lazy protocol witness ", "associated type witness ",
      "reabstraction thunk ",
    ]
    .contains(where: FunctionName.withoutMakings(name[...]).hasPrefix)
      || name.containsBytes(of: " value witness for ")
  }

  /// True if it is a thunk without a line, which only passes on what it is given.
  var isThunk: Bool {
    line == nil
      && ["protocol witness for ", "partial apply forwarder for ", "partial apply for "]
        .contains(where: name.hasPrefix)
  }

  /// The short name with its place in the source: `EpisodeDates.text(for:) (EpisodeDates.swift:16)`.
  public var label: String { shortName + place }
}
