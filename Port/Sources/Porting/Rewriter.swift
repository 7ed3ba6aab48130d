import SwiftSyntax

/// Finds in one file what needs the Objective-C runtime, and what to write instead.
final class Rewriter: SyntaxVisitor {
  let source: SourceText
  let declarations: Declarations
  let file: Int
  var edits = Edits()
  var notes: [Note] = []
  /// The methods of which a selector stays, on iOS alone or everywhere, by their places.
  var kept: Set<Method> = []
  /// The methods that closures call instead of a selector.
  var converted: Set<Method> = []
  /// The methods that closures call on Linux.
  var called: Set<Method> = []
  /// The functions of which another statement keeps the selector as an action.
  let keptTargets: KeptTargets
  /// The actions of controls in this file.
  var targets = KeptTargets()
  /// The selectors that were dealt with, by their places.
  private var done: Set<Int> = []
  /// The ways in which the classes of all files observe notifications.
  let observations: NotificationPlans
  /// The delayed calls of this file, and what was found of them.
  let delays = DelayedCalls()
  /// By class: the names of timers in place of delayed selectors, and the types of their elements.
  var delayed: [String: [String: String]] = [:]
  /// The names of timers that are on Linux alone.
  var delayedOnLinux: Set<String> = []
  /// True for a screen that has timers.
  var usesClock = false
  /// The calls of which a function's parameter is the action.
  var handled: Set<SyntaxIdentifier> = []
  /// By body: the constants whose structures were looked at.
  var examinedValues: [SyntaxIdentifier: Set<String>] = [:]
  /// By body: the names of what it makes.
  var localsOfBodies: [SyntaxIdentifier: Set<String>] = [:]
  /// The names of constants for objects that closures capture, by body.
  var captures: Set<String> = []
  /// The statements that have got their `return`.
  private var returned: Set<Int> = []
  private let placesOfLines: [Int]

  init(
    _ source: SourceText,
    declarations: Declarations,
    observations: NotificationPlans,
    targets: KeptTargets,
    file: Int
  ) {
    self.source = source
    self.declarations = declarations
    self.observations = observations
    keptTargets = targets
    self.file = file
    placesOfLines = source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }
    super.init(viewMode: .sourceAccurate)
  }

  /// Finds everything.
  func rewrite(_ tree: SourceFileSyntax) {
    lookForClock(tree)
    keepUnseen(tree)
    walk(tree)
    importNetworking(tree)
    fillEmptyBodies(tree)
    moveOverrides(tree)
  }

  /// Adds the declarations that statements of this file and of others need.
  func declare(in tree: SourceFileSyntax) {
    declareObservers(tree)
    declareTimers(tree)
    notes.sort()
  }

  func line(of node: some SyntaxProtocol) -> Int {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var low = 0
    var high = placesOfLines.count
    while low < high {
      let middle = (low + high) / 2
      if placesOfLines[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  func note(_ kind: Note.Kind, _ node: some SyntaxProtocol, _ message: String) {
    let note = Note(kind: kind, line: line(of: node), message: message)
    if !notes.contains(note) { notes.append(note) }
  }

  func text(_ node: some SyntaxProtocol) -> String { source[node.bytes] }

  /// A property of the object as a statement names it: in a closure with `self`, which may be optional there.
  func own(_ property: String, at node: some SyntaxProtocol) -> String {
    guard !hasOptionalSelf(node) else { return "self?." + property }
    var next = node.parent
    while let parent = next, !parent.is(MemberBlockItemSyntax.self) {
      if parent.is(ClosureExprSyntax.self) { return "self." + property }
      next = parent.parent
    }
    return property
  }

  /// The white space at the begin of the line where the statement of a node begins.
  func indentation(of node: some SyntaxProtocol) -> String {
    source.indentation(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Replaces an expression on Linux alone, and puts the statement around it under a condition.
  func guardItem(of node: some SyntaxProtocol, linux: String?, hasLinuxSide: Bool? = nil) {
    guard let item = node.enclosingItem else { return }
    if let linux { edits.replace(node.bytes, with: linux, on: .linux) }
    // Once for a statement, however many of its expressions are replaced.
    if let block = item.as(CodeBlockItemSyntax.self), block.isImplicitlyReturned,
      !block.isDelayedCall, returned.insert(item.bytes.lowerBound).inserted
    {
      edits.insert("return ", at: item.bytes.lowerBound)
    }
    edits.guardRange(item.bytes, hasLinuxSide: hasLinuxSide ?? (linux != nil))
  }

  /// Leaves a selector on iOS alone where its statement can be left out, and says so.
  func leaveOnIOS(_ node: some SyntaxProtocol, selector: ExprSyntax?, _ reason: String) {
    keep(selector)
    let item = node.enclosingItem?.as(CodeBlockItemSyntax.self)
    if let item, case .expr = item.item, !item.isImplicitlyReturned {
      edits.guardRange(item.bytes, hasLinuxSide: false, isLeft: true)
      note(.onlyOnIOS, node, reason)
    } else {
      note(.left, node, reason)
    }
  }

  /// Marks a selector as one that stays.
  func keep(_ selector: ExprSyntax?) {
    guard let selector else { return }
    done.insert(selector.bytes.lowerBound)
    let meant = declarations.constant(selector)?.selector ?? selector
    var methods: [Method] = []
    if let type = meant.enclosingType, let method = self.method(meant, in: type) {
      methods = [method]
    } else if let reference = SelectorReference(meant) {
      methods = declarations.types.values.flatMap(\.methods).filter { $0.name == reference.name }
    }
    kept.formUnion(methods)
    if isTarget(selector) { methods.forEach { targets.keep($0) } }
  }

  /// Marks the selectors in what Linux does not compile: they stay, so their functions do.
  private func keepUnseen(_ tree: SourceFileSyntax) {
    let finder = SelectorFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for selector in finder.found where selector.isUnseenOnLinux { keep(selector) }
  }

  /// False for a selector that no control can have: one of a recogniser, a timer, an observer, a constant.
  private func isTarget(_ selector: ExprSyntax) -> Bool {
    guard let call = selector.nearest(FunctionCallExprSyntax.self).flatMap(Call.init) else {
      return selector.nearest(VariableDeclSyntax.self).map(SelectorConstants.isConstant) != true
    }
    let others: Set = ["target", "selector", "input", "afterDelay", "onMainThread", "withTarget"]
    return call.labels != [nil, "action"] && others.isDisjoint(with: call.labels.compactMap { $0 })
  }

  /// Marks a selector as one that a closure replaces.
  func convert(_ selector: ExprSyntax, _ method: Method) {
    done.insert(selector.bytes.lowerBound)
    converted.insert(method)
  }

  /// True for `#selector(…)` and for a constant that is one.
  func isSelector(_ expression: ExprSyntax) -> Bool {
    expression.isSelector || declarations.constant(expression) != nil
  }

  /// The function that a selector or a constant names.
  func reference(_ selector: ExprSyntax) -> SelectorReference? {
    guard let constant = declarations.constant(selector) else {
      return SelectorReference(selector)
    }
    var reference = SelectorReference(constant.selector)
    if reference?.typeName == nil, constant.type != "Selector" {
      reference?.typeName = constant.type
    }
    return reference
  }

  /// The only method that a selector can mean.
  func method(_ selector: ExprSyntax, in type: String?) -> Method? {
    guard let reference = reference(selector), let type = reference.typeName ?? type else {
      return nil
    }
    var found = declarations.methods(named: reference.name, labels: reference.labels, in: type)
    if let count = reference.count { found = found.filter { $0.labels.count == count } }
    // Of two with the name, a name alone means the one without parameters.
    if found.count > 1, reference.labels == nil { found = found.filter { $0.labels.isEmpty } }
    if found.count > 1 { found = nearest(found, to: selector) }
    if found.isEmpty { return SystemFunctions.method(reference, of: type) }
    return found.count == 1 ? found[0] : nil
  }

  /// The methods of the type around a selector, where several types have its name.
  private func nearest(_ methods: [Method], to selector: ExprSyntax) -> [Method] {
    let own = methods.filter { $0.file == file }
    guard own.count > 1, let type = selector.enclosingTypeNode?.bytes else {
      return own.isEmpty ? methods : own
    }
    let inside = own.filter { type.contains($0.offset) }
    return inside.isEmpty ? own : inside
  }

  // MARK: What is looked at

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    importSection(node)
    importScreens(node)
    for clause in LinuxCondition.clauses(node) { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    rewriteImports(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteCall(node)
    rewriteOptionalCall(node)
    rewriteGenericView(node)
    rewriteDecoding(node)
    noteResources(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteStructure(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", !done.contains(node.bytes.lowerBound) else {
      if node.macroName.text == "keyPath", !edits.isOnIOSAlone(around: node.bytes) {
        note(
          .left,
          node,
          "#keyPath needs the Objective-C runtime; use a key path of Swift, such as \\.name."
        )
      }
      return .visitChildren
    }
    leaveSelector(node)
    return .visitChildren
  }

  private func leaveSelector(_ node: MacroExpansionExprSyntax) {
    // The assignment of an item's action: Linux has no property of that name.
    leaveOnIOS(node, selector: ExprSyntax(node), SelectorAdvice.sentence(node))
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteTargetAssignment(node)
    rewriteBridging(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if rewriteConstant(node) { return .skipChildren }
    if rewriteObservedProperty(node) { return .visitChildren }
    rewriteKeyCommands(node)
    rewriteAttributes(node, node.attributes)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteFunction(node)
    if rewriteObserveValue(node) { return .visitChildren }
    if rewriteEditAction(node) { return .skipChildren }
    rewriteNibFunction(node)
    let isOnIOS = rewriteSelectorFunction(node, name: node.name.text, node.signature)
    return isOnIOS ? .skipChildren : .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functions.append(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteClass(node)
    rewriteAttributes(node, node.attributes)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttributes(node, node.attributes)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    noteStruct(node)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if rewriteOptionalProtocol(node) { return .skipChildren }
    bindToClasses(node)
    rewriteAttributes(node, node.attributes)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if rewriteConstants(node) { return .skipChildren }
    rewriteAttributes(node, node.attributes)
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttributes(node, node.attributes)
    let name = node.enclosingType ?? ""
    return rewriteSelectorFunction(node, name: name, node.signature)
      ? .skipChildren : .visitChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttributes(node, node.attributes)
    return .visitChildren
  }

  /// The functions of the file; their attributes are looked at when all selectors are known.
  var functions: [FunctionDeclSyntax] = []
}
