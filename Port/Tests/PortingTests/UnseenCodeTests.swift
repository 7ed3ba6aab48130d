import Foundation
import Porting
import Testing

/// Code under conditions that are false on Linux: it stays, and what it uses stays with it.
@Suite struct UnseenCodeTests {
  private func port(_ members: String) -> String {
    let text = "import UIKit\nclass A: UIViewController {\n\(members)\n}\n"
    let result = Porter().port(text)
    #expect(!result.isRefused)
    #expect(Porter().port(result.text).text == result.text)
    return result.text
  }

  private static let add = "b.addTarget(self, action: #selector(tapped), for: .touchUpInside)"

  @Test(arguments: [
    "os(iOS)", "canImport(UIKit)", "canImport(ObjectiveC)", "targetEnvironment(macCatalyst)",
    "os(iOS) && DEBUG",
  ])
  func aFunctionOfASelectorThereStaysInObjectiveC(condition: String) {
    let text = port(
      """
          override func viewDidLoad() {
              \(Self.add)
              #if \(condition)
              view.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(tapped)))
              #endif
          }
          @objc private func tapped() {}
      """
    )
    #expect(text.contains("    @objc\n    #endif\n    private func tapped()"), "\(text)")
    #expect(text.contains("        b.addAction(UIAction {"))
  }

  @Test(arguments: [
    "b.removeTarget(self, action: #selector(tapped), for: .touchUpInside)",
    "b.removeTarget(nil, action: nil, for: .allEvents)",
    "b.removeTarget(self, action: nil, for: .allEvents)",
    "c.addTarget(self, action: #selector(tapped), for: .touchUpInside)",
  ])
  func aTargetThatIsRemovedThereStaysATarget(statement: String) {
    let text = port(
      """
          override func viewDidLoad() {
              \(Self.add)
          }
          #if os(iOS)
          func stop() { \(statement) }
          #endif
          @objc func tapped() {}
      """
    )
    #expect(text.contains("canImport(ObjectiveC)\n        \(Self.add)\n        #else"), "\(text)")
  }

  @Test func observersThatAreForgottenThereStaySelectors() {
    let add =
      "NotificationCenter.default.addObserver(self, selector: #selector(tapped), name: UIScene.some, object: nil)"
    let text = port(
      """
          override func viewDidLoad() {
              \(add)
          }
          #if os(iOS)
          func stop() { NotificationCenter.default.removeObserver(self) }
          #endif
          @objc func tapped() {}
      """
    )
    #expect(text.contains("canImport(ObjectiveC)\n        \(add)\n        #else"), "\(text)")
  }

  @Test(arguments: [
    "NSObject.cancelPreviousPerformRequests(withTarget: self)",
    "NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(tapped), object: nil)",
  ])
  func delaysThatAreCancelledThereStaySelectors(statement: String) {
    let delay = "perform(#selector(tapped), with: nil, afterDelay: 1)"
    let text = port(
      """
          override func viewDidLoad() {
              \(delay)
          }
          #if os(iOS)
          func stop() { \(statement) }
          #endif
          @objc func tapped() {}
      """
    )
    #expect(text.contains("canImport(ObjectiveC)\n        \(delay)\n        #else"), "\(text)")
  }
}
