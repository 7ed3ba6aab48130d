import ListScope

/// The inbox, with a user who swipes, selects and reorders.
struct InboxScreenScenario: Scenario {
  let name = "inbox-screen"
  let summary = "An inbox with swipe actions, multiple selection and a grip for reordering"
  let itemCounts = [200, 2_000]
  let updates =
    "a mail every 3 s; swipes, then editing: two mails selected, one dragged, all deleted"
  let gestures = [GestureScript.none, .slowRead, .fling, .tour]

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    InboxScreenSession(parameters)
  }
}

final class InboxScreenSession: ScenarioSession {
  private let controller: InboxViewController
  private var random: SplitMix64
  private var received = 0
  private let script: UserScript

  init(_ parameters: RunParameters) {
    var text = SplitMix64(seed: parameters.seed, scenario: "inbox-screen", stream: .text)
    let controller = InboxViewController(mailbox: Mailbox(count: parameters.items, using: &text))
    self.controller = controller
    random = SplitMix64(seed: parameters.seed, scenario: "inbox-screen", stream: .updates)
    func row(_ index: Int) -> (ListView) -> AnyIdentifier? {
      { list in list.visibleItems.dropFirst(index).first?.anyIdentifier }
    }
    script = UserScript(
      every: 10,
      [
        (at: 0.5, .swipeItem(by: -0.4, row(4))),
        (at: 1.2, .tapSwipeAction(1, ofItem: row(4))),
        (at: 2, .swipeItem(by: 0.8, row(3))),
        (at: 2.7, .swipeItem(by: -0.95, row(5))),
        (at: 3.5, .tapItem(row(4))),
        (at: 4, .perform { _ in controller.editButtonItem.tap() }),
        (at: 4.4, .tapItem(row(3))),
        (at: 4.8, .tapItem(row(5))),
        (
          at: 5.2,
          .drag(by: CGPoint(x: 0, y: 170), within: 0.8) { list in
            list.shownDescendants(of: GripView.self).first
          }
        ),
        (at: 6.6, .tap { $0.superview?.firstDescendant(of: UIButton.self) }),
      ]
    )
  }

  var viewController: UIViewController? { controller }

  func configure(_ list: inout ListProperties) { controller.configure(list: &list) }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    guard Int(time / 3) > received else { return nil }
    received += 1
    return extraUpdate(in: list)
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "receive") { [self] in controller.mailbox.receive(using: &random) }
  }

  func dueInput(at time: Double) -> ((ListView) -> Void)? { script.input(at: time) }
}
