import Porting
import Testing

/// Whole classes.
@Suite struct ScreenTests {
  @Test func observersBecomeBlocksThatADeinitRemoves() {
    let before = """
      import UIKit

      final class A: UIViewController {
          override func viewDidLoad() {
              NotificationCenter.default.addObserver(
                  self, selector: #selector(posted(_:)), name: UIScene.some, object: nil)
          }

          @objc private func posted(_ notification: Notification) {}
      }
      """
    let after = """
      #if canImport(UIKit)
      import UIKit
      #else
      import ListScope
      #endif

      final class A: UIViewController {
          private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

          deinit {
              observers.forEach { NotificationCenter.default.removeObserver($0) }
          }

          override func viewDidLoad() {
              observers.append(NotificationCenter.default.addObserver(
                  forName: UIScene.some, object: nil, queue: nil
              ) { [weak self] notification in
                  nonisolated(unsafe) let notification = notification
                  MainActor.assumeIsolated { self?.posted(notification) }
              })
          }

          private func posted(_ notification: Notification) {}
      }
      """
    let result = Porter().port(before)
    #expect(result.text == after)
    #expect(Porter().port(after).text == after)
  }

  @Test func lineBreaksAndMarksStay() {
    let before = "\u{FEFF}import UIKit\r\n\r\nclass A: UIView {\r\n  @objc func a() {}\r\n}\r\n"
    let after =
      "\u{FEFF}#if canImport(UIKit)\r\nimport UIKit\r\n#else\r\nimport ListScope\r\n#endif\r\n\r\nclass A: UIView {\r\n"
      + "  #if canImport(ObjectiveC)\r\n  @objc\r\n  #endif\r\n  func a() {}\r\n}\r\n"
    #expect(Porter().port(before).text == after)
  }

  @Test func longAndDeepFilesAreRead() {
    let long = (0..<20_000).map { "let a\($0) = \($0)\n" }.joined()
    #expect(Porter().port(long).text == long)
    let chain = "let a = b" + String(repeating: ".c()", count: 2_000) + "\n"
    #expect(Porter().port(chain).text == chain)
  }
}
