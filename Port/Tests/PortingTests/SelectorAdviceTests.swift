import Porting
import Testing

/// Notes on selectors that stay say what to write in place of the call that takes them.
@Suite struct SelectorAdviceTests {
  @Test(arguments: [
    ("if other.responds(to: #selector(tapped)) { print(1) }", "ask for a protocol"),
    (
      "undoManager?.registerUndo(withTarget: self, selector: #selector(tapped), object: nil)",
      "registerUndo(withTarget:handler:)"
    ),
    (
      "Thread.detachNewThreadSelector(#selector(tapped), toTarget: self, with: nil)",
      "detachNewThread {"
    ),
    ("let actions = [#selector(tapped)]; print(actions)", "keep a closure instead"),
    ("legacy.connect(#selector(tapped))", "The selector of `connect`"),
  ])
  func advice(statement: String, words: String) {
    let result = Porter().port(
      """
      import UIKit
      final class A: UIViewController {
          func start() {
              \(statement)
          }
          @objc func tapped() {}
      }

      """
    )
    let notes = result.notes.filter { $0.line == 4 }
    #expect(notes.count == 1 && notes[0].message.contains(words), "\(result.notes)")
  }
}
