@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import Testing
@testable import Workloads

@Suite struct TickerTests {
  @Test("Shares have unique symbols", arguments: [1, 2_000, 50_000])
  func symbols(count: Int) {
    let ticker = Ticker(count: count, seed: 9)
    #expect(Set(ticker.quotes.map(\.symbol)).count == count)
    #expect(ticker.quotes.allSatisfy { $0.symbol.utf8.count == 4 })
  }

  @Test("Half of the shares cost less than fifty")
  func prices() {
    let ticker = Ticker(count: 10_001, seed: 1)
    #expect((4_700...5_300).contains(ticker.quotes[5_000].priceInCents))
    #expect(ticker.quotes.allSatisfy { $0.priceInCents > 0 && $0.openInCents > 0 })
  }

  @Test("A change affects about one price in twenty, and keeps the order")
  func changes() {
    var ticker = Ticker(count: 2_000, seed: 1)
    for _ in 0..<40 {
      let before = ticker.quotes
      ticker.changePrices(share: 0.05)
      let after = ticker.quotes
      let changed = Set(before).subtracting(after).count
      #expect((85...100).contains(changed))
      #expect(zip(after, after.dropFirst()).allSatisfy { $0.precedes($1) })
      #expect(zip(before, after).filter { $0.symbol != $1.symbol }.count > 100)
    }
  }

  @Test("A single share changes too, and the cheapest is not free")
  func limits() {
    var ticker = Ticker(count: 1, seed: 1)
    let price = ticker.quotes[0].priceInCents
    ticker.changePrices(share: 0.05)
    #expect(ticker.quotes[0].priceInCents != price)
    for _ in 0..<2_000 { ticker.changePrices(share: 1) }
    #expect(ticker.quotes[0].priceInCents > 0)
    var empty = Ticker(count: 0, seed: 1)
    empty.changePrices(share: 1)
    #expect(empty.quotes.isEmpty)
  }

  @Test("The list shows the order, which changes four times per second")
  func list() {
    let stage = Stage(TickerSession(RunParameters(items: 400)))
    let first = stage.rows(QuoteRow.self).map(\.content.quote)
    stage.play(until: 2.1)
    #expect(stage.changes.count == 8)
    let rows = stage.rows(QuoteRow.self).map(\.content.quote)
    #expect(rows != first)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.precedes($1) })
    #expect(Set(rows.map(\.symbol)) == Set(first.map(\.symbol)))
    let onScreen = stage.list.visibleItems.compactMap { ($0.anyContent as? QuoteRow)?.quote }
    #expect(onScreen == Array(rows.prefix(onScreen.count)))
    let shown = stage.views(QuoteRowView.self)
      .sorted { $0.convert(.zero, to: stage.list).y < $1.convert(.zero, to: stage.list).y }
      .compactMap(\.symbol.text)
    #expect(shown == onScreen.map(\.symbol))
  }
}
