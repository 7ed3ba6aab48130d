import Porting

extension SnippetTests {
  /// Recognisers and keys.
  static let recognizers: [Snippet] = [
    Snippet(
      before: "let p = UITapGestureRecognizer(target: nil, action: nil)",
      after: "let p = UITapGestureRecognizer()"
    ),
    Snippet(
      before: "let p = UIPanGestureRecognizer(target: self, action: #selector(press(_:)))",
      after: #"""
        #if canImport(ObjectiveC)
                let p = UIPanGestureRecognizer(target: self, action: #selector(press(_:)))
                #else
                let p = UIPanGestureRecognizer(action: { [weak self] in self?.press($0) })
                #endif
        """#
    ),
    Snippet(
      before: "let p = MyGestureRecognizer(target: self, action: #selector(plain))",
      after: #"""
        #if canImport(ObjectiveC)
                let p = MyGestureRecognizer(target: self, action: #selector(plain))
                #else
                let p = MyGestureRecognizer(action: { [weak self] _ in self?.plain() })
                #endif
        """#
    ),
    Snippet(
      before: "p.addTarget(self, action: #selector(plain))",
      after: #"""
        #if canImport(ObjectiveC)
                p.addTarget(self, action: #selector(plain))
                #else
                p.addAction({ [weak self] _ in self?.plain() })
                #endif
        """#
    ),
    Snippet(
      before: "p.removeTarget(self, action: #selector(plain))",
      after: #"""
        #if canImport(ObjectiveC)
                p.removeTarget(self, action: #selector(plain))
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before:
        "guard on else { return view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(plain))) }",
      after: #"""
        guard on else { 
                #if canImport(ObjectiveC)
                return view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(plain)))
                #else
                return view.addGestureRecognizer(UITapGestureRecognizer(action: { [weak self] _ in self?.plain() }))
                #endif
                 }
        """#
    ),
    Snippet(
      before:
        #"addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(plain)))"#,
      after: #"""
        #if canImport(ObjectiveC)
                addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(plain)))
                #else
                addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: { [weak self] _ in self?.plain() }))
                #endif
        """#
    ),
    Snippet(
      before:
        #"addKeyCommand(UIKeyCommand(title: "New", action: #selector(command(_:)), input: "n", modifierFlags: .command))"#,
      after: #"""
        #if canImport(ObjectiveC)
                addKeyCommand(UIKeyCommand(title: "New", action: #selector(command(_:)), input: "n", modifierFlags: .command))
                #else
                addKeyCommand(UIKeyCommand(title: "New", action: { [weak self] in self?.command($0) }, input: "n", modifierFlags: .command))
                #endif
        """#
    ),
    Snippet(
      before:
        #"addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(B.foreign)))"#,
      after: #"""
        #if canImport(ObjectiveC)
                addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(B.foreign)))
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before: #"let menu = UIMenuItem(title: "Copy", action: #selector(plain))"#,
      after: #"let menu = UIMenuItem(title: "Copy", action: #selector(plain))"#,
      notes: [.left]
    ),
  ]
}
