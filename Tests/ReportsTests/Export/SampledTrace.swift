@testable import TraceAnalysis
import TraceTestSupport

/// Stack samples of an awkward trace, with names and without.
enum SampledTrace {
  static var samples: (timeline: StackTimeline, names: StackNames) {
    var script = TraceScript()
    script.event("run_begin", at: 1_000)
    script.event(
      "binary",
      at: 1_000,
      [
        "path": .text("/opt/app \"x\""), "build_id": .text("ab12"), "base": .unsigned(0x1000),
        "start": .unsigned(0x1000), "limit": .unsigned(0x9000),
      ]
    )
    let stacks = ["1100 2101 3101", "1200 2101 3101", "ffffffffffffffff", "1100 2101 3101", ""]
    for (number, stack) in stacks.enumerated() {
      script.event("stack_sample", at: 2_000 + Int64(number) * 700, ["stack": .text(stack)])
    }
    script.thread = 9
    script.event("stack_sample", at: 9_000, ["stack": .text("1100 2101")])
    let builder = StackTimelineBuilder()
    script.trace().read(into: [builder])
    guard let timeline = builder.timeline() else { preconditionFailure("no samples") }
    return (timeline, names)
  }

  /// One address has a function that was inlined into another, with all that the compiler says of it, one
  /// has no name.
  private static var names: StackNames {
    func address(_ address: UInt64) -> CodeAddress { CodeAddress(binary: 0, address: address) }
    return StackNames(
      functions: [
        address(0x100): [
          SourceFunction(
            name: "function signature specialization <Arg[3] = [Closure Propagated : $s3App]> of "
              + "App.inner() -> ()",
            module: "App",
            file: "List.swift",
            line: 12
          ),
          SourceFunction(name: "outer()", file: "View.swift", line: 7),
        ],
        address(0x1100): [SourceFunction(name: "draw;()", file: "View.swift", line: 30)],
        address(0x2100): [SourceFunction(name: "main")],
      ]
    )
  }
}
