import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// Findings of data sources and layout objects of an app.
@Suite struct DataSourceFindingTests {
  private typealias Work = SuspectScript.Work

  private static func provide(_ own: Int64, _ provider: String) -> Work {
    Work(
      name: "provide_view",
      own: own,
      begin: ["provider": .label(provider)],
      end: ["type": .count(1)]
    )
  }

  private func findings(_ work: [Work], rest: Int64) -> [Advice] {
    var script = SuspectScript()
    for _ in 0..<30 { script.frame(own: rest, work) }
    return script.findings
  }

  @Test("A function that provides cells is named with their type and its share of the frames")
  func providedViews() throws {
    let cells = [Self.provide(300, "cell_for_row_at"), Self.provide(310, "cell_for_row_at")]
    let found = findings(cells, rest: 390)
    let advice = try #require(found.first { $0.rule == .providedViews })
    #expect(
      advice.sentence.hasPrefix("cellForRowAt of MessageRow takes 61.0 % of the frames' time")
    )
    #expect(advice.subject.type == "MessageRow" && advice.fix != nil)
    #expect(advice.costs == [FindingCost(intervals: ["provide_view"], share: 1)])
    #expect(abs((advice.loss?.shareOfFrameTime ?? 0) - 0.61) < 0.01)
  }

  @Test("Of several functions each is named with its own share")
  func severalProviders() {
    let work = [
      Self.provide(600, "cell_for_item_at"), Self.provide(300, "view_for_supplementary_element"),
    ]
    let found = findings(work, rest: 100).filter { $0.rule == .providedViews }
    #expect(found.count == 2)
    #expect(found.first?.sentence.hasPrefix("cellForItemAt of MessageRow takes 60.0 %") == true)
    #expect(found.last?.sentence.hasPrefix("viewForSupplementaryElement of ") == true)
  }

  @Test("Cells that are quick are no finding")
  func quickCells() {
    let found = findings([Self.provide(10, "cell_for_row_at")], rest: 990)
    #expect(!found.contains { $0.rule == .providedViews })
  }

  @Test("A layout that answers for everything is named with the number of its elements")
  func allAttributes() throws {
    let work = Work(
      name: "attributes",
      own: 700,
      begin: ["items": .count(5_000)],
      end: ["elements": .count(5_010)]
    )
    let update = Work(name: "configure", own: 0, end: ["items": .count(5_000)])
    let found = findings([update, work], rest: 300)
    let advice = try #require(found.first { $0.rule == .allAttributes })
    #expect(advice.sentence.contains("all its elements, 5,010 on average"))
    #expect(advice.costs == [FindingCost(intervals: ["attributes"])])
    #expect(abs((advice.loss?.shareOfFrameTime ?? 0) - 0.7) < 0.01)
  }
}
