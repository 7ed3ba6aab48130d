import SignpostCounting
import Testing

@testable import Experiments

/// The one change of the counts that a reviewer must know.
@Suite struct WorkHeadlineTests {
  private func headline(_ before: [String: Int64], _ now: [String: Int64]) throws -> WorkHeadline {
    func named(_ counts: [String: Int64]) throws -> [CountName: Int64] {
      Dictionary(uniqueKeysWithValues: try counts.map { (try #require(CountName($0)), $1) })
    }
    return WorkHeadline(before: try named(before), now: try named(now))
  }

  @Test("Measuring a type again to sizes that were known is said before 23 lines of other counts")
  func measuredAgain() throws {
    let before: [String: Int64] = [
      "measure.count": 300, "measure.count[type=DepartureRow]": 286,
      "measure.count[type=Title]": 14,
      "diff.comparisons": 4_000, "layout.measured": 300, "run.events": 10_000,
    ]
    var now = before.merging(
      [
        "measure.count": 6_184, "measure.count[type=DepartureRow]": 6_170, "layout.measured": 6_184,
        "diff.comparisons": 4_400, "run.events": 30_000, "measure.same[type=DepartureRow]": 5_884,
      ]
    ) { $1 }
    #expect(
      try headline(before, now).more
        == "DepartureRow is measured 22 times as often, always to the same size (286 → 6,170)"
    )
    now["measure.same[type=DepartureRow]"] = 4_000
    #expect(try headline(before, now).more?.contains("often, mostly to the same size (") == true)
    now["measure.same[type=DepartureRow]"] = 100
    #expect(try headline(before, now).more?.contains("often (286") == true)
    #expect(
      try headline(now, before).less == "DepartureRow is measured 95.4 % less often (6,170 → 286)"
    )
  }

  @Test(
    "Ratios are in words",
    arguments: [
      (100, 110, "rows are compared 10.0 % more often (100 → 110)"),
      (100, 250, "rows are compared 2.5 times as often (100 → 250)"),
      (0, 9, "rows are compared now (0 → 9)"),
    ] as [(Int64, Int64, String)]
  )
  func ratios(before: Int64, now: Int64, words: String) throws {
    #expect(try headline(["diff.comparisons": before], ["diff.comparisons": now]).more == words)
  }

  @Test(
    "A change within the margin of counts is no news",
    arguments: [(1_010, false), (1_011, true)]
  )
  func margin(now: Int64, isSaid: Bool) throws {
    let name = "update_frames.allocations"
    #expect((try headline([name: 1_000], [name: now]).more != nil) == isSaid)
    #expect((try headline([name: now], [name: 1_000]).less != nil) == isSaid)
  }

  @Test("What is no work, and what did not change, has no headline")
  func nothing() throws {
    let counts: [String: Int64] = ["run.events": 3, "measure.count": 8]
    #expect(try headline(counts, counts).more == nil)
    #expect(try headline(counts, ["run.events": 9, "measure.count": 8]).more == nil)
    #expect(try headline(counts, ["run.events": 3, "measure.count": 7]).more == nil)
  }
}
