import HeadlessUIKit
import Signposts
public import Workloads

/// The front page of a shop: banners, chips, grids, mosaics, shelves and lists of products.
public struct StorefrontScenario: Scenario {
  /// The number of products of each department; ours.
  static let departmentSize = 100
  /// The number of banners; ours.
  static let bannerCount = 12
  /// The number of chips; ours.
  static let chipCount = 40

  /// Seconds between two changes of prices; ours.
  static let priceInterval = 0.5
  /// The number of prices that change at once; ours.
  static let priceCount = 20
  /// Seconds between two deliveries; ours.
  static let deliveryInterval = 2.0
  /// The number of products that come and go with a delivery; ours.
  static let deliverySize = 6
  /// Seconds between two flings of a section; ours.
  static let flingInterval = 1.0
  /// Seconds from the start to the first turn of the screen; ours.
  static let firstTurn = 4.5
  /// Seconds between two turns; ours.
  static let turnInterval = 4.0

  /// `storefront`.
  public let name = "storefront"
  /// A description of the list.
  public let summary =
    "A shop's front page: banners, chips, grids, nested groups, shelves and lists, some sideways"
  /// 10,000 and 50,000.
  public let itemCounts = [10_000, 50_000]
  /// Prices, deliveries, turns of the screen and sideways flings.
  public let updates =
    """
    every 0.5 s 20 prices change; every 2 s products come and go; a section is flung sideways every \
    second; the screen turns after 4.5 s and every 4 s
    """
  /// From their texts.
  public let sizing = RunParameters.Sizing.text
  /// Sections made of groups.
  public let layout = RunParameters.Layout.compositional

  /// The gestures that scroll it.
  public let gestures = [GestureScript.tour, .repeatFling, .scrub]

  /// Creates the scenario.
  public init() {}

  /// Generates the shop.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    StorefrontSession(parameters)
  }
}
