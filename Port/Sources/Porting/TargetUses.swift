import SwiftSyntax

/// The controls of all files that get targets, and that lose them again.
struct TargetUses {
  /// A statement that adds a target, or removes some.
  private struct Use {
    var call: Call
    /// The last name of the control; nil for the object itself.
    var control: String?
    var type: String?
    /// The function; nil where it is not named.
    var action: String?
    var events: String?
    var file: SyntaxIdentifier
  }

  /// By function.
  private var added: [String: [Use]] = [:]
  private var removed: [Use] = []
  /// The items whose actions or targets are set after they are made, or sent, by class and file.
  private var assigned: [(item: String, type: String?, file: SyntaxIdentifier)] = []

  /// True if a file reads which selectors a control has, or is told of those that are sent.
  private(set) var areSeen = false

  /// Adds the statements of a file.
  mutating func add(_ tree: SourceFileSyntax) {
    for use in Self.uses("addTarget", in: tree) {
      added[use.action ?? "", default: []].append(use)
    }
    removed += Self.uses("removeTarget", in: tree)
    let assignments = ActionAssignmentFinder(viewMode: .sourceAccurate)
    assignments.walk(tree)
    areSeen = areSeen || assignments.readsTargets
    assigned += assignments.found.map { (Self.lastName($0), $0.enclosingType, tree.id) }
  }

  private static func uses(_ name: String, in tree: SourceFileSyntax) -> [Use] {
    let calls = CallFinder(name: name, everywhere: true)
    calls.walk(tree)
    return calls.found.filter { $0.labels == [nil, "action", "for"] }.map { call in
      Use(
        call: call,
        control: call.base.map(lastName),
        type: call.node.enclosingType,
        action: call["action"].flatMap(SelectorReference.init)?.name,
        events: events(call),
        file: tree.id
      )
    }
  }

  /// The events of a statement: `UIControl.Event.valueChanged` is `.valueChanged`.
  private static func events(_ call: Call) -> String? {
    call["for"]?.trimmedDescription.replacing("UIControl.Event", with: "").filter {
      !$0.isWhitespace
    }
  }

  /// `cell?.button` is a `button`.
  private static func lastName(_ base: ExprSyntax) -> String {
    let text = base.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    return text.split(separator: ".").last.map(String.init) ?? text
  }

  /// True if statements somewhere remove targets of a control without naming them all: of one with the name, of
  /// themselves, or of any that they are given.
  func removesAll(of call: Call, _ declarations: Declarations) -> Bool {
    let control = call.base.map(Self.lastName)
    return removed.contains { use in
      let isNamed = use.action != nil && use.call[0].isSelf
      guard !isNamed, !isOfOthers(use, call, declarations) else { return false }
      return use.control == nil || use.control == "self" || use.control == control
        || use.file == call.node.root.id || isPassed(use.call, declarations)
    }
  }

  /// True if the action or the target of an item may be set after it is made: in its file, in a class above or
  /// below, or under its name.
  func setsAction(ofItem call: Call, _ declarations: Declarations) -> Bool {
    let name = Self.nameOfMade(call)
    let type = call.node.enclosingType
    return assigned.contains { use in
      if use.file == call.node.root.id || use.item == name { return true }
      guard let one = use.type, let type else { return false }
      return declarations.areRelated(one, type)
    }
  }

  /// The name that what is made gets: `let done = …`, `self.done = …`.
  private static func nameOfMade(_ call: Call) -> String? {
    if let binding = call.node.nearest(PatternBindingSyntax.self),
      binding.initializer?.value.id == call.node.id
    {
      return binding.pattern.trimmedDescription
    }
    guard
      let parts = call.node.parent?.parent?.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, parts[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return lastName(parts[0])
  }

  /// True if a statement somewhere adds a function.
  func adds(_ action: String) -> Bool { added[action] != nil }

  /// True if a statement somewhere removes a function.
  func removes(_ action: String) -> Bool { removed.contains { $0.action == action } }

  /// True if another statement of the class, or of one above or below it, adds the function for the same
  /// events to what may be the same control.
  func addsTwice(_ call: Call, _ action: String, _ declarations: Declarations) -> Bool {
    let control = call.base.map(Self.lastName)
    let type = call.node.enclosingType
    let events = Self.events(call)
    return (added[action] ?? []).contains { use in
      guard use.events == events, use.call.node.id != call.node.id,
        use.control == control || isPassed(use.call, declarations) || isPassed(call, declarations)
      else { return false }
      guard let one = use.type, let type else { return true }
      return declarations.areRelated(one, type)
    }
  }
}

extension TargetUses {
  /// True for a statement that removes targets of its own object alone, which is of another class.
  private func isOfOthers(_ use: Use, _ call: Call, _ declarations: Declarations) -> Bool {
    guard use.call[0].isSelf, call[0].isSelf, let one = use.type,
      declarations.types[one]?.isClass == true, let other = call.node.enclosingType
    else { return false }
    return !declarations.areRelated(one, other)
  }

  /// True for a control that a function or a closure is given, which may be any of the class's.
  private func isPassed(_ call: Call, _ declarations: Declarations) -> Bool {
    guard let name = call.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    guard let type = call.node.enclosingType else { return true }
    return !declarations.chain(from: type).known.contains {
      declarations.types[$0]?.names.contains(name) == true
    }
  }
}

/// Finds the items whose actions are set or sent, `item.action = …`, `sendAction(item.action!, …)`, and what
/// reads the targets of controls.
private final class ActionAssignmentFinder: SyntaxVisitor {
  private(set) var found: [ExprSyntax] = []
  private(set) var readsTargets = false

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOverride = node.modifiers.contains { $0.name.text == "override" }
    let functions: Set = ["sendAction", "addTarget", "removeTarget"]
    if isOverride, functions.contains(node.name.text) { readsTargets = true }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let label = node.nearest(FunctionCallExprSyntax.self)?.arguments.first?.label?.text
    let isList = node.baseName.text == "actions" && label == "forTarget"
    if isList || node.baseName.text == "allTargets" { readsTargets = true }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let caller = node.nearest(FunctionCallExprSyntax.self).flatMap(Call.init)?.name ?? ""
    if node.declName.baseName.text == "action", ["sendAction", "perform"].contains(caller),
      let base = node.base
    {
      found.append(base)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self), let base = member.base,
      ["action", "target"].contains(member.declName.baseName.text)
    {
      found.append(base)
    }
    return .visitChildren
  }
}
