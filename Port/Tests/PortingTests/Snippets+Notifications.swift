import Porting

extension SnippetTests {
  /// Notifications, observing and selectors as values.
  static let notifications: [Snippet] = [
    Snippet(
      before:
        "NotificationCenter.default.addObserver(self, selector: #selector(plain), name: UIScene.some, object: nil)",
      after: #"""
        observers.append(NotificationCenter.default.addObserver(
                    forName: UIScene.some, object: nil, queue: nil
                ) { [weak self] _ in
                    MainActor.assumeIsolated { self?.plain() }
                })
        """#
    ),
    Snippet(
      before:
        "NotificationCenter.default.addObserver(self, selector: #selector(old(_:)), name: UIScene.some, object: model)",
      after: #"""
        observers.append(NotificationCenter.default.addObserver(
                    forName: UIScene.some, object: model, queue: nil
                ) { [weak self] notification in
                    nonisolated(unsafe) let notification = notification
                    MainActor.assumeIsolated { self?.old(NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo)) }
                })
        """#
    ),
    Snippet(
      before:
        "NotificationCenter.default.addObserver(other, selector: #selector(A.plain), name: UIScene.some, object: nil)",
      after: #"""
        #if canImport(ObjectiveC)
                NotificationCenter.default.addObserver(other, selector: #selector(A.plain), name: UIScene.some, object: nil)
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
    Snippet(
      before:
        "center.addObserver(self, selector: #selector(plain), name: UIScene.some, object: nil)",
      after: #"""
        #if canImport(ObjectiveC)
                center.addObserver(self, selector: #selector(plain), name: UIScene.some, object: nil)
                #else
                observers.append(center.addObserver(
                    forName: UIScene.some, object: nil, queue: .main
                ) { [weak self] _ in
                    MainActor.assumeIsolated { self?.plain() }
                })
                #endif
        """#
    ),
    Snippet(
      before: "NotificationCenter.default.removeObserver(self)",
      after: "NotificationCenter.default.removeObserver(self)"
    ),
    Snippet(
      before: "NotificationCenter.default.removeObserver(self, name: UIScene.some, object: nil)",
      after: "NotificationCenter.default.removeObserver(self, name: UIScene.some, object: nil)"
    ),
    Snippet(
      before: "let s = #selector(plain)",
      after: "let s = #selector(plain)",
      notes: [.left]
    ),
    Snippet(
      before: "let path = #keyPath(Person.name)",
      after: "let path = #keyPath(Person.name)",
      notes: [.left]
    ),
    Snippet(
      before: #"observation = scroll.observe(\.contentOffset) { _, _ in }"#,
      after: #"""
        #if canImport(ObjectiveC)
                observation = scroll.observe(\.contentOffset) { _, _ in }
                #endif
        """#,
      notes: [.onlyOnIOS]
    ),
  ]
}
