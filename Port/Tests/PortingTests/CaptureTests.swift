import Porting
import Testing

/// Classes of no actor, whose objects Swift 6 refuses in closures for any thread.
@Suite struct CaptureTests {
  private func port(_ statements: String, class heading: String = "class Store: NSObject") -> String
  {
    let text = """
      import Foundation
      \(heading) {
          func start() {
              \(statements)
          }
          @objc func sync() {}
          @objc func posted(_ notification: Notification) {}
      }

      """
    let result = Porter(isSwift6: true).port(text)
    #expect(Porter(isSwift6: true).port(result.text).text == result.text)
    return result.text
  }

  @Test func anObserverIsCapturedWeakly() {
    let text = port(
      "NotificationCenter.default.addObserver(self, selector: #selector(posted(_:)), name: UIScene.some, object: nil)"
    )
    #expect(
      text.contains(
        """
                nonisolated(unsafe) let weakSelf = { [weak self] in self }
                observers.append(NotificationCenter.default.addObserver(
                    forName: UIScene.some, object: nil, queue: nil
                ) { notification in
                    weakSelf()?.posted(notification)
                })
        """
      ),
      "\(text)"
    )
  }

  @Test func aTimerKeepsItsObject() {
    let text = port(
      "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(sync), userInfo: nil, repeats: true)\n"
        + "        perform(#selector(sync), with: nil, afterDelay: 1)"
    )
    #expect(
      text.contains(
        """
                nonisolated(unsafe) let strongSelf = self
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                    strongSelf.sync()
                }
                nonisolated(unsafe) let strongSelf2 = self
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                    strongSelf2.sync()
                }
        """
      ),
      "\(text)"
    )
  }

  @Test func anImplicitReturnGetsAReturn() {
    let text = port(
      "sync()\n    }\n    func make() -> Timer {\n        Timer(timeInterval: 1, target: self, selector: #selector(sync), userInfo: nil, repeats: true)"
    )
    #expect(
      text.contains("        nonisolated(unsafe) let strongSelf = self\n        return Timer("),
      "\(text)"
    )
  }

  @Test(arguments: ["@MainActor class Store", "final class Store: @unchecked Sendable"])
  func othersAreCapturedAsTheyAre(heading: String) {
    let text = port(
      "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(sync), userInfo: nil, repeats: true)",
      class: heading
    )
    #expect(!text.contains("strongSelf") && text.contains("self.sync()"), "\(text)")
  }
}
