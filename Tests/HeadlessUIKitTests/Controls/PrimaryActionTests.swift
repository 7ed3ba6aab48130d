import Foundation
import HeadlessUIKit
import Testing

/// The primary actions of controls, which a user's gesture performs beside their events.
@MainActor
struct PrimaryActionTests {
  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.frame.origin = .zero
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  @Test("The primary action of a refresh control and of a stepper is performed")
  func primaryActions() {
    var notes: [String] = []
    func action(_ note: String) -> UIAction { UIAction { _ in notes.append(note) } }
    let refresh = UIRefreshControl(frame: .zero, primaryAction: action("refresh"))
    refresh.trigger()
    #expect(notes == ["refresh"] && refresh.isRefreshing)
    let stepper = UIStepper(frame: .zero, primaryAction: action("step"))
    let window = window(stepper)
    stepper.simulateTap(at: CGPoint(x: 80, y: 16))
    #expect(notes == ["refresh", "step"] && stepper.value == 1)
    #expect(stepper.window === window)
  }

  @Test("Return ends editing if there is an action for that, and not otherwise")
  func exit() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let window = window(field)
    field.becomeFirstResponder()
    field.simulateReturn()
    #expect(window.firstResponder === field)
    var (isEditing, exits) = (false, 0)
    field.addAction(
      UIAction { _ in (isEditing, exits) = (field.isFirstResponder, exits + 1) },
      for: .editingDidEndOnExit
    )
    field.simulateReturn()
    #expect(isEditing && exits == 1 && !field.isFirstResponder)
  }

  @Test("A search bar stays first responder when the user presses Search")
  func searchBar() {
    final class Log: UISearchBarDelegate {
      var count = 0
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { count += 1 }
    }
    let (bar, log) = (UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56)), Log())
    let window = window(bar)
    bar.delegate = log
    bar.becomeFirstResponder()
    bar.searchTextField.simulateReturn()
    #expect(log.count == 1 && window.firstResponder === bar.searchTextField)
  }

  @Test("The label of a button has the font of the configured title, and its own without")
  func titleFont() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Buy"
    let plain = button.titleLabel?.font
    button.configuration?.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 31)
      return outgoing
    }
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 31))
    button.configuration?.titleTextAttributesTransformer = nil
    #expect(button.titleLabel?.font == plain && plain?.pointSize != 31)
  }
}
