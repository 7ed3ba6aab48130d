import Porting

extension SnippetTests {
  /// Controls: targets and actions in all their forms.
  static let controls: [Snippet] = [
    Snippet(
      before: "b.addTarget(self, action: #selector(any(_:)), for: .touchUpInside)",
      after:
        "b.addAction(UIAction { [weak self] in self?.any($0.sender as AnyObject) }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(optional(_:)), for: .valueChanged)",
      after:
        "b.addAction(UIAction { [weak self] in self?.optional($0.sender as? UISwitch) }, for: .valueChanged)"
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(failing), for: .touchUpInside)",
      after: #"""
        #if canImport(ObjectiveC)
                b.addTarget(self, action: #selector(failing), for: .touchUpInside)
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(twice as () -> Void), for: .touchUpInside)",
      after: "b.addAction(UIAction { [weak self] _ in self?.twice() }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(twice(_:)), for: .touchUpInside)",
      after:
        "b.addAction(UIAction { [weak self] in self?.twice($0.sender as! UIButton) }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(twice), for: .touchUpInside)",
      after: "b.addAction(UIAction { [weak self] _ in self?.twice() }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(Self.plain), for: .primaryActionTriggered)",
      after:
        "b.addAction(UIAction { [weak self] _ in self?.plain() }, for: .primaryActionTriggered)"
    ),
    Snippet(
      before: #"b.addTarget(self, action: Selector("plain"), for: .touchUpInside)"#,
      after: #"""
        #if canImport(ObjectiveC)
                b.addTarget(self, action: Selector("plain"), for: .touchUpInside)
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before: "b.addTarget(self, action: action, for: .touchUpInside)",
      after: #"""
        #if canImport(ObjectiveC)
                b.addTarget(self, action: action, for: .touchUpInside)
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before: "b.addTarget(other, action: #selector(A.plain), for: .touchUpInside)",
      after: "b.addAction(UIAction { [weak other] _ in other?.plain() }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.addTarget(model.store, action: #selector(A.plain), for: .touchUpInside)",
      after:
        "b.addAction(UIAction { [weak target = model.store] _ in target?.plain() }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.addTarget(other, action: #selector(B.foreign), for: .touchUpInside)",
      after: #"""
        #if canImport(ObjectiveC)
                b.addTarget(other, action: #selector(B.foreign), for: .touchUpInside)
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before: "b?.addTarget(self, action: #selector(plain), for: .touchUpInside)",
      after: "b?.addAction(UIAction { [weak self] _ in self?.plain() }, for: .touchUpInside)"
    ),
    Snippet(
      before: "cell.button.addTarget(self, action: #selector(sent(_:)), for: .touchUpInside)",
      after:
        "cell.button.addAction(UIAction { [weak self] in self?.sent($0.sender as! UIButton) }, for: .touchUpInside)"
    ),
    Snippet(
      before:
        "[b, c].forEach { $0.addTarget(self, action: #selector(plain), for: .touchUpInside) }",
      after:
        "[b, c].forEach { $0.addAction(UIAction { [weak self] _ in self?.plain() }, for: .touchUpInside) }"
    ),
    Snippet(
      before: "if on { b.addTarget(self, action: #selector(plain), for: .touchUpInside) }",
      after:
        "if on { b.addAction(UIAction { [weak self] _ in self?.plain() }, for: .touchUpInside) }"
    ),
    Snippet(
      before: "refresh.addTarget(self, action: #selector(plain), for: .valueChanged)",
      after: "refresh.addAction(UIAction { [weak self] _ in self?.plain() }, for: .valueChanged)"
    ),
    Snippet(
      before: "addTarget(self, action: #selector(plain), for: .touchUpInside)",
      after: "addAction(UIAction { [weak self] _ in self?.plain() }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.removeTarget(self, action: #selector(plain), for: .touchUpInside)",
      after: #"""
        #if canImport(ObjectiveC)
                b.removeTarget(self, action: #selector(plain), for: .touchUpInside)
                #else
                b.removeAction(identifiedBy: UIAction.Identifier("\(ObjectIdentifier(self)).plain"), for: .touchUpInside)
                #endif
        """#
    ),
    Snippet(
      before: "b.removeTarget(nil, action: nil, for: .allEvents)",
      after: #"""
        #if canImport(ObjectiveC)
                b.removeTarget(nil, action: nil, for: .allEvents)
                #else
                b.enumerateEventHandlers { action, _, events, _ in
                    if let action, action.identifier.rawValue.hasPrefix("ObjectIdentifier(") {
                        b.removeAction(action, for: events)
                    }
                }
                #endif
        """#
    ),
    Snippet(
      before: "UIApplication.shared.sendAction(#selector(plain), to: nil, from: self, for: nil)",
      after: #"""
        #if canImport(ObjectiveC)
                UIApplication.shared.sendAction(#selector(plain), to: nil, from: self, for: nil)
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before: "/* a */ b.addTarget(self, action: #selector(plain), for: .touchUpInside) // z",
      after:
        "/* a */ b.addAction(UIAction { [weak self] _ in self?.plain() }, for: .touchUpInside) // z"
    ),
    Snippet(
      before: #"""
        b.addTarget(self,
                    action: #selector(plain),
                    for: .touchUpInside)
        """#,
      after: "b.addAction(UIAction { [weak self] _ in self?.plain() }, for: .touchUpInside)"
    ),
  ]
}
