import Foundation
import Porting
import Testing

/// Delayed selectors that are cancelled all at once: they stay, or become timers, together.
@Suite struct DelayTogetherTests {
  private static let delay = "perform(#selector(tick), with: nil, afterDelay: 1)"
  private static let cancel = "NSObject.cancelPreviousPerformRequests(withTarget: self)"

  private func port(_ other: String, in file: String = "") -> String {
    let text = """
      import UIKit
      class A: UIViewController {
          func start() {
              \(Self.delay)
          }
          func stop() {
              \(Self.cancel)
          }
          \(other)
          @objc func tick() {}
          @objc func tock() {}
      }

      """
    let files = Porter().port([text, "import UIKit\n\(file)\n"].map { ("", Data($0.utf8)) })
    let again = Porter().port(files.map { ("", Data($0.text.utf8)) })
    #expect(again.map(\.text) == files.map(\.text))
    return files[0].text
  }

  private func isKept(_ text: String) -> Bool {
    [Self.delay, Self.cancel].allSatisfy {
      text.contains("canImport(ObjectiveC)\n        \($0)\n        #else")
    }
  }

  @Test func aloneTheyAreTimers() { #expect(!port("").contains("perform")) }

  @Test(arguments: [
    "func more() { perform(#selector(tock), with: nil, afterDelay: 1, inModes: [.common]) }",
    "func more(_ action: Selector) { perform(action, with: nil, afterDelay: 1) }",
    "func more() { perform(Selector((\"tock\")), with: nil, afterDelay: 1) }",
  ])
  func oneThatStaysKeepsTheOthers(other: String) {
    let text = port(other)
    #expect(isKept(text), "\(text)")
  }

  @Test(arguments: [
    "final class B: A {\n    func more() { perform(#selector(tock), with: nil, afterDelay: 1) }\n}",
    "extension A {\n    func more() { perform(#selector(tock), with: nil, afterDelay: 1) }\n}",
    "func more(_ a: A) { a.perform(#selector(A.tock), with: nil, afterDelay: 1) }",
  ])
  func oneOfAnotherFileKeepsTheOthers(file: String) {
    let text = port("", in: file)
    #expect(isKept(text), "\(text)")
  }

  @Test func modesAreOfIOSAlone() {
    let call = "perform(#selector(tock), with: nil, afterDelay: 1, inModes: [.common])"
    let text = Porter().port(
      "import UIKit\nclass A: UIViewController {\n    func more() {\n        \(call)\n    }\n    @objc func tock() {}\n}\n"
    ).text
    #expect(text.contains("canImport(ObjectiveC)\n        \(call)\n        #else\n        Timer."))
  }

  @Test(arguments: [("RunLoop.current.run()", true), ("print(1)", false)])
  func aRunLoopOfAnotherThreadKeepsItsTimers(statement: String, isKept: Bool) {
    let timer =
      "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)"
    for (isSwift6, kept) in [(false, isKept), (true, false)] {
      let text = Porter(isSwift6: isSwift6).port(
        """
        import UIKit
        class A: UIViewController {
            func start() {
                DispatchQueue.global().async {
                    \(timer)
                    \(statement)
                }
            }
            @objc func tick() {}
        }

        """
      ).text
      #expect(text.contains(timer) == kept, "\(text)")
    }
  }
}
