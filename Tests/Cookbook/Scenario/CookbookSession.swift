import ListScope

/// One run: what the app's user does, and what the server sends.
final class CookbookSession: ScenarioSession {
  private let controller: CookbookViewController
  private var random: SplitMix64
  private var changes = 0
  private var polls = 0
  private let script: UserScript

  init(_ parameters: RunParameters, _ slips: Slips) {
    var text = SplitMix64(seed: parameters.seed, scenario: "cookbook", stream: .text)
    let controller = CookbookViewController(
      cookbook: Cookbook(recipes: parameters.items, using: &text),
      slips: slips
    )
    self.controller = controller
    random = SplitMix64(seed: parameters.seed, scenario: "cookbook", stream: .updates)
    script = UserScript(
      every: 8,
      !slips.typing
        ? []
        : [
          (at: 5, .tap { $0.superview?.firstDescendant(of: UITextField.self) }),
          (at: 5.4, .type("plum", lettersPerSecond: 4)),
          (at: 7, .perform { _ in controller.endSearch() }),
        ]
    )
  }

  var viewController: UIViewController? { controller }

  func configure(_ list: inout ListProperties) { controller.configure(list: &list) }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    guard Int(time) > changes else { return nil }
    changes += 1
    return extraUpdate(in: list)
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "server") { [self] in
      if changes % 2 == 0 {
        for course in 0..<8 { controller.added(to: course, using: &random) }
      } else {
        controller.favored(Int.random(in: 0..<8, using: &random), 3)
      }
    }
  }

  func dueInput(at time: Double) -> ((ListView) -> Void)? {
    let user = script.input(at: time)
    let isDue = Int(time * 10) > polls
    if isDue { polls = Int(time * 10) }
    guard isDue || user != nil else { return nil }
    return { [controller] list in
      if isDue { controller.polled(at: time) }
      user?(list)
    }
  }
}
