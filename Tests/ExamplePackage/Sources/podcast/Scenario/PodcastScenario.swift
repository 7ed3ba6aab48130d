import ListScope

/// The list of episodes, with a user who listens, scrolls and searches.
struct PodcastScenario: Scenario {
  let name = "podcast"
  let summary = "Episodes by show, with artwork, progress, downloads and a search"
  let itemCounts = [1_000, 10_000]
  let updates = "the player ticks every second, downloads end every 2 s; a search"
  let gestures = [
    GestureScript(
      "fling-and-search",
      "Flings with accumulating momentum; nobody touches the list while they search."
    ) { SearchPause(GestureScript.repeatFling.makeGesture($0)) },
    .repeatFling, .fling, .slowRead,
  ]

  /// The switches of the mistakes.
  let parameters = PodcastScenario.switches.map(\.parameter)

  private static let switches:
    [(parameter: ParameterDefinition, mistake: WritableKeyPath<Mistakes, Bool> & Sendable)] = [
      (mistake("formatter", "a date formatter is made for every row"), \.formatter),
      (mistake("identifiers", "rows get new identifiers in every update"), \.identifiers),
      (mistake("equivalence", "rows say that they always change"), \.equivalence),
      (mistake("artwork", "artwork is decoded while a row is shown"), \.artwork),
      (mistake("ticks", "all rows are made for every tick of the player"), \.ticks),
      (mistake("views", "the views of rows are made anew whenever they are shown"), \.views),
      (mistake("expressions", "regular expressions are compiled for every row"), \.expressions),
      (mistake("file", "a file is read for every row"), \.file),
    ]

  private static func mistake(_ name: String, _ meaning: String) -> ParameterDefinition {
    ParameterDefinition(
      name,
      .cases([.text("off"), .text("on")]),
      default: .text("off"),
      "On if \(meaning)"
    )
  }

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    var mistakes = Mistakes()
    for (parameter, mistake) in Self.switches where parameters[parameter] == .text("on") {
      mistakes[keyPath: mistake] = true
    }
    return PodcastSession(parameters, mistakes)
  }
}
