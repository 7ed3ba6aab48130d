import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
public import Workloads

/// A searchable catalogue: every key filters the list.
///
/// Its numbers are those of `Typist`, its products those of `catalog`.
public struct CatalogSearchScenario: Scenario {
  /// `catalog-search`.
  public let name = "catalog-search"
  /// A description of the list.
  public let summary = "The catalogue below a search field: each key filters it"
  /// 1,000, 10,000 and 50,000.
  public let itemCounts = [1_000, 10_000, 50_000]
  /// The keys.
  public let updates = "types \"espresso\", deletes 3, clears, types 5 keys before the first result"
  /// None: the list stays at its top.
  public let gestures = [GestureScript.none]

  /// Creates the scenario.
  public init() {}

  /// Generates the catalogue.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    CatalogSearchSession(parameters)
  }
}

/// One run of the scenario `catalog-search`.
final class CatalogSearchSession: ScenarioSession {
  private(set) var search: CatalogSearch
  private var typist: Typist
  private let sizing: RunParameters.Sizing
  let sectionCount: Int
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    let catalog = Catalog(
      count: parameters.items,
      categoryCount: CatalogScenario.categoryCount,
      seed: parameters.seed
    )
    search = CatalogSearch(in: catalog)
    typist = Typist(seed: parameters.seed)
    sizing = parameters.sizing
    sectionCount = catalog.categories.count
    itemCount = catalog.productCount
    checksum = catalog.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    guard let query = typist.query(at: time) else { return nil }
    list.signposter.setState(query.isEmpty ? nil : "searching")
    return ContentUpdate(name: "filter") { [self] in search.search(for: query) }
  }

  func configure(_ list: inout ListProperties) {
    list.layout = Catalog.layout
    list.header = CatalogTitle(
      text: search.query.isEmpty ? "Search" : "Search: \(search.query)",
      style: .title2
    )
    for category in search.results { list += category.section(sizing) }
  }
}
