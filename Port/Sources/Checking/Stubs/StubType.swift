/// A stand-in for a type that is in none of the files.
struct StubType {
  /// The form of a declaration.
  enum Kind: Hashable {
    case structure
    case enumeration
    case interface
    /// A class, with its superclass if it has one.
    case object(String?)
  }

  var name: String
  var kind: Kind
  /// In the order in which they were found.
  var members: [StubMember] = []
  /// The labels and types of its initialisers.
  var initializers: [[StubParameter]] = []
  /// Protocols that its use requires.
  var conformances: Set<String> = []

  /// The name without those of the types around it.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
  /// The type around it; nil for one of its own.
  var owner: String? {
    name.contains(".") ? name.split(separator: ".").dropLast().joined(separator: ".") : nil
  }

  /// The place of a member.
  func index(_ name: String, labels: [String?]?, isStatic: Bool) -> Int? {
    members.firstIndex {
      $0.name == name && $0.isStatic == isStatic && $0.parameters?.map(\.label) == labels
    }
  }
}

/// A member of a stand-in.
struct StubMember {
  var name: String
  var isStatic: Bool
  /// The parameters of a function; nil for a property.
  var parameters: [StubParameter]?
  var type: String
  /// True for a case with values, which patterns take apart.
  var isCase = false
}

/// A parameter of a function or an initialiser.
struct StubParameter: Hashable {
  var label: String?
  var type: String
  /// True for a closure.
  var isClosure = false
}
