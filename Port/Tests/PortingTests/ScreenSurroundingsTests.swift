import Foundation
import Porting
import Testing

/// Imports, protocols and actions that a screen has from iOS.
@Suite struct ScreenSurroundingsTests {
  private func port(_ members: String) -> PortedFile {
    Porter().port("import UIKit\nfinal class A: UIViewController {\n\(members)\n}\n")
  }

  private func file(_ text: String) -> PortedFile {
    let result = Porter().port(text)
    #expect(Porter().port(result.text).text == result.text)
    return result
  }

  @Test(arguments: [
    "let timer = Timer(timeInterval: 1, repeats: true) { _ in }",
    "func wait() { RunLoop.main.run() }",
    "func wait() { view.perform(#selector(UIView.layoutIfNeeded), with: nil, afterDelay: 1) }",
  ])
  func timersOfAScreenFollowItsWindow(member: String) {
    let body = "final class A: UIViewController {\n    \(member)\n}\n"
    let beside = file("import Foundation\nimport UIKit\n" + body)
    #expect(
      beside.text.hasPrefix(
        "#if canImport(UIKit)\nimport Foundation\nimport UIKit\n#else\nimport ListScope\n#endif\n"
      )
    )
    let apart = file("import UIKit\n\nimport Foundation\n" + body)
    #expect(apart.text.contains("#endif\n\n#if canImport(UIKit)\nimport Foundation\n#endif\n"))
    // Without a screen, or without a timer, Foundation stays.
    let model = "import Foundation\nfinal class Model {\n    \(member)\n}\n"
    #expect(!file(model).text.contains("canImport(UIKit)"))
    #expect(
      file("import Foundation\nimport UIKit\nclass A: UIView {}\n").text.hasPrefix(
        "import Foundation\n"
      )
    )
  }

  @Test func protocolsOfTheRuntimeAreOfClasses() {
    let result = file(
      """
      import UIKit
      @objc protocol One { func a() }
      @objc protocol Two: One { func b() }
      @objc protocol Three: NSObjectProtocol { func c() }
      protocol Four { func d() }
      """
    )
    for head in [
      "One: AnyObject {", "Two: AnyObject, One {", "Three: NSObjectProtocol {", "Four {",
    ] {
      #expect(result.text.contains("protocol \(head)"), "\(result.text)")
    }
  }

  @Test func actionsThatOnlyANibCallsAreNamed() {
    let result = port(
      """
          @IBAction func turned(_ sender: UIButton) {}
          @IBAction func pressed(_ sender: UIButton) {}
          func start() { button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside) }
      """
    )
    let named = result.notes.filter { $0.message.hasPrefix("Nothing calls") }
    #expect(named.map(\.line) == [3], "\(result.notes)")
  }

  @Test func screensUnderAConditionImportListScopeElsewhere() {
    let result = file(
      """
      #if os(iOS)
      import UIKit
      #elseif os(macOS)
      import AppKit
      #endif
      class A {}
      """
    )
    #expect(
      result.text.contains("import AppKit\n#else\nimport ListScope\n#endif\n"),
      "\(result.text)"
    )
    let given = "#if canImport(UIKit)\nimport UIKit\n#else\nimport ListScope\n#endif\nclass A {}\n"
    #expect(file(given).text == given)
    let code = "#if os(iOS)\nimport UIKit\nclass B {}\n#endif\nclass A {}\n"
    #expect(file(code).text == code)
  }

  @Test func aDelayedCallIsNotReturned() {
    let result = port(
      """
          func start() {
              UIView.animate(withDuration: 1) { self.perform(#selector(self.go(_:)), with: view, afterDelay: 0.1) }
          }
          @objc func go(_ view: UIView) {}
      """
    )
    #expect(
      !result.text.contains("return Timer") && !result.text.contains("return self.perform"),
      "\(result.text)"
    )
  }
}
