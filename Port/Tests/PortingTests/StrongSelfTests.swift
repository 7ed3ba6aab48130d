import Porting
import Testing

/// Constants that stand for `self` in closures that hold it weakly.
@Suite struct StrongSelfTests {
  private func port(_ binding: String, _ statement: String, isSwift6: Bool = false) -> String {
    let text = """
      import UIKit
      final class A: UIViewController {
          func start() {
              load { [weak self] in
                  \(binding)
                  \(statement)
              }
          }
          @objc func tapped() {}
      }

      """
    let result = Porter(isSwift6: isSwift6).port(text)
    #expect(Porter(isSwift6: isSwift6).port(result.text).text == result.text)
    #expect(result.notes.isEmpty, "\(result.notes)")
    return result.text
  }

  private static let bindings = [
    "guard let strongSelf = self else { return }",
    "guard ready, let strongSelf = self, let b = strongSelf.b else { return }",
  ]

  @Test(arguments: bindings)
  func itIsATarget(binding: String) {
    let text = port(
      binding,
      "strongSelf.b.addTarget(strongSelf, action: #selector(tapped), for: .touchUpInside)"
    )
    #expect(
      text.contains(
        "UIAction(identifier: UIAction.Identifier(\"\\(ObjectIdentifier(strongSelf as AnyObject)).tapped\")) { [weak strongSelf] _ in strongSelf?.tapped() }"
      ),
      "\(text)"
    )
  }

  @Test func itNamesTheFunction() {
    let text = port(
      Self.bindings[0],
      "NSObject.cancelPreviousPerformRequests(withTarget: strongSelf, selector: #selector(strongSelf.tapped), object: nil)\n            strongSelf.perform(#selector(strongSelf.tapped), with: nil, afterDelay: 1)"
    )
    #expect(text.contains("self?.tappedTimers.forEach { $0.invalidate() }"), "\(text)")
    #expect(text.contains("self?.tappedTimers.append(Timer.scheduledTimer("))
    #expect(!text.contains("#selector"))
  }

  @Test func aConditionBindsItsBodyAlone() {
    let text = port(
      "if let this = self { this.b.addTarget(this, action: #selector(tapped), for: .touchUpInside) }",
      ""
    )
    #expect(text.contains("{ [weak this] _ in this?.tapped() }"), "\(text)")
  }

  @Test(arguments: [
    (
      "strongSelf.timer = Timer.scheduledTimer(timeInterval: 1, target: strongSelf, selector: #selector(tapped), userInfo: nil, repeats: true)",
      "MainActor.assumeIsolated { strongSelf.tapped() }"
    ),
    (
      "strongSelf.perform(#selector(tapped), with: nil, afterDelay: 1)",
      "MainActor.assumeIsolated { strongSelf.tapped() }"
    ),
    (
      "NotificationCenter.default.addObserver(strongSelf, selector: #selector(tapped), name: UIScene.some, object: nil)",
      "self?.observers.append("
    ),
  ])
  func itIsKeptAndObserves(statement: String, result: String) {
    let text = port(Self.bindings[0], statement)
    #expect(text.contains(result) && !text.contains("#selector"), "\(text)")
  }
}
