import ListScope

/// The contacts, with a user who looks for people.
struct ContactsScreenScenario: Scenario {
  let name = "contacts-screen"
  let summary = "Contacts sorted into letters, with a section index and a search field"
  let itemCounts = [500, 5_000]
  let updates = "a contact gets another name every 4 s; a search, a letter of the index"
  let gestures = [GestureScript.slowRead, .fling, .tour]

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    ContactsScreenSession(parameters)
  }
}

final class ContactsScreenSession: ScenarioSession {
  private let controller: ContactsViewController
  private var random: SplitMix64
  private var changes = 0
  private let script: UserScript

  init(_ parameters: RunParameters) {
    var text = SplitMix64(seed: parameters.seed, scenario: "contacts-screen", stream: .text)
    let controller = ContactsViewController(
      book: AddressBook(count: parameters.items, using: &text)
    )
    self.controller = controller
    random = SplitMix64(seed: parameters.seed, scenario: "contacts-screen", stream: .updates)
    script = UserScript(
      every: 10,
      [
        (
          at: 1,
          .drag(by: CGPoint(x: 0, y: 120), within: 1) { list in
            list.superview?.firstDescendant(of: SectionIndexView.self)
          }
        ),
        (at: 3, .tap { $0.superview?.firstDescendant(of: UITextField.self) }),
        (at: 3.4, .type("kow", lettersPerSecond: 4)),
        (at: 5, .type("zz", lettersPerSecond: 4)),
        (at: 6.5, .perform { _ in controller.endSearch() }),
      ]
    )
  }

  var viewController: UIViewController? { controller }

  func configure(_ list: inout ListProperties) { controller.configure(list: &list) }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    guard Int(time / 4) > changes else { return nil }
    changes += 1
    return extraUpdate(in: list)
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "rename") { [self] in controller.book.marry(using: &random) }
  }

  func dueInput(at time: Double) -> ((ListView) -> Void)? { script.input(at: time) }
}
