import Foundation
import HeadlessUIKit
import ListEngine
public import Signposts
public import Workloads

/// A shop's catalogue: categories with sticky titles, and prices synchronised with a server.
public struct CatalogScenario: Scenario {
  /// The number of categories, if there are enough products.
  static let categoryCount = 40
  /// The form in which rows are described.
  public static let rows = ParameterDefinition(
    "rows",
    .cases(Form.allCases.map { .text($0.rawValue) }),
    default: .text(Form.eager.rawValue),
    isTunable: true,
    "The rows that are described: all with every update, those presented, or those that changed"
  )

  /// The values of `rows`.
  enum Form: String, CaseIterable {
    /// All rows, with every update.
    case eager
    /// Rows that are presented.
    case lazy
    /// The rows of categories that changed; the sections of the others are passed on.
    case kept
  }

  /// `catalog`.
  public let name = "catalog"
  /// A description of the list.
  public let summary = "A shop's catalogue in up to 40 categories of Zipf sizes, sticky titles"
  /// 1,000, 10,000 and 50,000.
  public let itemCounts = [1_000, 10_000, 50_000]
  /// The price sync.
  public let updates = "2 % changed, 0.2 % new, 0.2 % gone, after 1 s and then every 10 s"

  /// The form in which rows are described.
  public let parameters = [rows]

  /// The gestures that scroll it.
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
  private let form: CatalogScenario.Form
  /// The sections that were described last, with what they show, for those that are passed on.
  private var described: [(category: Catalog.Category, section: Section)] = []
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
    form = .init(rawValue: parameters.text(CatalogScenario.rows)) ?? .eager
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
    guard form == .kept else {
      for category in catalog.categories {
        list += category.section(sizing, isLazy: form == .lazy)
      }
      return
    }
    described = catalog.categories.enumerated().map { index, category in
      guard described.indices.contains(index), described[index].category == category else {
        return (category, category.section(sizing))
      }
      return described[index]
    }
    for (_, section) in described { list += section }
  }
}
