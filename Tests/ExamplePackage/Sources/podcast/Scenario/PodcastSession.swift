import ListScope

/// One run: what the app's user does, and what the network does.
final class PodcastSession: ScenarioSession {
  private let controller: EpisodesViewController
  private var random: SplitMix64
  private var downloads = 0
  private var ticks = 0
  private let script: UserScript

  init(_ parameters: RunParameters, _ mistakes: Mistakes) {
    var text = SplitMix64(seed: parameters.seed, scenario: "podcast", stream: .text)
    let controller = EpisodesViewController(
      library: Library(episodes: parameters.items, using: &text),
      mistakes: mistakes
    )
    controller.player.play(3)
    self.controller = controller
    random = SplitMix64(seed: parameters.seed, scenario: "podcast", stream: .updates)
    script = UserScript(
      every: SearchPause.period,
      [
        (at: 8, .tap { $0.superview?.firstDescendant(of: UITextField.self) }),
        (at: 8.4, .type("winter", lettersPerSecond: 5)),
        (at: 10, .perform { _ in controller.endSearch() }),
      ]
    )
  }

  var viewController: UIViewController? { controller }

  func configure(_ list: inout ListProperties) { controller.configure(list: &list) }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    guard Int(time / 2) > downloads else { return nil }
    downloads += 1
    return extraUpdate(in: list)
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "download") { [self] in
      let count = controller.library.shows.count * 100
      controller.downloadEnded(Int.random(in: 0..<count, using: &random))
    }
  }

  func dueInput(at time: Double) -> ((ListView) -> Void)? {
    let user = script.input(at: time)
    let isTick = Int(time) > ticks
    if isTick { ticks = Int(time) }
    guard isTick || user != nil else { return nil }
    return { [controller] list in
      if isTick { controller.playerTicked() }
      user?(list)
    }
  }
}
