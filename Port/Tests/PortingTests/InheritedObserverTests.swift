import Foundation
import Porting
import Testing

/// Classes that observe notifications, with others above and below them that forget.
@Suite struct InheritedObserverTests {
  private func port(_ texts: String...) -> [PortedFile] {
    Porter().port(texts.map { ("", Data("import UIKit\n\($0)\n".utf8)) })
  }

  private static let add =
    "NotificationCenter.default.addObserver(self, selector: #selector(posted), name: UIScene.some, object: nil)"
  private static let forget = "NotificationCenter.default.removeObserver(self)"
  private static let property = "nonisolated(unsafe) var observers: [any NSObjectProtocol] = []"

  @Test func aSuperclassForgetsWhatItsSubclassObserves() {
    let files = port(
      "class Base: UIViewController {\n    override func viewDidDisappear(_ animated: Bool) {\n        \(Self.forget)\n    }\n}",
      "final class A: Base {\n    func start() {\n        \(Self.add)\n    }\n    @objc private func posted() {}\n}"
    )
    #expect(
      files[0].text.contains(
        """
        class Base: UIViewController {
            \(Self.property)

            deinit {
                observers.forEach { NotificationCenter.default.removeObserver($0) }
            }

            override func viewDidDisappear(_ animated: Bool) {
                observers.forEach { NotificationCenter.default.removeObserver($0) }
                observers.removeAll()
            }
        """
      ),
      "\(files[0].text)"
    )
    #expect(files[1].text.contains("        observers.append("), "\(files[1].text)")
    #expect(!files[1].text.contains("var observers"))
    let again = Porter().port(files.map { ("", Data($0.text.utf8)) })
    #expect(again.map(\.text) == files.map(\.text))
  }

  @Test func aSubclassForgetsWhatItsSuperclassObserves() {
    let files = port(
      "class Base: UIViewController {\n    func start() {\n        \(Self.add)\n    }\n    @objc func posted() {}\n}",
      "class Middle: Base {}",
      "final class A: Middle {\n    deinit { \(Self.forget) }\n}"
    )
    #expect(files[0].text.contains("    \(Self.property)\n"), "\(files[0].text)")
    #expect(
      files[2].text.contains(
        "deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }"
      ),
      "\(files[2].text)"
    )
  }

  @Test func bothObserveInOneProperty() {
    let text = port(
      """
      class Base: UIViewController {
          func start() { \(Self.add) }
          @objc func posted() {}
      }
      final class A: Base {
          func begin() { \(Self.add) }
          func end() { \(Self.forget) }
      }
      """
    )[0].text
    #expect(text.ranges(of: "var observers").count == 1 && !text.contains("private"), "\(text)")
    #expect(text.ranges(of: "observers.append(").count == 2)
  }

  @Test func oneThatStaysOnIOSKeepsAllOfThem() {
    let files = port(
      "class Base: UIViewController {\n    func end() {\n        \(Self.forget)\n    }\n}",
      "class A: Base {\n    func start() {\n        \(Self.add)\n    }\n    @objc func posted() {}\n}",
      "class B: Base {\n    func start() {\n        center.addObserver(self, selector: #selector(posted), name: UIScene.some, object: nil)\n    }\n    @objc func posted() {}\n}"
    )
    #expect(files[0].text.contains("#if !canImport(ObjectiveC)\n    \(Self.property)"))
    for file in files {
      #expect(
        file.text.contains("self)\n        #else") || file.text.contains("nil)\n        #else")
      )
    }
  }

  @Test func aSuperclassThatIsNotThereMayForgetAll() {
    let unknown = port(
      "class A: BaseController {\n    func start() {\n        \(Self.add)\n    }\n    @objc func posted() {}\n}"
    )[0].text
    #expect(unknown.contains("        \(Self.add)\n        #else"), "\(unknown)")
  }

  @Test func anExtensionOfAControllerMayForgetAll() {
    let files = port(
      "extension UIViewController {\n    func stop() { \(Self.forget) }\n}",
      "class A: UIViewController {\n    func start() {\n        \(Self.add)\n    }\n    @objc func posted() {}\n}"
    )
    #expect(files[0].notes.map(\.kind) == [.onlyOnIOS] && files[0].text.contains(Self.forget))
    #expect(files[1].text.contains("        \(Self.add)\n        #else"), "\(files[1].text)")
  }

  @Test(arguments: [
    ("extension Listening where Self: UIViewController { func stop() { \(forget) } }", 1),
    ("class B { func stop() { NotificationCenter.default.removeObserver(child) } }", 1),
    ("class B { func stop() { NotificationCenter.default.removeObserver(token) } }", 0),
    (
      "class B { func go() { NotificationCenter.default.addObserver(a, selector: #selector(A.posted), name: UIScene.some, object: nil) } }",
      1
    ),
  ])
  func othersForgetAndObserve(other: String, notes: Int) {
    let files = port(
      "protocol Listening {}\nclass A: UIViewController, Listening {\n    func start() {\n        \(Self.add)\n    }\n    func end() { \(Self.forget) }\n    @objc func posted() {}\n}",
      other
    )
    #expect(files[1].notes.map(\.kind) == Array(repeating: .onlyOnIOS, count: notes))
    #expect(
      files[0].text.contains("        \(Self.add)\n        #else") == (notes > 0),
      "\(files[0].text)"
    )
  }

  @Test func anExtensionInAnotherFileObserves() {
    let files = port(
      "class A: UIViewController {\n    @objc func posted() {}\n}",
      "extension A {\n    func start() {\n        \(Self.add)\n    }\n}"
    )
    #expect(files[0].text.contains("class A: UIViewController {\n    \(Self.property)"))
    #expect(files[1].text.contains("observers.append("), "\(files[1].text) \(files[1].notes)")
  }

  @Test func delayedSelectorsThatAnotherClassCancelsStayOnIOS() {
    let files = port(
      "class Base: UIViewController {\n    func start() {\n        perform(#selector(posted), with: nil, afterDelay: 1)\n    }\n    @objc func posted() {}\n}",
      "class A: Base {\n    func stop() {\n        NSObject.cancelPreviousPerformRequests(withTarget: self)\n    }\n}"
    )
    #expect(
      files[0].text.contains("perform(#selector(posted), with: nil, afterDelay: 1)\n        #else"),
      "\(files[0].text)"
    )
    #expect(files[1].notes.map(\.kind) == [.onlyOnIOS])
  }

  @Test func classesOfOneNameHaveTheirOwnProperties() {
    let cell =
      "class Cell: UITableViewCell {\n    func start() {\n        \(Self.add)\n    }\n    @objc private func posted() {}\n}"
    let nested = "class A: UIViewController { \(cell) }\nclass B: UIViewController { \(cell) }"
    let files = port("private " + cell, nested, "private class Cell: UIView {}")
    #expect(files[0].text.contains("    private \(Self.property)"), "\(files[0].text)")
    #expect(files[1].text.ranges(of: "private \(Self.property)").count == 2, "\(files[1].text)")
    #expect(files[1].text.ranges(of: "observers.append(").count == 2)
    #expect(!files[2].text.contains("observers"))
    for file in files { #expect(file.notes.isEmpty) }
  }
}
