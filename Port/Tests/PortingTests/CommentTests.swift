import Porting
import Testing

/// Comments between the parts of a call that is written anew.
@Suite struct CommentTests {
  @Test(arguments: [
    "b.addTarget(self, // the screen\n            action: #selector(tapped), for: .touchUpInside)",
    "b.addTarget(self, action: /* first */ #selector(tapped), for: .touchUpInside)",
    "b.removeTarget(self, action: #selector(tapped), for: .touchUpInside /* only */)",
    "let i = UIBarButtonItem(title: \"T\", style: .plain, /* me */ target: self, action: #selector(tapped))",
    "let i = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil /* none */, action: nil)",
    "let t = UITapGestureRecognizer(target: nil /* later */, action: nil)",
    "NotificationCenter.default.addObserver(self, selector: #selector(tapped), name: UIScene.some, // all\n            object: nil)",
    "t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tapped), userInfo: nil /* none */, repeats: true)",
    "perform(#selector(tapped), with: nil, /* soon */ afterDelay: 1)",
    "perform(#selector(tapped) /* now */)",
  ])
  func aCommentStays(statement: String) {
    let text = """
      import UIKit
      final class A: UIViewController {
          func start() {
              \(statement)
          }
          @objc private func tapped() {}
      }
      """
    let result = Porter().port(text)
    #expect(
      result.text.contains(
        "        #if canImport(ObjectiveC)\n        \(statement)\n        #else\n"
      ),
      "\(result.text)"
    )
    #expect(result.notes.isEmpty, "\(result.notes)")
    #expect(Porter().port(result.text).text == result.text)
  }

  @Test func commentsInsideOfArgumentsAreInTheNewCall() {
    let text = """
      import UIKit
      final class A: UIViewController {
          override func viewDidLoad() {
              b.addTarget(self, action: #selector(tapped), for: [.touchUpInside, /* and */ .touchDown]) // all
          }
          @objc private func tapped() {}
      }
      """
    let result = Porter().port(text).text
    #expect(
      result.contains(
        "        b.addAction(UIAction { [weak self] _ in self?.tapped() }, for: [.touchUpInside, /* and */ .touchDown]) // all\n"
      ),
      "\(result)"
    )
  }

  @Test func oneDelayedSelectorWithACommentKeepsItsSiblings() {
    let text = """
      import UIKit
      final class A: UIViewController {
          func start() {
              perform(#selector(tapped), with: nil, /* soon */ afterDelay: 1)
              perform(#selector(tapped), with: nil, afterDelay: 2)
              NSObject.cancelPreviousPerformRequests(withTarget: self)
          }
          @objc private func tapped() {}
      }
      """
    let result = Porter().port(text).text
    #expect(result.ranges(of: "#else").count == 4, "\(result)")
  }
}
