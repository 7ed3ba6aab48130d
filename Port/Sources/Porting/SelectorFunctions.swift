import SwiftSyntax

/// A function of the files with a selector as a parameter, such as one that makes buttons.
///
/// On Linux the parameter is a closure that is given the sender.
struct SelectorFunction: Hashable {
  /// A parameter that is a selector.
  struct Parameter: Hashable {
    /// The place among the parameters.
    var place: Int
    /// The name inside of the function.
    var name: String
    var isOptional: Bool
  }

  var name: String
  /// The labels of all parameters.
  var labels: [String?]
  var selectors: [Parameter]
  /// The functions with selectors to which it passes its own on, as far as they are the files' own.
  var passesTo: Set<String> = []
}

/// The functions with selectors as parameters whose uses of them can be closures.
struct SelectorFunctions {
  private var functions: [String: [SelectorFunction]] = [:]

  /// Adds the functions of a file.
  mutating func add(_ tree: SourceFileSyntax) {
    let finder = SelectorFunctionFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for function in finder.found { functions[function.name, default: []].append(function) }
  }

  /// Removes the functions that pass a selector on to one that is none of these.
  mutating func settle() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (name, all) in functions {
        let good = all.filter { $0.passesTo.allSatisfy { functions[$0]?.isEmpty == false } }
        if good.count < all.count { isSettled = false }
        functions[name] = good
      }
    }
  }

  /// The selectors of a function or an initialiser; nil where they stay.
  func parameters(name: String, labels: [String?]) -> [SelectorFunction.Parameter]? {
    functions[name]?.first { $0.labels == labels }?.selectors
  }

  /// The parameter that an argument of a call is for; nil if the call is of no such function.
  func parameter(of call: Call, at index: Int) -> SelectorFunction.Parameter? {
    for function in named(call) {
      guard let place = Self.places(of: call.labels, in: function.labels)?[index] else { continue }
      if let found = function.selectors.first(where: { $0.place == place }) { return found }
    }
    return nil
  }

  /// The functions of a call's name; for `.init(…)` the initialisers of all types.
  private func named(_ call: Call) -> [SelectorFunction] {
    if call.name == "init", call.isImplicit {
      return functions.filter { $0.key.first?.isUppercase == true }.flatMap(\.value)
    }
    let isOwn = ["init", "Self"].contains(call.name)
    return functions[isOwn ? call.node.enclosingType ?? "" : call.name] ?? []
  }

  /// The parameters of arguments, of which some may be left out; nil if they do not fit.
  private static func places(of labels: [String?], in all: [String?]) -> [Int]? {
    var result: [Int] = []
    var next = 0
    for label in labels {
      guard let place = all[next...].firstIndex(of: label) else { return nil }
      result.append(place)
      next = place + 1
    }
    return result
  }
}

/// Finds the functions of a file with selectors as parameters.
private final class SelectorFunctionFinder: SyntaxVisitor {
  private(set) var found: [SelectorFunction] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in LinuxCondition.clauses(node) { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.signature, node.body, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.enclosingType { add(type, node.signature, node.body, node.modifiers) }
    return .visitChildren
  }

  private func add(
    _ name: String,
    _ signature: FunctionSignatureSyntax,
    _ body: CodeBlockSyntax?,
    _ modifiers: DeclModifierListSyntax
  ) {
    let parameters = signature.parameterClause.parameters
    let selectors = parameters.enumerated().compactMap { Self.selector($0.element, at: $0.offset) }
    guard !selectors.isEmpty, let body, !modifiers.contains(where: { $0.name.text == "override" })
    else { return }
    let uses = SelectorUses(names: Set(selectors.map(\.name)))
    uses.walk(body)
    guard uses.areClosures else { return }
    let labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
    found.append(
      SelectorFunction(
        name: name,
        labels: labels,
        selectors: selectors,
        passesTo: uses.passesTo
      )
    )
  }

  private static func selector(_ node: FunctionParameterSyntax, at place: Int)
    -> SelectorFunction.Parameter?
  {
    let type = node.type.trimmedDescription
    guard ["Selector", "Selector?", "Selector!"].contains(type),
      node.defaultValue.map({ $0.value.isNil }) ?? true
    else { return nil }
    return SelectorFunction.Parameter(
      place: place,
      name: (node.secondName ?? node.firstName).text,
      isOptional: type != "Selector"
    )
  }
}

/// The uses of a function's selectors in its body.
private final class SelectorUses: SyntaxVisitor {
  private let names: Set<String>
  /// False if one is used in another way than as a target's action.
  private(set) var areClosures = true
  private(set) var passesTo: Set<String> = []

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard names.contains(node.baseName.text) else { return .visitChildren }
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .skipChildren }
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let node = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let call = Call(node)
    else {
      areClosures = false
      return .skipChildren
    }
    if !SelectorArgument.isAction(call) { passesTo.insert(call.name) }
    return .skipChildren
  }
}

/// The calls of UIKit that a selector's closure can be given to.
enum SelectorArgument {
  static func isAction(_ call: Call) -> Bool {
    switch (call.name, call.labels) {
    case ("addTarget", [nil, "action", "for"]), ("addTarget", [nil, "action"]): true
    case ("UIBarButtonItem", let labels): labels.suffix(2) == ["target", "action"]
    case ("init", let labels):
      labels.suffix(2) == ["target", "action"] && isPlainItem(call)
    case (let name, ["target", "action"]): name.hasSuffix("GestureRecognizer")
    default: false
    }
  }

  /// True for `self.init(title:style:target:action:)` with the usual style, and for one of the system's.
  private static func isPlainItem(_ call: Call) -> Bool {
    guard let style = call["style"]?.trimmedDescription else {
      return call["barButtonSystemItem"] != nil
    }
    return style.hasSuffix(".plain") && call.labels.count == 4
  }
}
