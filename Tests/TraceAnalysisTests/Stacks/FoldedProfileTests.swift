import Testing

@testable import TraceAnalysis

@Suite struct FoldedProfileTests {
  private let outer = CodeAddress(binary: 0, address: 1)
  private let inner = CodeAddress(binary: 0, address: 2)

  private func profile(_ entries: [(intervals: [String], stack: [CodeAddress], samples: Int)])
    -> StackProfile
  {
    StackProfile(
      settings: nil,
      losses: StackSampleLosses(),
      binaries: [.init(path: "/bin/app", buildID: "")],
      entries: entries.map { .init(intervals: $0, stack: $1, samples: $2) },
      moments: [],
      counts: StackSampleCounts()
    )
  }

  @Test("Stacks are lines from the interval to the innermost inlined function")
  func lines() {
    let names = StackNames(functions: [
      outer: [SourceFunction(name: "main")],
      inner: [
        SourceFunction(
          name: "generic specialization <A> of App.inlined<A>(A) -> ()",
          module: "App"
        ),
        SourceFunction(name: "a;b\n"),
      ],
    ])
    let profile = profile([
      (["frame", "diff"], [inner, outer], 2), (["frame"], [outer], 3),
      (["frame", "diff"], [inner, outer], 1),
    ])
    #expect(
      profile.folded(names) == ["diff;main;a,b\u{FFFD};inlined(_:) 3", "frame;main 3"]
    )
    #expect(
      profile.folded(names, part: StackSelection(interval: "diff")) == [
        "diff;main;a,b\u{FFFD};inlined(_:) 3"
      ]
    )
    #expect(profile.folded(names, part: StackSelection(interval: "none")).isEmpty)
  }

  @Test("Addresses without names say which file they are in")
  func unnamed() {
    let profile = profile([(["frame"], [CodeAddress(binary: nil, address: 7), outer], 1)])
    #expect(profile.folded(StackNames()) == ["frame;(app);(unknown) 1"])
  }
}
