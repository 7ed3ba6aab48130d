import Foundation
import Porting
import Testing

/// Controls have equal targets once and remove them by their selectors: all statements of a function agree.
@Suite struct KeptTargetTests {
  private func port(_ texts: String...) -> [String] {
    let files = Porter().port(texts.map { ("", Data("import UIKit\n\($0)\n".utf8)) })
    let again = Porter().port(files.map { ("", Data($0.text.utf8)) })
    #expect(again.map(\.text) == files.map(\.text))
    return files.map(\.text)
  }

  private static let add = "addTarget(self, action: #selector(tapped), for: .touchUpInside)"
  private static let remove = "removeTarget(self, action: #selector(tapped), for: .touchUpInside)"

  @Test(arguments: [
    "func tapped(_ sender: UIButton, for event: UIEvent)", "func tapped(sender: Any, event: Any)",
    "func tapped() throws",
  ])
  func aTargetThatStaysIsRemovedByItsSelector(function: String) {
    let text = port(
      """
      class A: UIViewController {
          lazy var b: UIButton = {
              let b = UIButton()
              b.\(Self.add)
              return b
          }()
          func stop() {
              b.\(Self.remove)
          }
          @objc \(function) {}
      }
      """
    )[0]
    #expect(
      text.contains("canImport(ObjectiveC)\n        b.\(Self.add)\n        #endif"),
      "\(text)"
    )
    #expect(text.contains("canImport(ObjectiveC)\n        b.\(Self.remove)\n        #endif"))
  }

  @Test(arguments: [
    // Through a function with a selector, by text, by a value, with a comment between its parts.
    "func add() { wire(b, #selector(tapped)) }\n    func wire(_ b: UIButton, _ s: Selector) { b.addTarget(self, action: s, for: .touchUpInside) }",
    "func add() { b.addTarget(self, action: Selector((\"tapped\")), for: .touchUpInside) }",
    "func add() { let s = [#selector(tapped)]; b.addTarget(self, action: s[0], for: .touchUpInside) }",
    "func add() { b.addTarget(self, /* us */ action: #selector(tapped), for: .touchDown) }",
  ])
  func aClosureIsNoSecondTargetOfASelector(other: String) {
    let texts = port(
      "class A: UIViewController {\n    let b = UIButton()\n    override func viewDidLoad() {\n        b.\(Self.add)\n    }\n    @objc func tapped() {}\n}",
      "class B: A {\n    \(other)\n    override func tapped() {}\n}"
    )
    #expect(texts[0].contains("canImport(ObjectiveC)\n        b.\(Self.add)\n        #else"))
  }

  @Test(arguments: [
    "override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}",
    "func isWired() -> Bool { actions(forTarget: self, forControlEvent: .touchUpInside) != nil }",
    "func isWired() -> Bool { !allTargets.isEmpty }",
    "override func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {}",
  ])
  func selectorsThatAreReadStay(member: String) {
    let text = port(
      "class B: UIButton {\n    \(member)\n}\nclass A: UIViewController {\n    override func viewDidLoad() {\n        b.\(Self.add)\n    }\n    @objc func tapped() {}\n}"
    )[0]
    #expect(text.contains("canImport(ObjectiveC)\n        b.\(Self.add)\n        #else"), "\(text)")
  }

  @Test func aNibMayHaveTheTarget() {
    let text = port(
      "class A: UIViewController {\n    override func viewDidLoad() {\n        b.\(Self.add)\n    }\n    @IBAction func tapped() {}\n}"
    )[0]
    #expect(text.contains("canImport(ObjectiveC)\n        b.\(Self.add)\n        #else"), "\(text)")
  }

  @Test func anItemWhoseActionIsSentKeepsIt() {
    let item =
      "UIBarButtonItem(title: \"T\", style: .plain, target: self, action: #selector(tapped))"
    let text = port(
      "class A: UIViewController {\n    override func viewDidLoad() {\n        item = \(item)\n    }\n    func send() { UIApplication.shared.sendAction(item.action!, to: item.target, from: nil, for: nil) }\n    @objc func tapped() {}\n}"
    )[0]
    #expect(
      text.contains("canImport(ObjectiveC)\n        item = \(item)\n        #else"),
      "\(text)"
    )
  }

  @Test func aControlThatAFunctionIsGivenMayHaveTheTarget() {
    let texts = port(
      "class A: UIViewController {\n    let b = UIButton()\n    override func viewDidLoad() { b.\(Self.add) }\n    @objc func tapped() {}\n}",
      "class B: A {\n    override func viewDidLoad() { super.viewDidLoad(); wire(b) }\n    func wire(_ control: UIControl) { control.\(Self.add) }\n}"
    )
    let action =
      "addAction(UIAction(identifier: UIAction.Identifier(\"\\(ObjectIdentifier(self)).tapped\"))"
    #expect(texts[0].contains("b.\(action)") && texts[1].contains("control.\(action)"), "\(texts)")
  }

  @Test(arguments: [
    ("rows.forEach { _ in print($0); [b].forEach { $0.\(add) } }", true),
    ("rows.forEach { print($0); buttons.forEach { $0.\(add) } }", true),
    ("rows.forEach { row in buttons.forEach { $0.\(add) } }", true),
    ("for row in rows { buttons.forEach { $0.\(add) } }", true),
    ("rows.forEach { $0.buttons.forEach { $0.\(add) } }", false),
    ("rows.forEach { row in row.buttons.forEach { $0.\(add) } }", false),
    ("for row in rows { for b in row.buttons { b.\(add) } }", false),
    ("rows.map(\\.button).forEach { $0.\(add) }", false),
  ])
  func eachElementOfASequenceIsAControlOfItsOwn(statement: String, isRepeated: Bool) {
    let text = port(
      "class A: UIViewController {\n    override func viewDidLoad() { \(statement) }\n    @objc func tapped() {}\n}"
    )[0]
    #expect(text.contains("UIAction(identifier:") == isRepeated, "\(text)")
    #expect(text.contains("$0.addAction") || text.contains("b.addAction"))
  }
}
