import Porting
import Testing

/// Statements in `viewDidLoad`, before and after.
@Suite struct SnippetTests {
  struct Snippet: CustomTestStringConvertible, Sendable {
    var before: String
    var after: String
    /// The kinds of the notes, in order.
    var notes: [Note.Kind] = []
    var testDescription: String { before }
  }

  static let functions = """
        @objc func plain() {}
        @objc func sent(_ sender: UIButton) {}
        @objc func sent2(sender: Any) {}
        @objc func pressed(_ press: UILongPressGestureRecognizer) {}
        @objc func posted(_ notification: Notification) {}
        @objc func event(_ sender: UIButton, event: UIEvent) {}
        @objc func slow() async {}
        @objc func counted() -> Int { 1 }
        @objc func ticked(_ timer: Timer) {}
        @objc func optional(_ sender: UISwitch?) {}
        @objc func any(_ sender: AnyObject) {}
        @objc func press(_ recognizer: UIGestureRecognizer) {}
        @objc func failing() throws {}
        @objc func command(_ command: UIKeyCommand) {}
        @objc func old(_ note: NSNotification) {}
        @objc func twice() {}
        @objc func twice(_ sender: UIButton) {}
    """

  static func file(_ statement: String) -> String {
    "final class A: UIViewController {\n    override func viewDidLoad() {\n        \(statement)\n    }\n}\n"
      + "extension A {\n\(functions)\n}\n"
  }

  static let snippets: [Snippet] = [
    Snippet(
      before: "b.addTarget(self, action: #selector(plain), for: .touchUpInside)",
      after: "b.addAction(UIAction { [weak self] _ in self?.plain() }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(A.plain), for: [.touchUpInside, .touchDown])",
      after:
        "b.addAction(UIAction { [weak self] _ in self?.plain() }, for: [.touchUpInside, .touchDown])"
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(self.sent(_:)), for: .touchUpInside)",
      after:
        "b.addAction(UIAction { [weak self] in self?.sent($0.sender as! UIButton) }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(sent2(sender:)), for: .touchUpInside)",
      after:
        "b.addAction(UIAction { [weak self] in self?.sent2(sender: $0.sender as Any) }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(slow), for: .touchUpInside)",
      after:
        "b.addAction(UIAction { [weak self] _ in Task { await self?.slow() } }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(counted), for: .touchUpInside)",
      after: "b.addAction(UIAction { [weak self] _ in _ = self?.counted() }, for: .touchUpInside)"
    ),
    Snippet(
      before: "b.addTarget(self, action: #selector(event(_:event:)), for: .touchUpInside)",
      after: """
        #if canImport(ObjectiveC)
                b.addTarget(self, action: #selector(event(_:event:)), for: .touchUpInside)
                #endif
        """
    ),
    Snippet(
      before:
        "let i = UIBarButtonItem(title: \"T\", style: .plain, target: self, action: #selector(plain))",
      after:
        "let i = UIBarButtonItem(title: \"T\", primaryAction: UIAction { [weak self] _ in self?.plain() })"
    ),
    Snippet(
      before:
        "let i = UIBarButtonItem(title: \"T\", style: .done, target: self, action: #selector(plain))",
      after:
        "let i = { let item = UIBarButtonItem(title: \"T\", primaryAction: UIAction { [weak self] _ in self?.plain() }); item.style = .done; return item }()"
    ),
    Snippet(
      before:
        "let i = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(plain))",
      after:
        "let i = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.plain() })"
    ),
    Snippet(
      before:
        "let i = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)",
      after: "let i = UIBarButtonItem(systemItem: .flexibleSpace)"
    ),
    Snippet(
      before:
        "let i = UIBarButtonItem(image: x, style: .plain, target: self, action: #selector(plain))",
      after:
        "let i = UIBarButtonItem(title: nil, image: x, primaryAction: UIAction { [weak self] _ in self?.plain() })"
    ),
    Snippet(
      before: "let p = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))",
      after: """
        #if canImport(ObjectiveC)
                let p = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
                #else
                let p = UILongPressGestureRecognizer(action: { [weak self] in self?.pressed($0 as! UILongPressGestureRecognizer) })
                #endif
        """
    ),
    Snippet(
      before:
        "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(plain))) // tap",
      after: """
        #if canImport(ObjectiveC)
                view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(plain))) // tap
                #else
                view.addGestureRecognizer(UITapGestureRecognizer(action: { [weak self] _ in self?.plain() })) // tap
                #endif
        """
    ),
    Snippet(
      before:
        "t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(plain), userInfo: nil, repeats: true)",
      after: """
        t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                    MainActor.assumeIsolated { self.plain() }
                }
        """
    ),
    Snippet(
      before: "perform(#selector(plain), with: nil, afterDelay: 0.1)",
      after: """
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
                    MainActor.assumeIsolated { self.plain() }
                }
        """
    ),
    Snippet(before: "perform(#selector(plain))", after: "plain()"),
    Snippet(
      before: "b.addTarget(nil, action: #selector(plain), for: .touchUpInside)",
      after: """
        #if canImport(ObjectiveC)
                b.addTarget(nil, action: #selector(plain), for: .touchUpInside)
                #endif
        """
    ),
  ]

  static let all =
    snippets + controls + barButtons + recognizers + timers + notifications

  @Test(arguments: all) func aStatementIsRewritten(_ snippet: Snippet) {
    let result = Porter().port(Self.file(snippet.before))
    #expect(result.text.contains("        \(snippet.after)\n    }\n}"), "\(result.text)")
    #expect(Porter().port(result.text).text == result.text)
    if !snippet.notes.isEmpty { #expect(result.notes.map(\.kind) == snippet.notes) }
  }

  @Test func thereAreManyForms() { #expect(Self.all.count >= 80) }

  @Test func filesThatCannotBeReadStayAsTheyAre() {
    for text in ["func (", "class A { @objc func a() {", "let a = \"", "}"] {
      let result = Porter().port(text)
      #expect(result.text == text)
      #expect(result.isRefused)
    }
  }
}
