import SwiftSyntax

/// A type of the screens' files, as far as a scenario has to know it.
struct DeclaredType {
  enum Kind { case object, structure, enumeration, interface }

  /// A parameter of an initialiser.
  struct Parameter {
    var label: String?
    var name: String
    var type: String
    var hasDefault: Bool
  }

  /// A stored property, or a computed one.
  struct Property {
    var name: String
    /// The type as it is written; nil if the initial value says it.
    var type: String?
    var isConstant: Bool
    var isStored: Bool
    var hasValue: Bool
    var isPrivate: Bool
    var isSettable: Bool
    var isStatic = false
    var initialValue: String?
  }

  /// A function.
  struct Function {
    var name: String
    var parameters: [Parameter]
    var isPrivate: Bool
    var isAsync: Bool
    var returns: Bool
    var isStatic = false
    /// The declaration from `func` on, without a body.
    var signature = ""
    /// The type of the result; nil for none.
    var result: String?
  }

  /// The name with those of the types around it.
  var name: String
  var kind: Kind
  var isExtension = false
  var inherited: [String] = []
  var isObservable = false
  var initializers: [[Parameter]] = []
  var properties: [Property] = []
  var functions: [Function] = []
  var cases: [(name: String, hasValues: Bool)] = []
  /// The path of its file, and the place in it.
  var path = ""
  var text = ""
}

/// The types of files.
struct DeclaredTypes {
  private(set) var types: [DeclaredType] = []

  init(_ trees: [(path: String, tree: SourceFileSyntax)]) {
    for (path, tree) in trees {
      let reader = TypeReader(path: path)
      reader.walk(tree)
      for found in reader.types { merge(found) }
    }
  }

  private mutating func merge(_ found: DeclaredType) {
    guard let index = types.firstIndex(where: { $0.name == found.name }) else {
      types.append(found)
      return
    }
    types[index].functions += found.functions
    types[index].initializers += found.initializers
    types[index].properties += found.properties
    types[index].cases += found.cases
    guard types[index].isExtension, !found.isExtension else { return }
    types[index].isExtension = false
    types[index].kind = found.kind
    types[index].isObservable = found.isObservable
    types[index].path = found.path
    types[index].text = found.text
    types[index].inherited = found.inherited
  }

  /// The type with a name, looked up from inside of another one.
  func type(_ name: String, in owner: String = "") -> DeclaredType? {
    var scopes = owner.split(separator: ".").map(String.init)
    while true {
      let full = (scopes + [name]).joined(separator: ".")
      if let found = types.first(where: { $0.name == full }) { return found }
      if scopes.isEmpty { return nil }
      scopes.removeLast()
    }
  }

  /// The first superclass of a class that is in none of the files.
  func root(of type: DeclaredType) -> String? {
    var seen: Set<String> = []
    var next: DeclaredType? = type
    while let now = next, seen.insert(now.name).inserted {
      guard let parent = now.inherited.first.map(Self.plain) else { return nil }
      next = self.type(parent, in: now.name)
      if next == nil { return parent }
    }
    return nil
  }

  /// A name without generic arguments.
  static func plain(_ name: String) -> String { String(name.prefix { $0 != "<" }) }
}
