import ListSchema
import Testing
import TraceTestSupport

@testable import Reports
@testable import TraceAnalysis

@Suite struct StackLossesTests {
  /// Returns the words of a report on samples with such ends, outside of frames and in one, and on
  /// such losses.
  private func words(
    ends: [String],
    outside: Int,
    losses: KeyValuePairs<String, FieldValue>,
    missing: [MissingBinary] = [],
    clock: String = "perf"
  ) -> String {
    var script = TraceScript()
    script.list = 1
    script.event("run_begin", at: 0, ["budget_ns": .integer(500)])
    script.event(
      "stack_sampling",
      at: 1,
      ["asked_hz": .count(997), "rate_hz": .count(997), "clock": .text(clock)]
    )
    script.begin("frame", 1, at: 1_000, ["frame": .count(1)])
    for (number, end) in ends.enumerated() {
      script.event(
        "stack_sample",
        at: 1_010 + Int64(number),
        ["stack": .text("1100"), "end": .label(end)]
      )
    }
    script.end("frame", 1, at: 2_000, ["cpu_ns": .count(1_000)])
    for number in 0..<outside {
      script.event("stack_sample", at: 3_000 + Int64(number), ["stack": .text("1100")])
    }
    script.event("stack_losses", at: 9_000, losses)
    let builder = StackProfileBuilder()
    script.trace().read(into: [builder])
    let owners = CodeOwners(engine: [], harness: [])
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    let stacks = StackSummary(builder.profile(), StackNames(missing: missing), owners)
    let report = Report(summary, path: "trace", schema: ListSchema.schema, stacks: stacks)
    return TextReport(report).text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("Samples outside of frames and stacks that are cut or broken are counted and said")
  func samples() {
    let text = words(ends: ["walked", "truncated", "truncated", "broken"], outside: 3, losses: [:])
    #expect(text.contains("4 samples of user time in measured frames"))
    #expect(text.contains("3 outside of any finished frame"))
    #expect(text.contains("2 deeper than the buffer"))
    #expect(text.contains("1 without a caller"))
  }

  @Test(
    "What became of signals and threads without a sample is said",
    arguments: [
      ("foreign", "7 signals of the same number were from other senders."),
      ("unfinished", "7 threads ended inside of a frame."),
      ("unarmed", "7 threads could not be sampled."),
      ("overruns", "7 due samples came together with others."),
      ("displaced", "7 programs took the signal for themselves, which ended sampling."),
    ]
  )
  func losses(field: String, sentence: String) {
    #expect(words(ends: ["walked"], outside: 0, losses: [field: .count(7)]).contains(sentence))
    #expect(!words(ends: ["walked"], outside: 0, losses: [:]).contains(sentence))
  }

  @Test("Binaries whose functions have no names are said, each with the reason")
  func missing() {
    let missing = [
      MissingBinary(path: "/opt/app/podcast", reason: "not on this machine"),
      MissingBinary(path: "/opt/app/libother.so", reason: "another build than the one that ran"),
    ]
    let text = words(ends: ["walked"], outside: 0, losses: [:], missing: missing)
    #expect(text.contains("no names /opt/app/podcast: not on this machine"))
    #expect(text.contains("no names /opt/app/libother.so: another build than the one that ran"))
  }

  @Test("Where samples are missing, nobody knows how much of the time is the system's")
  func system() {
    func text(_ losses: KeyValuePairs<String, FieldValue> = [:], clock: String = "perf") -> String {
      words(ends: [], outside: 0, losses: losses, clock: clock)
    }
    #expect(text().contains("1.00 µs is system time"))
    #expect(text(["foreign": .count(1)]).contains("1.00 µs is system time"))
    for loss in ["displaced", "unarmed", "overruns"] {
      let found = words(ends: [], outside: 0, losses: [loss: .count(1)])
      #expect(found.contains("how much is system time is not known, as samples are missing"))
      #expect(!found.contains("is system time, in which"))
    }
    #expect(text(clock: "thread").contains("how much is system time is not known, as ticks count"))
  }
}
