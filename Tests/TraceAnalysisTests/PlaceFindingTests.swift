import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// Findings that say where time goes by counts alone, each with the same trace where it goes nowhere unusual.
@Suite struct PlaceFindingTests {
  private typealias Work = SuspectScript.Work

  private func findings(frames: Int = 30, _ play: (inout SuspectScript) -> Void) -> [Advice] {
    var script = SuspectScript()
    for _ in 0..<frames { play(&script) }
    return script.findings
  }

  @Test(
    "A row that takes longer than what it shows can need",
    arguments: [
      ("measure", 900_000, true), ("measure", 90_000, false), ("apply", 300_000, true),
      ("apply", 30_000, false),
    ]
  )
  func slowRows(work: String, ns: Int64, isSlow: Bool) throws {
    let found = findings { $0.frame([Work(name: work, own: ns, begin: ["type": .count(1)])]) }
    #expect(found.map(\.rule) == (isSlow ? [.slowRows] : []))
    guard let finding = found.first else { return }
    #expect(finding.subject.type == "MessageRow")
    #expect(finding.sentence.hasPrefix("\(work) of a row of type MessageRow takes"))
    #expect(finding.sentence.contains("probably") && finding.sentence.contains("--stacks"))
    #expect(finding.costs.map(\.intervals) == [[work]])
  }

  @Test(
    "Of rows of elements, what is beside measuring these counts",
    arguments: [(300_000, 100_000, true), (40_000, 900_000, false), (110_000, 600_000, false)]
  )
  func slowElementRows(ownNs: Int64, elementNs: Int64, isSlow: Bool) throws {
    let measured = Work(name: "element_measure", own: elementNs, end: ["nodes": .count(12)])
    let found = findings {
      $0.frame([
        Work(name: "measure", own: ownNs, begin: ["type": .count(1)], inside: [measured])
      ])
    }
    #expect(found.map(\.rule) == (isSlow ? [.slowRows] : []))
    guard let finding = found.first else { return }
    #expect(finding.sentence.contains("beside measuring its elements"))
    let share = Double(ownNs - 60_000) / Double(ownNs + elementNs)
    #expect(finding.costs.map(\.share) == [share])
  }

  @Test("Comparisons of rows that compute something", arguments: [40_000, 400])
  func slowComparisons(ns: Int64) {
    let found = findings { script in
      script.frame([Work(name: "diff", own: 10 * ns, end: ["comparisons": .count(10)])])
    }
    #expect(found.map(\.rule) == (ns == 40_000 ? [.slowComparisons] : []))
  }

  @Test("Sections of one row each, as they are described", arguments: [300, 3])
  func manySections(sections: Int) throws {
    let found = findings { script in
      script.frame([
        Work(
          name: "configure",
          own: 900,
          end: ["items": .count(300), "sections": .count(sections), "lazy_items": .count(0)]
        )
      ])
    }
    #expect(found.contains { $0.rule == .manySections } == (sections == 300))
    let finding = found.first { $0.rule == .manySections }
    #expect(finding.map { $0.sentence.contains("300 sections") } ?? true)
    #expect(finding.map { !$0.costs.isEmpty } ?? true)
  }

  @Test("A callback of rows says of which type")
  func callback() throws {
    let found = findings { script in
      script.frame(
        own: 300,
        [
          Work(
            name: "notify",
            own: 600,
            begin: ["callback": .label("display"), "callbacks": .count(1), "type": .count(1)]
          )
        ]
      )
    }
    let finding = try #require(found.first { $0.rule == .callbacks })
    #expect(finding.subject.type == "MessageRow")
    #expect(
      finding.sentence.hasPrefix("the app's callback display of rows of type MessageRow takes")
    )
    #expect(finding.costs.map(\.share) == [1])
  }

  @Test("Of findings a reason comes before a place, and both before ordinary work")
  func weights() {
    let found = findings(frames: 40) { script in
      script.frame([
        Work(name: "apply", own: 400_000, begin: ["type": .count(1)]),
        Work(
          name: "configure",
          own: 250_000,
          end: ["items": .count(300), "sections": .count(300), "lazy_items": .count(0)]
        ),
      ])
    }
    let rules = found.map(\.rule)
    #expect(rules.first == .manySections && rules.contains(.slowRows), "\(rules)")
    #expect(Advice.Rule.manySections.isReason && !Advice.Rule.slowRows.isReason)
  }
}
