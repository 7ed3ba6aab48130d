import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// The lines that samples of stacks add to findings that need none.
@Suite struct StackSubjectTests {
  /// Samples of `configure` in a line of the user's, and the functions that compare rows.
  private func stacks(samples: Int, line: Int?, equivalences: [SourceFunction] = [])
    -> StackSummary
  {
    let (engine, user) = (CodeAddress(binary: 0, address: 1), CodeAddress(binary: 0, address: 2))
    var names = StackNames(functions: [
      engine: [SourceFunction(name: "ListView.configure()", module: "Engine")],
      user: [
        SourceFunction(name: "App.describe()", module: "App", file: "/src/App.swift", line: line)
      ],
    ])
    names.equivalences = equivalences
    let entry = StackProfile.Entry(
      intervals: ["frame", "configure"],
      stack: [user, engine],
      samples: samples
    )
    let profile = StackProfile(
      settings: nil,
      losses: StackSampleLosses(),
      binaries: [.init(path: "/bin/app", buildID: "")],
      entries: [entry],
      moments: [],
      counts: StackSampleCounts(inFrames: samples)
    )
    return StackSummary(profile, names, CodeOwners(engine: ["Engine"], harness: []))
  }

  private func finding(
    _ rule: Advice.Rule,
    _ stacks: StackSummary?,
    _ play: (inout SuspectScript) -> Void
  ) throws -> Advice {
    var script = SuspectScript()
    for _ in 0..<20 { play(&script) }
    let summary = TraceSummary(script.traceOfAll, schema: ListSchema.schema, stacks: stacks)
    return try #require(summary.groups[0].advice.first { $0.rule == rule })
  }

  private func update(_ inside: [SuspectScript.Work]) -> SuspectScript.Work {
    SuspectScript.Work(
      name: "update",
      own: 10,
      begin: ["reason": .label("content_changed")],
      inside: inside
    )
  }

  @Test(
    "A large content is described in the line that has most samples of it",
    arguments: [(30, 12, 12), (9, 12, nil), (30, nil, nil)] as [(Int, Int?, Int?)]
  )
  func wholeContent(samples: Int, line: Int?, named: Int?) throws {
    let found = try finding(.wholeContent, stacks(samples: samples, line: line)) { script in
      let configure = SuspectScript.Work(
        name: "configure",
        own: 900,
        end: ["items": .count(5_000)]
      )
      script.frame([configure, update([])])
    }
    #expect(found.subject.function?.line == named)
    let place = "; mostly in describe() (App.swift:12)"
    #expect(found.sentence.contains(place) == (named != nil))
  }

  @Test(
    "Rows that are never equal are so by the line of their own function",
    arguments: [
      ("App.MessageRow.isEquivalent(to: App.MessageRow) -> Swift.Bool", 12, 12),
      ("App.MessageRow.isEquivalent(to: App.MessageRow) -> Swift.Bool", nil, nil),
      ("App.OldMessageRow.isEquivalent(to: App.OldMessageRow) -> Swift.Bool", 12, nil),
    ] as [(String, Int?, Int?)]
  )
  func neverEqual(name: String, line: Int?, named: Int?) throws {
    let function = SourceFunction(name: name, module: "App", file: "/src/Row.swift", line: line)
    let summary = stacks(samples: 30, line: 1, equivalences: [function])
    let found = try finding(.neverEqual, summary) { script in
      let apply = SuspectScript.Work(name: "apply", own: 900, begin: ["type": .count(1)])
      script.frame([update([apply])])
      script.check("equal_update", found: 8, looked: 8)
    }
    #expect(found.subject.type == "MessageRow" && found.subject.identifier == "m-7")
    #expect(found.subject.function?.line == named)
    #expect(found.sentence.contains(", in isEquivalent (Row.swift:12): of") == (named != nil))
  }
}
