import Porting
import Testing

/// Versions of iOS that have no closures for controls and buttons.
@Suite struct AvailabilityTests {
  private static let add = "b.addTarget(self, action: #selector(tapped), for: .touchUpInside)"
  private static let item =
    "i = UIBarButtonItem(title: \"\", style: .plain, target: self, action: #selector(tapped))"

  private func port(_ statement: String, _ porter: Porter = Porter()) -> String {
    let result = porter.port(
      """
      import UIKit
      class A: UIViewController {
          override func viewDidLoad() {
              \(statement)
          }
          @objc func tapped() {}
      }

      """
    )
    #expect(porter.port(result.text).text == result.text)
    #expect(result.notes.isEmpty)
    return result.text
  }

  @Test(arguments: [
    ("if #available(iOS 14.0, *) {} else { \(add) }", true),
    ("if #available(iOS 13, tvOS 9, *) {} else if c { \(item) }", true),
    ("guard #available(iOS 14, *) else {\n\(item)\nreturn }", true),
    ("if #unavailable(iOS 14) { \(add) }", true),
    ("if #available(iOS 14.0, *) { \(add) }", false),
    ("if #available(iOS 15, *) {} else { \(add) }", false),
    ("if #available(tvOS 14, *) {} else { \(add) }", false),
    ("if c {} else { \(add) }", false),
  ])
  func whatRunsBeforeStays(statement: String, isKept: Bool) {
    let text = port(statement)
    #expect((text.contains(Self.add) || text.contains(Self.item)) == isKept, "\(text)")
    #expect(text.contains("UIAction {"), "\(text)")
  }

  @Test func aTargetForAnOlderVersionKeepsItsSelectors() {
    for statement in [Self.add, Self.item] {
      let text = port(statement, Porter(hasActions: false))
      #expect(text.contains("#if canImport(ObjectiveC)\n        \(statement)\n        #else\n"))
    }
  }
}
