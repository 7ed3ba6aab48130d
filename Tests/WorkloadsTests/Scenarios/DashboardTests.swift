@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing
@testable import Workloads

@Suite struct DashboardTests {
  @Test(
    "Cards are on up to 30 shelves of equal length",
    arguments: [(1, 1), (7, 7), (31, 30), (1_200, 30)]
  )
  func shelves(cards: Int, shelves: Int) {
    let dashboard = Dashboard(count: cards, seed: 1)
    #expect(dashboard.shelves.count == shelves)
    #expect(dashboard.cardCount == cards)
    let sizes = dashboard.shelves.map(\.cards.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test("A refresh changes all cards of one shelf, and the next refresh those of the next shelf")
  func refresh() {
    var dashboard = Dashboard(count: 1_200, seed: 1)
    let old = dashboard.shelves
    dashboard.refreshNextShelf()
    dashboard.refreshNextShelf()
    for (index, (before, after)) in zip(old, dashboard.shelves).enumerated() {
      #expect((before.cards == after.cards) == (index > 1))
      #expect(before.cards.count == after.cards.count)
    }
    #expect(dashboard.shelves[0].cards[1].id == old[0].cards[0].id)
    #expect(dashboard.shelves[0].cards[1].value != old[0].cards[0].value)
  }

  @Test("Each visible inner list has its own number in the trace, and scrolls sideways")
  func lists() {
    let stage = Stage(
      DashboardSession(RunParameters(items: 1_200)),
      batching: .prefix(250)
    )
    let sink = RecordingSink()
    stage.list.signposter = Signposter(sink: sink)
    stage.play(for: 1.2)
    let updates = sink.take().filter { record in
      if case .begin(.update, _, _) = record.phase { true } else { false }
    }
    let inner = stage.views(ListView.self)
    #expect(inner.count >= 4)
    #expect(Set(updates.map(\.scope.list)) == Set(inner.map(\.listID) + [stage.list.listID]))
    #expect(stage.changes == ["refresh", "refresh"])
    for list in inner {
      #expect(list.batching == .prefix(250))
      #expect(list.runLoop === stage.list.runLoop)
      #expect(list.content.itemCount == 40)
      #expect(list.contentSize.width > 40 * 120)
      #expect((3...5).contains(list.visibleItems.count))
    }
  }
}
