public import Workloads

/// Shelves of cards: horizontal lists in a vertical one.
public struct DashboardScenario: Scenario {
  /// The parameters of the dashboard; all are our own choices but the first two, which are those of
  /// the default dashboard of 30 shelves with 40 cards.
  enum Numbers {
    /// The maximum number of shelves.
    static let shelfCount = 30
    /// The number of cards of the default dashboard.
    static let cardCount = 1_200
    /// The time between two refreshes of one shelf each, in seconds.
    static let refreshInterval = 0.5
    /// The values of cards.
    static let values = 100...99_999
    /// The number of bars in a card's chart.
    static let barCount = 8
    /// The height of a shelf, in points.
    static let shelfHeight = 148.0
    /// The minimum and maximum width of a card, in points.
    static let cardWidths = (min: 120.0, max: 220.0)
    /// The width of a card with fixed sizes, in points.
    static let fixedCardWidth = 150.0
  }

  /// `dashboard`.
  public let name = "dashboard"
  /// A description of the list.
  public let summary = "30 horizontal lists of cards in a vertical one"
  /// 1,200 and 12,000 cards, in 30 lists.
  public let itemCounts = [Numbers.cardCount, 10 * Numbers.cardCount]
  /// The refreshes.
  public let updates = "every 0.5 s the next of the inner lists gets other values and another card"

  /// Up and down.
  public let gestures = [GestureScript.upDown]

  /// Creates the scenario.
  public init() {}

  /// Generates the dashboard.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    DashboardSession(parameters)
  }
}
