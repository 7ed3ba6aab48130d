import ListScope

/// A conversation, with a user who reads and answers.
struct ThreadScenario: Scenario {
  let name = "thread"
  let summary =
    "Messages with reply previews and reactions, rows by constraints, a field above the keyboard"
  let itemCounts = [300, 2_000]
  let updates = "a message arrives every 1.5 s, a reaction every 2 s; an answer is typed every 10 s"
  let gestures = [GestureScript.tail, .upDown, .slowRead, .tour]

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    ThreadSession(parameters)
  }
}

final class ThreadSession: ScenarioSession {
  private let controller: ThreadViewController
  private var random: SplitMix64
  private var messages = 0
  private var reactions = 0
  private let script = UserScript(
    every: 10,
    [
      (at: 2, .tap { $0.superview?.firstDescendant(of: UITextField.self) }),
      (at: 2.5, .type("On my way, see you there", lettersPerSecond: 12)),
      (at: 5, .tap { $0.superview?.firstDescendant(of: UIButton.self) }),
      (at: 6, .dismissKeyboard),
    ]
  )

  init(_ parameters: RunParameters) {
    var text = SplitMix64(seed: parameters.seed, scenario: "thread", stream: .text)
    controller = ThreadViewController(
      conversation: Conversation(count: parameters.items, using: &text)
    )
    random = SplitMix64(seed: parameters.seed, scenario: "thread", stream: .updates)
  }

  var viewController: UIViewController? { controller }

  func configure(_ list: inout ListProperties) { controller.configure(list: &list) }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    if Int(time / 1.5) > messages {
      messages += 1
      return extraUpdate(in: list)
    }
    guard Int((time + 1) / 2) > reactions else { return nil }
    reactions += 1
    return ContentUpdate(name: "reaction") { [self] in
      let last = controller.conversation.messages.count - 1
      let message = Int.random(in: max(0, last - 6)...max(0, last), using: &random)
      controller.conversation.react(to: message, using: &random)
    }
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "receive") { [self] in controller.conversation.receive(using: &random) }
  }

  func dueInput(at time: Double) -> ((ListView) -> Void)? { script.input(at: time) }
}
