import SwiftSyntax

/// A function of a type, as far as a call of it needs.
struct Method: Hashable {
  var name: String
  /// The labels of the parameters; nil for none.
  var labels: [String?]
  var types: [String]
  var isAsync: Bool
  var isThrowing: Bool
  var returns: Bool
  var isStatic: Bool
  /// True if it says that it belongs to no actor.
  var isNonisolated = false
  /// True if it says that it belongs to the main actor.
  var isMainActor = false
  /// True if a nib may have it as an action.
  var isOfNib = false
  var typeName: String
  var file: Int
  /// The place of the declaration in its file.
  var offset: Int

  /// True for a function of UIKit.
  var isSystem: Bool { file < 0 }
  /// True for one of UIKit's that a sender would be given as a Boolean value.
  var takesSystemValue: Bool { isSystem && !types.isEmpty }

  /// True if it is given what sends an action.
  var takesSender: Bool { !labels.isEmpty && !isSystem }

  /// The name as a selector has it.
  var fullName: String {
    labels.isEmpty ? name : "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }
}

/// A type of the files, with what its extensions add.
struct TypeFacts {
  var superclass: String?
  var inherited: [String] = []
  var isMainActor = false
  /// The types that the declaration itself names, not those of extensions.
  var declared: [String] = []
  var isClass = false
  var isFinal = false
  /// The file of the declaration itself; nil if only extensions are known.
  var file: Int?
  /// The files of all declarations of the name: nested and private types may share one.
  var declarationFiles: [Int] = []
  var methods: [Method] = []
  /// Names of its properties and functions.
  var names: Set<String> = []
  /// The types that its properties and the values in its functions name, by their names.
  var valueTypes: [String: Set<String>] = [:]
  /// True if there is a `deinit`.
  var hasDeinit = false
}

/// The declarations of all files that are ported together.
struct Declarations {
  private(set) var types: [String: TypeFacts] = [:]
  /// The names of properties that are `@objc dynamic`.
  private(set) var dynamic: Set<String> = []
  /// The selectors of constants, by the constants' names.
  private var constants = SelectorConstants()
  /// The functions with selectors as parameters.
  private(set) var selectorFunctions = SelectorFunctions()
  /// The optional functions of protocols that a port gives an empty default.
  private(set) var optionalFunctions: Set<String> = []
  /// The names of properties that are observed by key path.
  private(set) var observed: Set<String> = []
  /// The protocols of the files that belong to the main actor.
  private(set) var mainActorProtocols: Set<String> = []
  /// By class: the classes above it, with itself.
  private var ancestors: [String: [String]] = [:]
  /// The selectors that are delayed and cancelled.
  private(set) var delays = DelayUses()
  /// The controls that get targets, and lose them.
  private(set) var targets = TargetUses()
  /// The notifications that are posted.
  private(set) var posts = PostUses()
  /// The selectors that are written as text, up to the first colon.
  private var selectorTexts: Set<String> = []
  /// True if what says nothing belongs to the main actor.
  let isMainActorByDefault: Bool
  /// True if captures are checked.
  let isSwift6: Bool
  /// True if controls and bar buttons have closures in all versions of iOS that the target runs on.
  let hasActions: Bool

  /// Reads the declarations of files.
  init(
    _ files: [SourceFileSyntax],
    isMainActorByDefault: Bool,
    isSwift6: Bool = false,
    hasActions: Bool = true
  ) {
    self.isMainActorByDefault = isMainActorByDefault
    self.isSwift6 = isSwift6
    self.hasActions = hasActions
    for (index, file) in files.enumerated() {
      let reader = DeclarationReader(file: index)
      reader.walk(file)
      for (name, facts) in reader.types { merge(facts, into: name) }
      dynamic.formUnion(reader.dynamic)
      observed.formUnion(reader.observed)
      mainActorProtocols.formUnion(reader.mainActorProtocols)
      selectorTexts.formUnion(reader.selectorTexts)
      delays.add(file, at: index)
      targets.add(file)
      posts.add(file)
      constants.add(file)
      selectorFunctions.add(file)
      optionalFunctions.formUnion(OptionalFunctions.names(in: file))
    }
    selectorFunctions.settle()
    for name in types.keys { ancestors[name] = chain(from: name).known }
  }

  private mutating func merge(_ facts: TypeFacts, into name: String) {
    guard var old = types[name] else {
      types[name] = facts
      return
    }
    old.superclass = old.superclass ?? facts.superclass
    old.inherited += facts.inherited
    old.declared += facts.declared
    old.isMainActor = old.isMainActor || facts.isMainActor
    old.isClass = old.isClass || facts.isClass
    old.isFinal = old.isFinal || facts.isFinal
    old.file = old.file ?? facts.file
    old.declarationFiles += facts.declarationFiles
    old.methods += facts.methods
    old.names.formUnion(facts.names)
    old.valueTypes.merge(facts.valueTypes) { $0.union($1) }
    old.hasDeinit = old.hasDeinit || facts.hasDeinit
    types[name] = old
  }

  /// The classes above a type, with itself, as far as the files have them; then the name of the next one,
  /// of which the files may have extensions.
  func chain(from name: String) -> (known: [String], next: String?) {
    var known: [String] = []
    var next: String? = name
    while let name = next, let facts = types[name], facts.file != nil, !known.contains(name) {
      known.append(name)
      next = facts.superclass
    }
    return (known, next)
  }

  /// True if a file has a view controller.
  func hasController(inFile file: Int) -> Bool {
    types.contains { name, facts in
      facts.file == file && facts.isClass
        && chain(from: name).next?.hasSuffix("Controller") == true
    }
  }

  /// The selector that an expression names as a constant of the files.
  func constant(_ expression: ExprSyntax) -> SelectorConstants.Constant? {
    constants.constant(expression) { chain(from: $0).known }
  }

  /// True if several types have a name.
  func isShared(_ name: String) -> Bool { (types[name]?.declarationFiles.count ?? 0) > 1 }

  /// True if one of two classes is the other one, or above it.
  func areRelated(_ one: String, _ other: String) -> Bool {
    one == other || ancestors[one]?.contains(other) == true
      || ancestors[other]?.contains(one) == true
  }

  /// True if a text names a function as a selector: `tap:` for `tap(_:)`, `tapWithSender:` for `tap(sender:)`.
  func isNamedByText(_ function: String) -> Bool {
    selectorTexts.contains { $0 == function || $0.hasPrefix(function + "With") }
  }

  /// The classes of UIKit that a class from elsewhere may be derived from, by its name; itself first.
  private func systemClasses(of name: String) -> [String] {
    let isController = name.hasSuffix("ViewController") || name.hasSuffix("NavigationController")
    let isView = !isController && name != "NSObject" && Self.isViewClass(name)
    return [name] + (isController ? ["UIViewController"] : isView ? ["UIControl", "UIView"] : [])
      + ["UIResponder", "NSObject"]
  }

  /// The only type that values of a name have in a class and those above it; nil where it is not known.
  func valueType(of name: String, in type: String) -> String? {
    let found = chain(from: type).known.reduce(into: types[type]?.valueTypes[name] ?? []) {
      $0.formUnion(types[$1]?.valueTypes[name] ?? [])
    }
    return found.count == 1 ? found.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  /// The methods of a type and those above it that a name may mean.
  func methods(named name: String, labels: [String?]?, in type: String) -> [Method] {
    let (known, next) = chain(from: type)
    for typeName in known + (next.map(systemClasses) ?? []) {
      let found = (types[typeName]?.methods ?? []).filter { method in
        method.name == name && (labels == nil || labels == method.labels)
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}

/// Collects the declarations of one file.
private final class DeclarationReader: SyntaxVisitor {
  let file: Int
  private(set) var types: [String: TypeFacts] = [:]
  private(set) var dynamic: Set<String> = []
  private(set) var observed: Set<String> = []
  private(set) var selectorTexts: Set<String> = []
  private(set) var mainActorProtocols: Set<String> = []
  private var stack: [String] = []

  init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(
    _ name: String,
    _ node: some SyntaxProtocol,
    clause: InheritanceClauseSyntax?,
    attributes: AttributeListSyntax,
    isClass: Bool = false,
    isFinal: Bool = false,
    isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    stack.append(name)
    var facts = types[name] ?? TypeFacts()
    let inherited = clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if isClass { facts.superclass = inherited.first.map(Self.plain) }
    facts.inherited += inherited
    facts.isClass = facts.isClass || isClass
    facts.isFinal = facts.isFinal || isFinal
    if attributes.contains(where: { $0.trimmedDescription == "@MainActor" }) {
      facts.isMainActor = true
    }
    if !isExtension {
      facts.declared += inherited
      facts.file = file
      facts.declarationFiles.append(file)
    }
    types[name] = facts
    return .visitChildren
  }

  /// The name of a type without module and generic arguments.
  private static func plain(_ type: String) -> String {
    let name = type.prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? type
  }

  private func leave() { stack.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text,
      node,
      clause: node.inheritanceClause,
      attributes: node.attributes,
      isClass: true,
      isFinal: node.modifiers.contains { $0.name.text == "final" }
    )
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, clause: node.inheritanceClause, attributes: node.attributes)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, clause: node.inheritanceClause, attributes: node.attributes)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains(where: { $0.trimmedDescription == "@MainActor" }) {
      mainActorProtocols.insert(node.name.text)
    }
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, clause: node.inheritanceClause, attributes: node.attributes)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      Self.plain(node.extendedType.trimmedDescription),
      node,
      clause: node.inheritanceClause,
      attributes: node.attributes,
      isExtension: true
    )
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = stack.last, node.parent?.is(MemberBlockItemSyntax.self) == true else {
      return .visitChildren
    }
    let parameters = node.signature.parameterClause.parameters
    let effects = node.signature.effectSpecifiers
    let result = node.signature.returnClause?.type.trimmedDescription
    let method = Method(
      name: node.name.text,
      labels: parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text },
      types: parameters.map { $0.type.trimmedDescription },
      isAsync: effects?.asyncSpecifier != nil,
      isThrowing: effects?.throwsClause != nil,
      returns: result != nil && result != "Void" && result != "()",
      isStatic: node.modifiers.contains { ["static", "class"].contains($0.name.text) },
      isNonisolated: node.modifiers.contains { $0.name.text == "nonisolated" },
      isMainActor: node.attributes.contains { $0.trimmedDescription == "@MainActor" },
      isOfNib: node.attributes.contains { $0.trimmedDescription == "@IBAction" },
      typeName: type,
      file: file,
      offset: node.positionAfterSkippingLeadingTrivia.utf8Offset
    )
    types[type]?.methods.append(method)
    types[type]?.names.insert(method.name)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "dynamic" }) {
      dynamic.formUnion(node.bindings.map { $0.pattern.trimmedDescription })
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let reference =
      called.as(MemberAccessExprSyntax.self)?.declName
      ?? called.as(DeclReferenceExprSyntax.self)
    if let name = reference?.baseName.text, ["Selector", "NSSelectorFromString"].contains(name) {
      let quoted = node.arguments.description.split(
        separator: "\"",
        omittingEmptySubsequences: false
      )
      if quoted.count > 1 { selectorTexts.insert(String(quoted[1].prefix { $0 != ":" })) }
    }
    if reference?.baseName.text == "observe",
      let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self),
      let property = path.onlyProperty
    {
      observed.insert(property)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let type = stack.last else { return .visitChildren }
    let name = node.pattern.trimmedDescription
    types[type]?.names.insert(name)
    types[type]?.valueTypes[name, default: []].insert(Self.valueType(of: node))
    return .visitChildren
  }

  /// The type that a declaration of a value names: `a: UIButton`, `a = UIButton()`; empty for none.
  private static func valueType(of node: PatternBindingSyntax) -> String {
    if let type = node.typeAnnotation?.type.trimmedDescription {
      return plain(type.filter { $0 != "?" && $0 != "!" })
    }
    guard let made = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression,
      let name = made.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return "" }
    return name
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = stack.last { types[type]?.hasDeinit = true }
    return .visitChildren
  }
}
