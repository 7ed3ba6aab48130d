import Foundation
import Porting
import Testing

/// Names that mean something else: constants of other classes, controls of other functions, actors of protocols.
@Suite struct ScopeTests {
  private func port(_ texts: [String], _ porter: Porter = Porter()) -> [PortedFile] {
    let files = porter.port(texts.map { ("", Data("import UIKit\n\($0)\n".utf8)) })
    let again = porter.port(files.map { ("", Data($0.text.utf8)) })
    #expect(again.map(\.text) == files.map(\.text))
    return files
  }

  private static let add = "b.addTarget(self, action: action, for: .touchUpInside)"

  @Test(arguments: [
    ("class Row: NSObject {\n    let action = #selector(Row.fired)\n}", "\(add)", false),
    ("let action = #selector(A.fired)", "\(add)", true),
    ("let action = #selector(A.fired)", "for (b, action) in pairs { \(add) }", false),
    ("let action = #selector(A.fired)", "pairs.forEach { b, action in \(add) }", false),
    ("let action = #selector(A.fired)", "let action: Selector = c ? d : e\n        \(add)", false),
    ("extension A {\n    static let action = #selector(A.fired)\n}", "\(add)", true),
    (
      "extension Selector {\n    static let go = #selector(A.fired)\n}",
      "\(add.replacing("action: action", with: "action: .go"))", true
    ),
    (
      "enum Go {\n    static let go = #selector(A.fired)\n}",
      "\(add.replacing("action: action", with: "action: .go"))", false
    ),
    (
      "enum Go {\n    static let go = #selector(A.fired)\n}",
      "\(add.replacing("action: action", with: "action: Go.go"))", true
    ),
    (
      "enum Go {\n    static let go = #selector(A.fired)\n}",
      "\(add.replacing("action: action", with: "action: Stop.go"))", false
    ),
  ])
  func aConstantIsSeenWhereSwiftSeesIt(constant: String, statement: String, isSeen: Bool) {
    let text = port([
      constant,
      "class A: UIViewController {\n    func start() {\n        \(statement)\n    }\n    @objc func fired() {}\n}",
    ])[1].text
    #expect(text.contains("self?.fired()") == isSeen, "\(text)")
  }

  @Test(arguments: [
    "extension UIControl {\n    func clear() { removeTarget(nil, action: nil, for: .allEvents) }\n}",
    "extension UIButton {\n    func clear() { self.removeTarget(nil, action: nil, for: .allEvents) }\n}",
    "func clear(_ control: UIControl) { control.removeTarget(nil, action: nil, for: .allEvents) }",
    "func clear(_ all: [UIControl]) { all.forEach { $0.removeTarget(nil, action: nil, for: .allEvents) } }",
  ])
  func anyControlMayLoseItsTargets(helper: String) {
    let add = "b.addTarget(self, action: #selector(fired), for: .touchUpInside)"
    let text = port([
      helper,
      "class A: UIViewController {\n    override func viewDidLoad() {\n        \(add)\n    }\n    @objc func fired() {}\n}",
    ])[1].text
    #expect(text.contains("canImport(ObjectiveC)\n        \(add)\n        #else"), "\(text)")
  }

  @Test func anotherClassRemovesItsOwnTargets() {
    let text = port([
      "class B: UIControl {\n    func clear() { removeTarget(self, action: nil, for: .allEvents) }\n}",
      "class A: UIViewController {\n    override func viewDidLoad() {\n        b.addTarget(self, action: #selector(fired), for: .touchUpInside)\n    }\n    @objc func fired() {}\n}",
    ])[1].text
    #expect(text.contains("        b.addAction(UIAction {"), "\(text)")
  }

  @Test func aFunctionOfTheFilesIsNoControls() {
    let result = port([
      """
      final class Knob: UIView {
          private var all: [(AnyObject, Selector)] = []
          func addTarget(_ target: AnyObject, action: Selector, for event: Int) { all.append((target, action)) }
      }
      class A: UIViewController {
          let knob = Knob()
          let b = UIButton()
          override func viewDidLoad() {
              knob.addTarget(self, action: #selector(turned), for: 1)
              b.addTarget(self, action: #selector(fired), for: .touchUpInside)
          }
          @objc func turned() {}
          @objc func fired() {}
      }
      """
    ])[0]
    #expect(result.text.contains("knob.addTarget(self") && result.text.contains("b.addAction("))
    #expect(!result.text.contains("knob.addAction"), "\(result.text)")
    #expect(result.notes.map(\.kind) == [.onlyOnIOS, .onlyOnIOS], "\(result.notes)")
  }

  @Test(arguments: [
    ("class A: NSObject, UITableViewDataSource", "", true),
    ("class A: NSObject, Shows", "@MainActor protocol Shows: AnyObject {}", true),
    ("class A: NSObject, Shows", "protocol Shows: AnyObject {}", false),
    ("class A: NSObject", "extension A: UITableViewDataSource {}", false),
  ])
  func aClassHasTheActorOfItsProtocols(head: String, other: String, isMainActor: Bool) {
    let text = port([
      "\(other)\n\(head) {\n    func start() {\n        perform(#selector(tick), with: nil, afterDelay: 1)\n    }\n    @objc func tick() {}\n}"
    ])[0].text
    #expect(text.contains("MainActor.assumeIsolated { self.tick() }") == isMainActor, "\(text)")
    #expect(text.contains("self.tick()"))
  }

  @Test func aFunctionMayHaveAnActorOfItsOwn() {
    let text = port([
      "class A: NSObject {\n    func start() {\n        perform(#selector(tick), with: nil, afterDelay: 1)\n    }\n    @MainActor @objc func tick() {}\n}"
    ])[0].text
    #expect(text.contains("MainActor.assumeIsolated { self.tick() }"), "\(text)")
  }

  @Test(arguments: [
    (
      "token = s.observe(\\.contentOffset, options: [.new], changeHandler: { _, _ in })",
      Note.Kind.onlyOnIOS
    ),
    ("let token = s.observe(\\.contentOffset) { _, _ in }", .left),
  ])
  func whatIsObservedElsewhereIsNamed(statement: String, kind: Note.Kind) {
    let result = port([
      "class A: UIViewController {\n    func start() {\n        \(statement)\n    }\n}"
    ])[0]
    #expect(result.notes.map(\.kind) == [kind], "\(result.text)")
  }
}
