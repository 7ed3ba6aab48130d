public import Workloads

/// The same few changes to increasingly long catalogues, at several depths.
public struct GrowthScenario: Scenario {
  /// The parameters of the steps; all are our own choices.
  enum Numbers {
    /// The numbers of items below the run's own, which is the last.
    static let sizes = [100, 300, 1_000, 3_000, 10_000, 30_000, 50_000]
    /// The relative scroll positions.
    static let depths = [0, 0.1, 0.5, 1]
    /// The number of frames between two steps.
    static let framesBetween = 3
  }

  /// `growth`.
  public let name = "growth"
  /// A description of the list.
  public let summary = "A catalogue of 100 items, then of more and more, up to the number of items"
  /// 10,000 and 50,000.
  public let itemCounts = [10_000, 50_000]
  /// The steps.
  public let updates =
    "at depths of 0, 10, 50, 100 %: 3 inserts, an update, no change; a step every 3 frames"
  /// None: the steps scroll the list themselves.
  public let gestures = [GestureScript.none]

  /// Creates the scenario.
  public init() {}

  /// Generates the largest catalogue.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    GrowthSession(parameters)
  }
}
