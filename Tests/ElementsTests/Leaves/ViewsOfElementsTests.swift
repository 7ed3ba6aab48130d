import Foundation
import HeadlessUIKit
import Testing

@testable import Elements

/// The roles and actions that views of elements have for assistive technologies, and taps in controls.
@MainActor
@Suite struct ViewsOfElementsTests {
  private func shown(_ element: any Element, _ width: CGFloat = 100) -> BlueprintView {
    let view = BlueprintView(element: element)
    view.frame.size = CGSize(width: width, height: 100)
    view.layoutIfNeeded()
    return view
  }

  @Test("The roles and actions of a description are those of its view")
  func accessibility() throws {
    var deletions = 0
    let delete = AccessibilityElement.CustomAction(name: "Delete") {
      deletions += 1
      return true
    }
    let host = shown(
      Fixed(10, 20).accessibilityElement(
        label: "a",
        value: nil,
        traits: [.header, .selected],
        customActions: [delete]
      )
    )
    let view = try #require(host.subviews.first)
    #expect(view.accessibilityTraits == [.header, .selected])
    let action = try #require(view.accessibilityCustomActions?.first)
    #expect(action.name == "Delete")
    #expect(action.actionHandler?(action) == true)
    #expect(deletions == 1)
    host.element = Fixed(10, 20).accessibilityElement(label: "b", value: nil, traits: [])
    host.layoutIfNeeded()
    #expect(host.subviews.first?.accessibilityTraits == [])
    #expect(host.subviews.first?.accessibilityCustomActions == nil)
  }

  @Test("The roles of a label are those of a text and its own, however its view was used before")
  func rolesOfLabel() throws {
    let cases: [(Set<AccessibilityElement.Trait>?, UIAccessibilityTraits)] = [
      (nil, .staticText), ([.header], [.staticText, .header]),
      ([.link, .selected], [.staticText, .link, .selected]), ([], .staticText),
      ([.updatesFrequently], .updatesFrequently), (nil, .staticText),
    ]
    let host = shown(Fixed(1, 1))
    for (traits, expected) in cases {
      for element in [
        Label(text: "a") { $0.accessibilityTraits = traits },
        AttributedLabel(attributedText: NSAttributedString(string: "a")) {
          $0.accessibilityTraits = traits
        },
      ] as [any Element] {
        host.element = element
        host.layoutIfNeeded()
        let label = try #require(host.firstDescendants(UILabel.self).first)
        #expect(label.accessibilityTraits == expected)
      }
    }
  }

  @Test("Titles of a specific width keep it; a tap on the selected one changes nothing")
  func segments() throws {
    var selected: [Int] = []
    let control = SegmentedControl(selection: .index(0)) { control in
      control.appendItem(title: "One", width: .specific(90)) { selected.append(0) }
      control.appendItem(title: "Two") { selected.append(1) }
      control.appendItem(title: "Six") { selected.append(2) }
    }
    let host = shown(control, 290)
    let buttons = host.firstDescendants(ButtonView.self)
    #expect(buttons.map(\.bounds.width) == [90, 100, 100])
    for button in buttons { button.sendActions(for: .touchUpInside) }
    #expect(selected == [1, 2])
  }
}

extension UIView {
  /// The views of a class in this one that are in no other one of it, in order.
  fileprivate func firstDescendants<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { ($0 as? View).map { [$0] } ?? $0.firstDescendants(type) }
  }
}
