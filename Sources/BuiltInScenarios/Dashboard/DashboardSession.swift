import Foundation
import HeadlessUIKit
import ListEngine
import Workloads

/// One run of the scenario `dashboard`.
final class DashboardSession: ScenarioSession {
  private typealias Numbers = DashboardScenario.Numbers

  private(set) var dashboard: Dashboard
  private var refreshes = Cadence(first: Numbers.refreshInterval, every: Numbers.refreshInterval)
  private let sizing: RunParameters.Sizing
  let sectionCount: Int
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    dashboard = Dashboard(count: parameters.items, seed: parameters.seed)
    sizing = parameters.sizing
    sectionCount = dashboard.shelves.count
    itemCount = dashboard.cardCount
    checksum = dashboard.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    refreshes.isDue(at: time) ? extraUpdate(in: list) : nil
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "refresh") { [self] in dashboard.refreshNextShelf() }
  }

  func configure(_ list: inout ListProperties) {
    list.layout = .table { $0.stickySectionHeaders = false }
    for (number, shelf) in dashboard.shelves.enumerated() {
      list += Section(number) { section in
        section.header = CatalogTitle(text: shelf.title)
        section += row(of: shelf, number)
      }
    }
  }

  private func row(of shelf: Dashboard.Shelf, _ number: Int) -> Item<EmbeddedList> {
    Item.list(number, sizing: .fixed(height: Numbers.shelfHeight)) { list in
      list.layout = .table {
        $0.direction = .horizontal
        $0.layout.itemSpacing = 10
        $0.bounds = ListContentBounds(
          padding: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        )
      }
      list += Section("cards") { section in
        section += shelf.cards.map { Item(CardItem(card: $0), sizing: cardSizing) }
      }
    }
  }

  private var cardSizing: ListEngine.Sizing {
    guard sizing == .text else { return .fixed(width: Numbers.fixedCardWidth) }
    let widths = Numbers.cardWidths
    return .thatFits(.init(width: .within(widths.min, widths.max), height: .noConstraint))
  }
}
