import Foundation
import HeadlessUIKit
import ListEngine
public import Signposts

/// A shop's catalogue: categories with sticky titles, and prices synchronised with a server.
public struct CatalogScenario: Scenario {
  /// The number of categories, if there are enough products.
  static let categoryCount = 40
  /// When rows are described.
  public static let rows = ParameterDefinition(
    "rows",
    .cases([.text("eager"), .text("lazy")]),
    default: .text("eager"),
    isTunable: true,
    "When rows are described: with every update, or when they are presented"
  )

  /// `catalog`.
  public let name = "catalog"
  /// What the list is.
  public let summary = "A shop's catalogue in up to 40 categories of Zipf sizes, sticky titles"
  /// 1,000, 10,000 and 50,000.
  public let itemCounts = [1_000, 10_000, 50_000]
  /// The price sync.
  public let updates = "2 % changed, 0.2 % new, 0.2 % gone, after 1 s and then every 10 s"

  /// How rows are described.
  public let parameters = [rows]

  /// How it is scrolled.
  public let gestures = [GestureScript.tour, .fling, .scrub]

  /// Creates the scenario.
  public init() {}

  /// Generates the catalogue.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    CatalogSession(parameters)
  }
}

/// One run of the scenario `catalog`.
final class CatalogSession: ScenarioSession {
  private var catalog: Catalog
  private var sync: PriceSync
  private let sizing: RunParameters.Sizing
  private let isLazy: Bool
  let sectionCount: Int
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    catalog = Catalog(
      count: parameters.items,
      categoryCount: CatalogScenario.categoryCount,
      seed: parameters.seed
    )
    sync = PriceSync(seed: parameters.seed)
    sizing = parameters.sizing
    isLazy = parameters.text(CatalogScenario.rows) == "lazy"
    sectionCount = catalog.categories.count
    itemCount = catalog.productCount
    checksum = catalog.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    guard sync.isDue(at: time) else { return nil }
    return ContentUpdate { [self] in sync.apply(to: &catalog) }
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate { [self] in sync.apply(to: &catalog) }
  }

  func configure(_ list: inout ListProperties) {
    list.layout = Catalog.layout
    list.header = CatalogTitle(text: "Catalogue", style: .largeTitle)
    for category in catalog.categories { list += category.section(sizing, isLazy: isLazy) }
  }
}
