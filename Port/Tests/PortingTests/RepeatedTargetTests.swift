import Foundation
import Porting
import Testing

/// Targets that UIKit has once, however often they are added: as actions they need identifiers.
@Suite struct RepeatedTargetTests {
  private func port(_ members: String) -> String {
    let text =
      "import UIKit\nclass A: UIViewController {\n\(members)\n    @objc private func tapped() {}\n}\n"
    let result = Porter().port(text)
    #expect(Porter().port(result.text).text == result.text)
    return result.text
  }

  private static let plain = "addAction(UIAction { [weak self] _ in self?.tapped() }, for:"
  private static let once =
    "addAction(UIAction(identifier: UIAction.Identifier(\"\\(ObjectIdentifier(self)).tapped\")) { [weak self] _ in self?.tapped() }, for:"
  private static let maybe =
    "addAction(UIAction(identifier: UIAction.Identifier(\"\\(ObjectIdentifier(self as AnyObject)).tapped\")) { [weak self] _ in self?.tapped() }, for:"
  private static let add = "addTarget(self, action: #selector(tapped), for: .touchUpInside)"

  @Test(arguments: [
    // Where a view is made, and for each element of a loop.
    ("override func viewDidLoad() { b.\(add) }", plain),
    ("override func viewDidLoad() { for b in [c, d] { b.\(add) } }", plain),
    ("override func viewDidLoad() { [c, d].forEach { $0.\(add) } }", plain),
    ("override func viewDidLoad() { [c, d].forEach { button in button.\(add) } }", plain),
    ("lazy var b: UIButton = { let b = UIButton(); b.\(add); return b }()", plain),
    ("func make() { let b = UIButton(type: .system); b.\(add) }", plain),
    ("func make() { let b = RoundButton(); b.\(add) }", plain),
    ("var b: UIButton { let b = UIButton(); b.\(add); return b }", plain),
    ("init() { b.\(add) }", plain),
    // Where a statement may run again for the same control.
    ("func update() { b.\(add) }", once),
    ("override func viewDidLoad() { for _ in rows { b.\(add) } }", once),
    ("override func viewDidLoad() { while isOn { b.\(add) } }", once),
    ("override func viewDidLoad() { cells = Registration { cell, _, _ in cell.b.\(add) } }", once),
    (
      "override func viewDidLoad() { cells = Registration { [weak self] cell, _, _ in cell.b.\(add) } }",
      maybe
    ),
    ("override func viewDidLoad() { func again() { b.\(add) }; again(); again() }", once),
    ("var b: UIButton { c.\(add); return c }", once),
    ("func commonInit() { b.\(add) }", once),
    ("override func viewDidLoad() { b.\(add); b.\(add) }", once),
    (
      "override func viewDidLoad() { b?.\(add); self.b!.addTarget(self, action: #selector(tapped), for: UIControl.Event.touchUpInside) }",
      once
    ),
  ])
  func aStatementThatRunsAgainGetsAnIdentifier(members: String, action: String) {
    let text = port("    " + members)
    #expect(text.contains(action), "\(text)")
    #expect(!text.contains(action == Self.plain ? Self.once : Self.plain), "\(text)")
  }

  @Test func aClassAndItsSuperclassAddTheSameTarget() {
    let files = [
      "import UIKit\nclass A: UIViewController {\n    let b = UIButton()\n    override func viewDidLoad() { b.\(Self.add) }\n    @objc func tapped() {}\n}\n",
      "import UIKit\nclass B: A {\n    override func viewDidLoad() { b.\(Self.add) }\n    override func tapped() {}\n}\n",
      "import UIKit\nclass C: UIViewController {\n    override func viewDidLoad() { b.\(Self.add) }\n    @objc func tapped() {}\n}\n",
    ]
    let texts = Porter().port(files.map { ("", Array($0.utf8).data) }).map(\.text)
    #expect(texts[0].contains(Self.once) && texts[1].contains(Self.once), "\(texts)")
    #expect(texts[2].contains(Self.plain))
  }

  @Test func severalObjectsAreSeveralTargetsOfAControl() {
    let text = port(
      "    func add() { for row in rows { b.addTarget(row, action: #selector(A.tapped), for: .touchUpInside) } }"
    )
    #expect(
      text.contains("UIAction.Identifier(\"\\(ObjectIdentifier(row as AnyObject)).tapped\")"),
      "\(text)"
    )
    let elements = port(
      "    override func viewDidLoad() { rows.forEach { b.addTarget($0, action: #selector(A.tapped), for: .touchUpInside) } }"
    )
    #expect(elements.contains("\\(ObjectIdentifier($0 as AnyObject)).tapped"), "\(elements)")
    #expect(elements.contains("[weak target = $0] _ in target?.tapped()"))
  }

  @Test func aTargetThatAnotherFileRemovesHasAnIdentifier() {
    let files = [
      "import UIKit\nclass A: UIViewController {\n    override func viewDidLoad() { b.\(Self.add) }\n    @objc func tapped() {}\n}\n",
      "import UIKit\nextension A {\n    func stop() { b.removeTarget(self, action: #selector(tapped), for: .touchUpInside) }\n}\n",
    ]
    let texts = Porter().port(files.map { ("", Array($0.utf8).data) }).map(\.text)
    #expect(texts[0].contains(Self.once), "\(texts[0])")
    #expect(
      texts[1].contains(
        "b.removeAction(identifiedBy: UIAction.Identifier(\"\\(ObjectIdentifier(self)).tapped\"), for: .touchUpInside)"
      ),
      "\(texts[1])"
    )
  }

  @Test(arguments: [
    ("nil, action: nil, for: .allEvents", "hasPrefix(\"ObjectIdentifier(\") {"),
    ("self, action: nil, for: .allEvents", "hasPrefix(\"\\(ObjectIdentifier(self)).\") {"),
    (
      "nil, action: #selector(tapped), for: .touchUpInside",
      "hasPrefix(\"ObjectIdentifier(\"), action.identifier.rawValue.hasSuffix(\".tapped\"), !events.isDisjoint(with: .touchUpInside) {"
    ),
  ])
  func targetsThatAreNotNamedAreRemovedOnLinux(arguments: String, condition: String) {
    let text = port(
      "    func stop() { cell?.b.removeTarget(\(arguments)) }\n    func go() { b.\(Self.add) }"
    )
    #expect(text.contains("cell?.b.enumerateEventHandlers { action, _, events, _ in"), "\(text)")
    #expect(text.contains("if let action, action.identifier.rawValue.\(condition)"), "\(text)")
    #expect(text.contains("cell?.b.removeAction(action, for: events)"))
    // On iOS the target is one, so that it is removed.
    #expect(text.contains("b.\(Self.add)") && text.contains(Self.once))
  }
}

extension [UInt8] {
  fileprivate var data: Data { Data(self) }
}
