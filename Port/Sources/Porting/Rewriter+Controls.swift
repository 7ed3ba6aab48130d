import SwiftSyntax

/// Controls, refresh controls and bar buttons.
extension Rewriter {
  /// Rewrites `addTarget(_:action:for:)`.
  func rewriteControl(_ call: Call) {
    guard let selector = call["action"], let events = call["for"],
      let (target, method) = resolve(call, call[0], selector)
    else { return }
    guard !isOfOwnClass(call) else {
      leaveOnIOS(
        call.node,
        selector: selector,
        "addTarget is a function of this class's own; give Linux one with a closure."
      )
      return
    }
    guard let closure = actionClosure(target, method, from: control(of: call)) else {
      leaveOnIOS(call.node, selector: selector, unsuitable(method))
      return
    }
    let isRemoved = removesAllTargets(of: call)
    let name = isRemoved || needsIdentifier(call, method) ? identifier(call, method) : nil
    let action = "UIAction\(name.map { "(identifier: \($0))" } ?? "") \(closure)"
    let receiver = call.base.map { text($0) + "." } ?? ""
    rewriteTarget(
      call,
      as: "\(receiver)addAction(\(action), for: \(text(events)))",
      selector: selector,
      calls: method,
      onLinux: isRemoved || method.takesSystemValue || isBeforeActions(call)
    )
  }

  /// True for a function `addTarget` that a class of the files has, which is no control's.
  private func isOfOwnClass(_ call: Call) -> Bool {
    guard case .control(let type?) = control(of: call) else { return false }
    let (known, next) = declarations.chain(from: type)
    guard !known.isEmpty, !isControl(type), next != "UIControl" else { return false }
    return !declarations.methods(named: call.name, labels: call.labels, in: type).isEmpty
  }

  /// Writes a statement anew that adds a target, or removes it; on Linux alone if another one has to stay.
  func rewriteTarget(
    _ call: Call,
    as new: String,
    selector: ExprSyntax,
    calls method: Method,
    onLinux isOnLinux: Bool
  ) {
    let stays =
      isOnLinux || call.hasComment || method.isOfNib || keptTargets.contains(method, declarations)
      || declarations.isNamedByText(method.name) || declarations.targets.areSeen
    if !stays { targets.convert(method) }
    rewrite(call, as: new, selector: selector, calls: method, onLinux: stays)
  }

  /// Rewrites `UIBarButtonItem(…, target:action:)`.
  func rewriteBarButton(_ call: Call) {
    guard let target = call["target"], let selector = call["action"] else { return }
    guard barButtonBegin(call) != nil else {
      leaveOnIOS(
        call.node,
        selector: isSelector(selector) ? selector : nil,
        call["landscapeImagePhone"] == nil
          ? "An initialiser of the app's own that takes a selector; give Linux one with a closure."
          : "This button has two pictures; set the second one after it is made."
      )
      return
    }
    guard !selector.isNil else {
      if let new = barButton(call, action: nil) { rewrite(call, as: new) }
      return
    }
    guard let (found, method) = resolve(call, target, selector) else { return }
    guard let closure = actionClosure(found, method, from: .item),
      let new = barButton(call, action: "UIAction \(closure)")
    else {
      leaveOnIOS(call.node, selector: selector, unsuitable(method))
      return
    }
    // On iOS a bar button with a primary action ignores an action that is set later.
    let isOnLinux =
      method.takesSystemValue || isBeforeActions(call)
      || declarations.targets.setsAction(ofItem: call, declarations)
    rewrite(call, as: new, selector: selector, calls: method, onLinux: isOnLinux)
  }

  /// The expression of a bar button with an action in place of a target; nil for one with two pictures.
  func barButton(_ call: Call, action: String?) -> String? {
    guard let (begin, style) = barButtonBegin(call) else { return nil }
    // A title alone is there in one form on both sides, the one with an action.
    let isSystem = call["barButtonSystemItem"] != nil
    let end = action.map { ", primaryAction: \($0)" } ?? (isSystem ? "" : ", primaryAction: nil")
    let name = text(call.node.calledExpression)
    let isPlain = style == ".plain" || style == nil
    let made = "\(call.isImplicit && !isPlain ? "UIBarButtonItem" : name)(\(begin)\(end))"
    return isPlain
      ? made
      : "{ let item = \(made); item.style = \(style ?? ".plain"); return item }()"
  }

  /// The arguments before the action, and the style.
  private func barButtonBegin(_ call: Call) -> (String, String?)? {
    if let item = call["barButtonSystemItem"], call.labels.count == 3 {
      return ("systemItem: \(text(item))", nil)
    }
    guard call.labels.count == 4, let style = call["style"] else { return nil }
    var name = text(style)
    for prefix in ["UIBarButtonItem.Style", "UIBarButtonItemStyle"]
    where name.hasPrefix(prefix + ".") {
      name = String(name.dropFirst(prefix.count))
    }
    if let title = call["title"] { return ("title: \(text(title))", name) }
    guard let image = call["image"] else { return nil }
    return ("title: nil, image: \(text(image))", name)
  }

  /// Rewrites `item.target = self` and `item.action = #selector(…)`.
  func rewriteTargetAssignment(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let (name, item) = assigned(parts[0])
    else { return }
    if name == "action", isSelector(parts[2]) {
      let selector = parts[2]
      guard let method = self.method(selector, in: node.enclosingType), !node.isInStaticMember,
        let closure = actionClosure(
          Target(capture: "weak self", name: "self"),
          method,
          from: .item
        )
      else { return }
      let end = item.hasSuffix("?") ? String(item.dropLast()) : item
      let optional = end == item ? "" : "?"
      keep(selector)
      guardItem(
        of: node,
        linux: "\(item).primaryAction = UIAction(title: \(end)\(optional).title ?? \"\", "
          + "image: \(end)\(optional).image) \(closure)"
      )
    } else if name == "target", parts[2].isSelf, hasActionAssignment(beside: node, of: item) {
      edits.guardRange(node.enclosingItem?.bytes ?? node.bytes, hasLinuxSide: false)
    }
  }

  /// True if a statement beside this one sets the action of the same item.
  private func hasActionAssignment(beside node: SequenceExprSyntax, of item: String) -> Bool {
    guard let list = node.nearest(CodeBlockItemListSyntax.self) else { return false }
    return list.contains { statement in
      guard case .expr(let expression) = statement.item,
        let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count == 3, parts[1].is(AssignmentExprSyntax.self)
      else { return false }
      return assigned(parts[0]).map { $0 == ("action", item) } == true && isSelector(parts[2])
    }
  }

  /// The property that an assignment sets, and the object; in a subclass of a bar button that is `self`.
  private func assigned(_ expression: ExprSyntax) -> (String, String)? {
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return (member.declName.baseName.text, text(base))
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = expression.enclosingType, isBarButton(type)
    else { return nil }
    return (name, "self")
  }

  /// True for a subclass of a bar button.
  private func isBarButton(_ type: String) -> Bool {
    declarations.chain(from: type).next == "UIBarButtonItem" && declarations.types[type] != nil
  }

  /// Rewrites `super.init(…, target: nil, action: nil)` and `self.init(…)` of recognisers and bar buttons, on
  /// Linux alone.
  func rewriteDelegatedInitializer(_ call: Call) {
    guard let base = call.base, let type = call.node.enclosingType, call["action"]?.isNil == true
    else { return }
    let name = "\(text(base)).init"
    if isBarButton(type), let new = barButton(call, action: nil) {
      guard new.hasPrefix(name) else {
        leaveOnIOS(call.node, selector: nil, "Set the style of this button after it is made.")
        return
      }
      guardItem(of: call.node, linux: new)
    } else if call.labels.count == 2, isRecognizer(type) {
      guardItem(of: call.node, linux: "\(name)(action: nil)")
    }
  }
}
