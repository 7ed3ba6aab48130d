import SwiftSyntax

/// The ways in which a file uses the names of types, as far as they say which form a type has.
struct TypeUses {
  /// Superclasses of classes that override something, or protocols; by place in the clause.
  private(set) var superclasses: Set<String> = []
  private(set) var protocols: Set<String> = []
  private(set) var weak: Set<String> = []
  private(set) var tableCells: Set<String> = []
  private(set) var collectionCells: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(tree)
    self = reader.uses
  }

  private init() {}

  private final class Reader: SyntaxVisitor {
    var uses = TypeUses()

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let inherited = TypeUses.names(node.inheritanceClause)
      let overrides = node.memberBlock.members.contains { member in
        let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers?.contains { $0.name.text == "override" } ?? false
      }
      if overrides, let first = inherited.first {
        uses.superclasses.insert(first)
      } else {
        uses.protocols.formUnion(inherited.prefix(1).filter { TypeUses.isProtocolName($0) })
      }
      uses.protocols.formUnion(inherited.dropFirst())
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      uses.protocols.formUnion(TypeUses.names(node.inheritanceClause))
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      uses.protocols.formUnion(TypeUses.names(node.inheritanceClause))
      return .visitChildren
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
      uses.protocols.insert(node.constraint.trimmedDescription)
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.contains(where: { $0.name.text == "weak" }) else {
        return .visitChildren
      }
      for binding in node.bindings {
        let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
        uses.weak.insert(String(type.filter { $0 != "?" && $0 != "!" }))
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        name == "register", let first = node.arguments.first
      else { return .visitChildren }
      let type = String(first.expression.trimmedDescription.prefix { $0 != "." })
      let labels = node.arguments.compactMap { $0.label?.text }
      if labels.contains("forCellReuseIdentifier") { uses.tableCells.insert(type) }
      if labels.contains("forCellWithReuseIdentifier") { uses.collectionCells.insert(type) }
      return .visitChildren
    }
  }

  private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  /// True for a name that protocols have.
  static func isProtocolName(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "Providing", "Presenting", "Listener", "able", "ing"]
      .contains { name.hasSuffix($0) }
  }

  /// The form of a type by its uses, and by its name where they do not say.
  static func kind(of name: String, in all: [TypeUses]) -> StubType.Kind {
    if all.contains(where: { $0.tableCells.contains(name) }) { return .object("UITableViewCell") }
    if all.contains(where: { $0.collectionCells.contains(name) }) {
      return .object("UICollectionViewCell")
    }
    if all.contains(where: { $0.superclasses.contains(name) }) { return .object(parent(of: name)) }
    let isConformedTo = all.contains { $0.protocols.contains(name) }
    if isConformedTo || name.hasSuffix("Delegate") || name.hasSuffix("DataSource") {
      return .interface
    }
    if let view = parent(of: name) { return .object(view) }
    if all.contains(where: { $0.weak.contains(name) }) || isService(name) { return .object(nil) }
    return .structure
  }

  /// The class of UIKit that a name ends with.
  private static func parent(of name: String) -> String? {
    let classes: [(ending: String, parent: String)] = [
      ("TableViewController", "UITableViewController"),
      ("CollectionViewController", "UICollectionViewController"),
      ("ViewController", "UIViewController"), ("TableViewCell", "UITableViewCell"),
      ("CollectionViewCell", "UICollectionViewCell"), ("Cell", "UICollectionViewCell"),
      ("Button", "UIButton"), ("Label", "UILabel"), ("ImageView", "UIImageView"),
      ("Field", "UITextField"), ("View", "UIView"), ("Control", "UIControl"),
    ]
    return classes.first { name.hasSuffix($0.ending) }?.parent
  }

  private static func isService(_ name: String) -> Bool {
    [
      "Service", "Manager", "Store", "Client", "Repository", "Controller", "ViewModel",
      "Coordinator",
      "Router", "Logger", "Tracker", "Analytics", "Cache", "Loader", "Presenter", "Interactor",
    ].contains { name.hasSuffix($0) }
  }
}
