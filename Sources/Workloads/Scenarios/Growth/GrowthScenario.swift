/// The same few changes to longer and longer catalogues, at several depths.
public struct GrowthScenario: Scenario {
  /// What is played; all are our own choices.
  enum Numbers {
    /// The numbers of items, as far as the run has so many; its own is the last.
    static let sizes = [100, 300, 1_000, 3_000, 10_000, 30_000, 50_000]
    /// Where the list stands, as shares of all items.
    static let depths = [0, 0.1, 0.5, 1]
    /// How many frames lie between two steps.
    static let framesBetween = 3
  }

  /// `growth`.
  public let name = "growth"
  /// What the list is.
  public let summary = "A catalogue of 100 items, then of more and more, up to the number of items"
  /// 10,000 and 50,000.
  public let itemCounts = [10_000, 50_000]
  /// The steps.
  public let updates =
    "at depths of 0, 10, 50, 100 %: 3 inserts, an update, no change; a step every 3 frames"
  /// None: the steps bring the list to where they are done.
  public let gestures = [GestureScript.none]

  /// Makes the scenario.
  public init() {}

  /// Generates the largest catalogue.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    GrowthSession(parameters)
  }
}
