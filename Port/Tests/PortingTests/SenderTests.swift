import Porting
import Testing

/// Functions that name another sender than they get: UIKit calls them, a cast would end the program.
@Suite struct SenderTests {
  private func port(_ control: String, _ function: String, _ call: String) -> PortedFile {
    let result = Porter().port(
      """
      import UIKit
      class A: UIViewController {
          \(control)
          func start() {
              \(call)
          }
          @objc func tapped\(function) {}
      }
      final class Knob: UIControl {}
      final class Card: UIView {}

      """
    )
    #expect(Porter().port(result.text).text == result.text)
    return result
  }

  @Test(arguments: [
    ("let b = UIButton()", "(_ sender: UIButton)", true),
    ("let b = UIButton(type: .system)", "(_ sender: UIControl)", true),
    ("lazy var b: UIButton = { UIButton() }()", "(_ sender: UIView)", true),
    ("var b: UISearchTextField!", "(_ sender: UITextField)", true),
    ("let b = Knob()", "(_ sender: Knob)", true),
    ("let b = Knob()", "(_ sender: UIControl)", true),
    ("let b = make()", "(_ sender: UIButton)", true),
    ("let b = make()", "(_ sender: DesignButton)", true),
    ("let b = UISegmentedControl(items: [])", "(_ sender: UIButton)", false),
    ("let b: UISwitch = UISwitch()", "(_ sender: UIButton)", false),
    ("let b = Knob()", "(_ sender: UIButton)", false),
    ("let b = UIButton()", "(_ sender: Knob)", false),
    ("let b = UIButton()", "(_ sender: Card)", false),
    ("let b = UIButton()", "(_ sender: UITapGestureRecognizer)", false),
    ("let b = UIButton()", "(animated: Bool)", false),
    ("let b = UIButton()", "(_ index: Int)", false),
  ])
  func ofAControl(control: String, function: String, isConverted: Bool) {
    let name = function.hasPrefix("(_") ? "_" : "animated"
    let call = "b.addTarget(self, action: #selector(tapped(\(name):)), for: .valueChanged)"
    let result = port(control, function, call)
    #expect(result.text.contains(call) == !isConverted, "\(result.text)")
    #expect(result.notes.map(\.kind) == (isConverted ? [] : [.onlyOnIOS]))
  }

  @Test(arguments: [
    ("(_ sender: UIBarButtonItem)", true), ("(_ sender: Any)", true),
    ("(_ sender: BadgeBarButtonItem)", true), ("(animated: Bool)", false),
    ("(_ sender: Card)", false), ("(_ sender: UIButton)", false),
  ])
  func ofABarButton(function: String, isConverted: Bool) {
    let name = function.hasPrefix("(_") ? "_" : "animated"
    let item =
      "let i = UIBarButtonItem(title: \"\", style: .plain, target: self, action: #selector(tapped(\(name):)))"
    let result = port("", function, item)
    #expect(result.text.contains(item) == !isConverted, "\(result.text)")
    #expect(result.notes.map(\.kind) == (isConverted ? [] : [.left]))
  }

  @Test func ofARecognizer() {
    let call = "r.addTarget(self, action: #selector(tapped(_:)))"
    #expect(port("", "(_ sender: UIPanGestureRecognizer)", call).notes.isEmpty)
    #expect(port("", "(_ sender: UIButton)", call).notes.map(\.kind) == [.onlyOnIOS])
  }
}
