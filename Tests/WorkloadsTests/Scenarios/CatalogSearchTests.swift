@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import Testing
@testable import Workloads

@Suite struct CatalogSearchTests {
  @Test("Results are exactly the products whose names contain the query")
  func results() {
    let catalog = Catalog(count: 2_000, categoryCount: 40, seed: 3)
    var search = CatalogSearch(in: catalog)
    for query in ["e", "espresso", "NOTHING", "o g", ""] {
      search.search(for: query.lowercased())
      let expected = catalog.categories.flatMap(\.products).filter {
        query.isEmpty || $0.name.lowercased().contains(query.lowercased())
      }
      #expect(search.results.flatMap(\.products) == expected)
      #expect(search.results.allSatisfy { !$0.products.isEmpty })
    }
  }

  @Test("The word is typed, three letters are deleted, then a burst of five keys gives one result")
  func queries() {
    var typist = Typist(seed: 1)
    var queries: [String] = []
    for frame in 0..<60 * 60 {
      if let query = typist.query(at: Double(frame) / 60) { queries.append(query) }
    }
    let round = [
      "e", "es", "esp", "espr", "espre", "espres", "espress", "espresso", "espress", "espres",
      "espre", "", "espre", "espres", "espress", "espresso", "",
    ]
    #expect(Array(queries.prefix(2 * round.count)) == round + round)
  }

  @Test("The mean time between keys is 331 ms")
  func intervals() {
    var typist = Typist(seed: 2)
    let rounds = 40
    var time = 0.0
    var results = 0
    while results < 17 * rounds {
      time += 0.001
      if typist.query(at: time) != nil { results += 1 }
    }
    // 21 keys per round, and three pauses; the first pause of the first round is at the start.
    let keys = time - Double(rounds) * 3 * Typist.pause
    #expect(abs(keys / Double(21 * rounds) - Typist.meanInterval) < 0.02)
  }

  @Test("The list shows the results, and stays at its top")
  func filtered() {
    let stage = Stage(CatalogSearchSession(RunParameters(items: 1_000)))
    stage.play(for: 3)
    let search = stage.session.search
    #expect(!search.query.isEmpty)
    let found = search.results.reduce(0) { $0 + $1.products.count }
    #expect(stage.list.content.itemCount == found)
    #expect(found < 900)
    #expect(stage.list.scrollView.contentOffset.y == 0)
    #expect(Set(stage.changes) == ["filter"])
  }
}
