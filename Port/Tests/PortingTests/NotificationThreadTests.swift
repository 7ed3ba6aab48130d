import Foundation
import Porting
import Testing

/// Selectors of observers are called on the thread that posts: blocks of the main actor take their place on iOS
/// only where that is the main thread.
@Suite struct NotificationThreadTests {
  private func port(
    _ name: String,
    _ others: String = "",
    function: String = "@objc func posted() {}",
    isSwift6: Bool = false
  ) -> String {
    let text = """
      import UIKit
      final class A: UIViewController {
          func start() {
              NotificationCenter.default.addObserver(self, selector: #selector(posted), name: \(name), object: nil)
          }
          \(function)
      }
      \(others)

      """
    let porter = Porter(isSwift6: isSwift6)
    let result = porter.port(text)
    #expect(porter.port(result.text).text == result.text)
    return result.text
  }

  private func isOnBothSides(_ text: String) -> Bool {
    let isBlock = text.contains("queue: nil") && !text.contains("selector: #selector(posted)")
    let isSelector = text.contains("queue: .main") && text.contains("selector: #selector(posted)")
    #expect(isBlock != isSelector, "\(text)")
    return isBlock
  }

  @Test(arguments: [
    "UIApplication.didBecomeActiveNotification", "UIResponder.keyboardWillShowNotification",
    "Notification.Name.UIKeyboardWillShow", ".UIKeyboardWillHide",
  ])
  func notificationsOfUIKitAreOfTheMainThread(name: String) { #expect(isOnBothSides(port(name))) }

  @Test(arguments: [
    "nil", ".saved", "UserDefaults.didChangeNotification", "Store.saved",
    "UIDocument.stateChangedNotification",
  ])
  func othersMayBeOfAnyThread(name: String) {
    #expect(!isOnBothSides(port(name)))
    // In Swift 6 a selector of the main actor ends the program there, too.
    #expect(isOnBothSides(port(name, isSwift6: true)))
  }

  private static let post = "NotificationCenter.default.post(name: .saved, object: nil)"

  @Test(arguments: [
    ("class B: UIView { func save() { \(post) } }", true),
    ("class B: UIView { func save() { DispatchQueue.main.async { \(post) } } }", true),
    ("@MainActor class Store { func save() { items.forEach { _ in \(post) } } }", true),
    ("class B: UIView { func save() { DispatchQueue.global().async { \(post) } } }", false),
    ("class B: UIView { func save() { load { _ in \(post) } } }", false),
    ("class B: UIView { nonisolated func save() { \(post) } }", false),
    ("class Store { func save() { \(post) } }", false),
    ("class B: UIView { func save() { \(post) } }\nfunc save() { \(post) }", false),
  ])
  func whatPostsSaysTheThread(others: String, isOnMain: Bool) {
    #expect(isOnBothSides(port(".saved", others)) == isOnMain)
  }

  @Test func aFunctionOfNoActorIsCalledOnAnyThread() {
    let text = port(".saved", function: "@objc nonisolated func posted() {}")
    #expect(isOnBothSides(text) && !text.contains("assumeIsolated"))
  }
}
