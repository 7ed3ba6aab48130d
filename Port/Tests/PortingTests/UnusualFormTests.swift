import Foundation
import Porting
import Testing

/// Legal code in forms that are seldom written.
@Suite struct UnusualFormTests {
  private func port(_ members: String) -> PortedFile {
    Porter().port("import UIKit\nfinal class A: UIViewController {\n\(members)\n}\n")
  }

  @Test func severalReplacementsInAnImplicitReturnGetOneReturn() {
    let result = port(
      """
          var gesture: UIGestureRecognizer {
              isTap ? UITapGestureRecognizer(target: self, action: #selector(tapped)) : UIPanGestureRecognizer(target: self, action: #selector(tapped))
          }
          @objc private func tapped() {}
      """
    )
    #expect(!result.isRefused && result.isChanged, "\(result.notes)")
    #expect(result.text.components(of: "return isTap ?") == 2)
    #expect(Porter().port(result.text).text == result.text)
  }

  @Test func anEarlyReturnOfDidSetStillNotifies() {
    let result = port(
      """
          @objc dynamic var total = 0 {
              didSet {
                  guard total > 0 else { return }
                  print(total)
              }
          }
          func start() { token = observe(\\.total) { _, _ in } }
      """
    )
    #expect(
      result.text.contains("didSet { defer { notifyObservers(of: \\.total, from: oldValue) };"),
      "\(result.text)"
    )
  }

  @Test func severalObservedPropertiesInOneDeclarationAreNamed() {
    let result = port(
      """
          @objc dynamic var first = 1, second = 2
          func start() { token = model.observe(\\.second) { _, _ in } }
      """
    )
    #expect(result.notes.contains { $0.kind == .onlyOnIOS && $0.line == 3 }, "\(result.notes)")
  }

  @Test func closuresNameObserversWithSelf() {
    let result = port(
      """
          func start() {
              DispatchQueue.main.async {
                  NotificationCenter.default.addObserver(self, selector: #selector(tapped), name: UIScene.some, object: nil)
              }
          }
          @objc private func tapped() {}
      """
    )
    #expect(result.text.contains("            self.observers.append("), "\(result.text)")
  }

  @Test func aBarButtonWhoseActionIsSetLaterKeepsItsTargetOnIOS() {
    let result = port(
      """
          func start() {
              item = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: #selector(tapped))
              item.action = #selector(others)
          }
          @objc private func tapped() {}
          @objc private func others() {}
      """
    )
    let kept =
      "item = UIBarButtonItem(title: \"Edit\", style: .plain, target: self, action: #selector(tapped))"
    #expect(result.text.contains(kept), "\(result.text)")
    #expect(result.text.contains("primaryAction: UIAction"))
    #expect(result.text.contains("@objc"))
    #expect(Porter().port(result.text).text == result.text)
  }

  @Test func observersDoNotOverrideAnInheritedProperty() {
    let result = Porter().port(
      """
      import UIKit
      class Base: UIViewController {
          var observers: [Int] = []
      }
      final class A: Base {
          func start() {
              NotificationCenter.default.addObserver(self, selector: #selector(tapped), name: UIScene.some, object: nil)
          }
          @objc private func tapped() {}
      }

      """
    )
    #expect(result.text.contains("portedObservers.append("), "\(result.text)")
  }

  @Test(arguments: [
    (
      "button.addTarget(self, action: #selector(tapped), for: .touchUpInside)", "UIBarButtonItem",
      false
    ),
    ("button.addTarget(self, action: #selector(tapped), for: .touchUpInside)", "UIButton", true),
    (
      "item = UIBarButtonItem(title: \"A\", style: .plain, target: self, action: #selector(tapped))",
      "UIButton", false
    ),
    (
      "item = UIBarButtonItem(title: \"A\", style: .plain, target: self, action: #selector(tapped))",
      "UIBarButtonItem", true
    ),
  ])
  func aSenderOfAnotherClassIsNamed(statement: String, type: String, isConverted: Bool) {
    let result = port(
      "    func start() {\n        \(statement)\n    }\n    @objc private func tapped(_ sender: \(type)) {}"
    )
    #expect(result.notes.isEmpty == isConverted, "\(result.text) \(result.notes)")
    #expect(result.text.contains("as!") == isConverted, "\(result.text)")
  }

  @Test(arguments: [
    "Selector(\"tapped\")", "NSSelectorFromString(\"tapped:\")", "Selector((\"tapped\"))",
  ])
  func aFunctionThatATextNamesStaysInObjectiveC(selector: String) {
    let result = port(
      """
          override func viewDidLoad() {
              b.addTarget(self, action: #selector(tapped), for: .touchUpInside)
              c.addTarget(self, action: \(selector), for: .touchUpInside)
          }
          @objc private func tapped() {}
      """
    )
    #expect(
      result.text.contains("    @objc\n    #endif\n    private func tapped()"),
      "\(result.text)"
    )
  }

  @Test func aSelfThatMayBeGoneIsUnwrapped() {
    let result = port(
      """
          func start() {
              load { [weak self] in
                  NotificationCenter.default.addObserver(self, selector: #selector(tapped), name: UIScene.some, object: nil)
                  self?.timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tapped), userInfo: nil, repeats: true)
              }
              load { [weak self] in
                  guard let self else { return }
                  timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tapped), userInfo: nil, repeats: true)
              }
          }
          @objc private func tapped() {}
      """
    )
    #expect(result.text.contains("            self?.observers.append("), "\(result.text)")
    #expect(result.text.ranges(of: "Timer.scheduledTimer(withTimeInterval").count == 1)
    #expect(result.notes.map(\.kind) == [.onlyOnIOS])
  }

  @Test func anActionThatAnotherFileSetsKeepsItsTargetOnIOS() {
    let made =
      "        done = UIBarButtonItem(title: \"T\", style: .plain, target: self, action: #selector(tapped))\n"
    let files = [
      "import UIKit\nclass A: UIViewController {\n    func start() {\n\(made)    }\n    @objc func tapped() {}\n}\n",
      "import UIKit\nextension A {\n    func change() { item.action = #selector(tapped) }\n}\n",
      "import UIKit\nclass B: UIViewController {\n    func start() {\n\(made)    }\n    @objc func tapped() {}\n}\n",
      "import UIKit\nclass C: B {\n    func start() {\n\(made.replacing("done", with: "edit"))    }\n}\n",
    ]
    let texts = Porter().port(files.map { ("", Data($0.utf8)) }).map(\.text)
    #expect(texts[0].contains(made), "\(texts[0])")
    #expect(!texts[2].contains(made) && !texts[3].contains("target: self"), "\(texts)")
  }

  @Test(arguments: [
    ("NSObject.cancelPreviousPerformRequests(withTarget: store)", true),
    (
      "NSObject.cancelPreviousPerformRequests(withTarget: store, selector: #selector(A.tapped), object: nil)",
      true
    ),
    (
      "NSObject.cancelPreviousPerformRequests(withTarget: store, selector: #selector(A.other), object: nil)",
      false
    ),
  ])
  func whatAnotherObjectCancelsStaysOnIOS(statement: String, isKept: Bool) {
    let result = port(
      """
          func start() {
              perform(#selector(tapped), with: nil, afterDelay: 1)
          }
          @objc func tapped() {}
          @objc func other() {}
      }
      class B {
          func stop() {
              \(statement)
          }
      """
    )
    #expect(result.text.contains("perform(#selector(tapped)") == isKept, "\(result.text)")
  }

  @Test func itemsAndRecognizersOfTheirOwnClasses() {
    let text = Porter().port(
      """
      import UIKit
      final class Item: UIBarButtonItem {
          convenience init(title: String) {
              self.init(title: title, style: .plain, target: nil, action: nil)
              target = self
              action = #selector(fire)
          }
          @objc private func fire() {}
      }
      final class Tap: UITapGestureRecognizer {
          init(_ handler: @escaping () -> Void) {
              super.init(target: nil, action: nil)
              addTarget(self, action: #selector(fire))
          }
          @objc private func fire() {}
      }

      """
    ).text
    for line in [
      "self.init(title: title, primaryAction: nil)", "super.init(action: nil)",
      "self.primaryAction = UIAction(title: self.title ?? \"\", image: self.image) { [weak self] _ in self?.fire() }",
      "addAction({ [weak self] _ in self?.fire() })",
    ] {
      #expect(text.contains("        #else\n        \(line)\n        #endif"), "\(line): \(text)")
    }
    #expect(
      text.contains("        #if canImport(ObjectiveC)\n        target = self\n        #endif")
    )
    #expect(Porter().port(text).text == text)
  }

  @Test func whatANibCallsIsOnIOSAlone() {
    let result = port(
      """
          override func awakeFromNib() {
              super.awakeFromNib()
              NotificationCenter.default.addObserver(self, selector: #selector(tapped), name: UIScene.some, object: nil)
          }
          deinit { NotificationCenter.default.removeObserver(self) }
          @objc private func tapped() {}
      """
    )
    #expect(result.text.contains("    #if canImport(ObjectiveC)\n    override func awakeFromNib()"))
    #expect(result.text.contains("observers.append(") && !result.text.contains("#selector"))
    #expect(result.notes.map(\.kind) == [.onlyOnIOS], "\(result.text)")
    #expect(Porter().port(result.text).text == result.text)
  }

  @Test func aForcedStructureStaysForced() {
    let text = port(
      "    func a() { let r = (info[key] as? NSValue)!.cgRectValue; print(r) }"
    ).text
    #expect(text.contains("let r = (info[key] as? CGRect)!; print(r)"), "\(text)")
  }

  @Test(arguments: [
    (
      "let h = (info[key] as? NSValue)?.cgRectValue.height",
      "let h = (info[key] as? CGRect)?.height"
    ),
    (
      "let h = (info[key] as? NSValue)!.cgRectValue.height",
      "let h = (info[key] as? CGRect)!.height"
    ),
    (
      "let v = info[key] as? NSValue\n        print(v?.cgRectValue.height)",
      "let v = info[key] as? CGRect\n        print(v?.height)"
    ),
    (
      "guard let v = info[key] as? NSValue else { return }\n        print(v.cgRectValue.height)",
      "guard let v = info[key] as? CGRect else { return }\n        print(v.height)"
    ),
  ])
  func whatIsReadOfAStructureStaysOptional(before: String, after: String) {
    let text = port("    func a() {\n        \(before)\n    }").text
    #expect(text.contains(after), "\(text)")
  }

  @Test func aForcedInitialiserIsForcedOnIOSAlone() {
    let text = Porter().port(
      "import UIKit\nclass A: UIControl {\n    required init(coder: NSCoder) {\n        super.init(coder: coder)!\n    }\n}\n"
    ).text
    #expect(
      text.contains(
        "        super.init(coder: coder)!\n        #else\n        super.init(frame: .zero)\n"
      )
    )
  }

  @Test func aStatementOfWhichAPartIsLeftIsOnIOSAlone() {
    let result = port(
      """
          func start() {
              items = [UIBarButtonItem(symbol: "a", target: self, action: #selector(tapped)), other(#selector(tapped))]
          }
          @objc func tapped() {}
      }
      extension UIBarButtonItem {
          convenience init(symbol: String, target: Any?, action: Selector) {
              self.init(image: UIImage(systemName: symbol), style: .plain, target: target, action: action)
          }
      """
    )
    #expect(result.text.components(of: "items = [") == 1, "\(result.text)")
    #expect(
      result.text.contains(
        "self.init(title: nil, image: UIImage(systemName: symbol), primaryAction: UIAction { action($0.sender) })"
      )
    )
    #expect(Porter().port(result.text).text == result.text)
  }

  @Test func closuresOfOwnInitialisersStayAsTheyAre() {
    let result = port(
      """
          func start() {
              item = UIBarButtonItem(symbol: "a", target: self, action: #selector(tapped))
          }
          @objc func tapped() {}
      }
      extension UIBarButtonItem {
          convenience init(symbol: String, target: Any?, action: Selector) {
              self.init(image: UIImage(systemName: symbol), style: .plain, target: target, action: action)
          }
      """
    )
    let made =
      "UIBarButtonItem(symbol: \"a\", target: self, action: { [weak self] _ in self?.tapped() })"
    #expect(result.text.contains(made), "\(result.text)")
    #expect(Porter().port(result.text).text == result.text)
  }

  @Test func aFileUnderConditionsIsNamed() {
    let text = "#if os(iOS)\nimport UIKit\nclass A: UIViewController {}\n#endif\n"
    #expect(Porter().port(text).notes.map(\.kind) == [.onlyOnIOS])
  }

  @Test func aControllerOfANibIsNamed() {
    let result = port("    func open() { show(B(nibName: \"B\", bundle: nil), sender: nil) }")
    #expect(result.notes.map(\.kind) == [.resource])
    #expect(port("    init() { super.init(nibName: nil, bundle: nil) }").notes.isEmpty)
  }
}

extension String {
  /// The number of times that a text occurs.
  fileprivate func components(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
