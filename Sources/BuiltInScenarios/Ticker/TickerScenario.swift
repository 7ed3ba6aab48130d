import Foundation
import HeadlessUIKit
import ListEngine
public import Signposts
public import Workloads

/// Share prices that change continuously, the most expensive first.
public struct TickerScenario: Scenario {
  /// The height of a row, in points.
  static let rowHeight: CGFloat = 52
  /// The share of rows whose price changes at a time.
  public static let changedShare = ParameterDefinition(
    "changed_share",
    .numbers(0.001...1, scale: .logarithmic),
    default: .number(0.05),
    "Share of the prices that change at a time, 4 times per second"
  )
  /// The time between changes, and before the first, in seconds.
  static let interval = 0.25

  /// The median price, in cents; ours.
  static let medianPrice = 5_000.0
  /// The standard deviation of the logarithm of prices; ours.
  static let priceSigma = 1.2
  /// The standard deviation of the logarithm of the price change since the start of the day; ours.
  static let daySigma = 0.015
  /// The median relative price change; ours.
  static let medianStep = 0.004
  /// The standard deviation of the logarithm of that share; ours.
  static let stepSigma = 0.8

  /// `ticker`.
  public let name = "ticker"
  /// A description of the list.
  public let summary = "Share prices in one section of fixed rows, ordered by value"
  /// 2,000.
  public let itemCounts = [2_000]
  /// The changes.
  public let updates = "5 % of the prices (changed_share) change 4 times per second; rows move"
  /// All fixed.
  public let sizing = RunParameters.Sizing.fixed

  /// The share of prices that change.
  public let parameters = [changedShare]

  /// The gestures that scroll it.
  public let gestures = [GestureScript.tour, .slowRead]

  /// Creates the scenario.
  public init() {}

  /// Generates the prices.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    TickerSession(parameters)
  }
}

/// One run of the scenario `ticker`.
final class TickerSession: ScenarioSession {
  private(set) var ticker: Ticker
  private let changedShare: Double
  private var changes = Timetable(first: TickerScenario.interval, every: TickerScenario.interval)
  let sectionCount = 1
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    ticker = Ticker(count: parameters.items, seed: parameters.seed)
    changedShare = parameters.number(TickerScenario.changedShare)
    itemCount = ticker.quotes.count
    checksum = ticker.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    changes.isDue(at: time) ? extraUpdate(in: list) : nil
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "change_prices") { [self] in
      ticker.changePrices(share: changedShare)
    }
  }

  func configure(_ list: inout ListProperties) {
    list += Section("quotes") { section in
      section += ticker.quotes.map {
        Item(QuoteRow(quote: $0), sizing: .fixed(height: TickerScenario.rowHeight))
      }
    }
  }
}
