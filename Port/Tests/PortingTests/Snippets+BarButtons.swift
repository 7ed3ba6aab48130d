import Porting

extension SnippetTests {
  /// Bar buttons.
  static let barButtons: [Snippet] = [
    Snippet(
      before:
        "let i = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(sent2(sender:)))",
      after:
        "let i = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] in self?.sent2(sender: $0.sender as Any) })"
    ),
    Snippet(
      before:
        "let i = UIBarButtonItem(image: x, landscapeImagePhone: y, style: .plain, target: self, action: #selector(plain))",
      after:
        "let i = UIBarButtonItem(image: x, landscapeImagePhone: y, style: .plain, target: self, action: #selector(plain))",
      notes: [.left]
    ),
    Snippet(
      before:
        "let i = UIBarButtonItem(title: t, style: style, target: self, action: #selector(plain))",
      after:
        "let i = { let item = UIBarButtonItem(title: t, primaryAction: UIAction { [weak self] _ in self?.plain() }); item.style = style; return item }()"
    ),
    Snippet(
      before:
        "let i = UIBarButtonItem(title: t, style: UIBarButtonItem.Style.plain, target: self, action: #selector(plain))",
      after:
        "let i = UIBarButtonItem(title: t, primaryAction: UIAction { [weak self] _ in self?.plain() })"
    ),
    Snippet(
      before: "let i = UIBarButtonItem(title: t, style: .plain, target: nil, action: nil)",
      after: "let i = UIBarButtonItem(title: t, primaryAction: nil)"
    ),
    Snippet(
      before:
        "let i = UIBarButtonItem(image: x, style: .done, target: self, action: #selector(plain))",
      after:
        "let i = { let item = UIBarButtonItem(title: nil, image: x, primaryAction: UIAction { [weak self] _ in self?.plain() }); item.style = .done; return item }()"
    ),
    Snippet(
      before:
        "navigationItem.rightBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(plain)), editButtonItem]",
      after:
        "navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.plain() }), editButtonItem]"
    ),
    Snippet(
      before: "item.action = #selector(plain)",
      after: #"""
        #if canImport(ObjectiveC)
                item.action = #selector(plain)
                #else
                item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak self] _ in self?.plain() }
                #endif
        """#
    ),
  ]
}
