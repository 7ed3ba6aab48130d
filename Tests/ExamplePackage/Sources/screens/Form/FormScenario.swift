import ListScope

/// The form, with a user who fills it in.
struct FormScenario: Scenario {
  let name = "form"
  let summary = "A form with text fields, errors and controls, which makes room for the keyboard"
  let itemCounts = [40, 200]
  let updates = "fields are filled in one after another; a switch adds three fields"
  let gestures = [GestureScript.none, .slowRead, .tour]

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    FormSession(parameters)
  }
}

final class FormSession: ScenarioSession {
  private let controller: FormViewController
  private let script: UserScript

  init(_ parameters: RunParameters) {
    let controller = FormViewController(booking: Booking(guestCount: max(1, parameters.items - 7)))
    self.controller = controller
    script = UserScript(
      every: 12,
      [
        (at: 0.5, .tap { $0.shownDescendants(of: UITextField.self).first }),
        (at: 0.8, .type("Grace Hopper", lettersPerSecond: 12)),
        (at: 2, .pressReturn),
        (at: 2.3, .type("grace", lettersPerSecond: 12)),
        (at: 3, .pressReturn),
        (at: 3.3, .type("555 0100", lettersPerSecond: 12)),
        (at: 4.2, .pressReturn),
        (at: 4.5, .type("Ada", lettersPerSecond: 12)),
        (at: 5, .pressReturn),
        (at: 6, .dismissKeyboard),
        (at: 6.5, .perform { $0.scrollToTop(animated: true) }),
        (at: 7.5, .tap { $0.shownDescendants(of: UISwitch.self).last }),
        (at: 8.5, .tap { $0.shownDescendants(of: UIStepper.self).first }),
        (at: 9.5, .perform { _ in controller.navigationItem.rightBarButtonItem?.tap() }),
      ]
    )
  }

  var viewController: UIViewController? { controller }

  func configure(_ list: inout ListProperties) { controller.configure(list: &list) }

  func dueInput(at time: Double) -> ((ListView) -> Void)? { script.input(at: time) }
}
