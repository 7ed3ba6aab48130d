import ListScope

/// The cookbook, with a user who scrolls, likes recipes, and searches where that is the mistake.
struct CookbookScenario: Scenario {
  let name = "cookbook"
  let summary = "Recipes by course, with tips, a search and favourites"
  let itemCounts = [200, 360]
  let updates = "a recipe is liked, or each course gets a new one, every second; a search"
  let gestures = [GestureScript.fling, .slowRead]

  let parameters = CookbookScenario.switches.map(\.parameter)

  private static let switches:
    [(parameter: ParameterDefinition, slip: any WritableKeyPath<Slips, Bool> & Sendable)] = [
      (slip("format", "the shared date formatter gets another format for every date"), \.format),
      (slip("places", "recipes are identified by their places"), \.places),
      (slip("stamp", "every row keeps when it was made"), \.stamp),
      (slip("sorting", "all recipes are sorted whenever the list is described"), \.sorting),
      (slip("photos", "photos are decoded while rows are shown"), \.photos),
      (slip("ratings", "ratings are looked up in an array"), \.ratings),
      (slip("scrolling", "the list is described again for every move"), \.scrolling),
      (slip("shrinking", "font sizes are tried whenever a row is laid out"), \.shrinking),
      (slip("markup", "styled texts are made whenever they are measured"), \.markup),
      (slip("totals", "headers add up calories whenever they are shown"), \.totals),
      (slip("polling", "the list is described ten times a second"), \.polling),
      (slip("theme", "every update has a new theme"), \.theme),
      (slip("typing", "each letter is compared with all titles"), \.typing),
      (slip("dots", "rows show six dots for each minute"), \.dots),
      (slip("border", "the path of a border is made whenever a row is laid out"), \.border),
      (slip("nutrients", "nutrients are decoded whenever a recipe is shown"), \.nutrients),
      (slip("texts", "recipes are identified by a text of all that they have"), \.texts),
      (slip("saving", "what is visible is saved whenever it changes"), \.saving),
      (slip("loading", "a recipe is loaded in full when it comes on screen"), \.loading),
      (slip("sections", "each recipe has a section of its own"), \.sections),
      (slip("timers", "each row has a timer"), \.timers),
      (slip("logging", "every comparison of recipes is logged"), \.logging),
    ]

  private static func slip(_ name: String, _ meaning: String) -> ParameterDefinition {
    ParameterDefinition(
      name,
      .cases([.text("off"), .text("on")]),
      default: .text("off"),
      "On if \(meaning)"
    )
  }

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    var slips = Slips()
    for (parameter, slip) in Self.switches where parameters[parameter] == .text("on") {
      slips[keyPath: slip] = true
    }
    return CookbookSession(parameters, slips)
  }
}
