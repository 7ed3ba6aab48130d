import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct StackProfileTests {
  private func profile(
    _ script: TraceScript,
    range: TraceRange = TraceRange(),
    maxSamples: Int = StackProfileBuilder.maxSamples,
    maxStacks: Int = StackTable.maxStacks
  ) -> StackProfile {
    let builder = StackProfileBuilder(range: range, maxSamples: maxSamples, maxStacks: maxStacks)
    script.trace().read(into: [builder], range: range)
    return builder.profile()
  }

  private func sample(_ script: inout TraceScript, at time: Int64, _ stack: String) {
    script.event("stack_sample", at: time, ["number": .unsigned(1), "stack": .text(stack)])
  }

  private func frames() -> TraceScript {
    var script = TraceScript()
    script.event(
      "binary",
      at: 0,
      [
        "path": .text("/bin/app"), "build_id": .text("ab"), "base": .integer(0x1000),
        "start": .integer(0x1100), "limit": .integer(0x2000),
      ]
    )
    for frame in 0..<400 as Range<UInt32> {
      let time = Int64(frame) * 1_000
      script.begin("frame", frame * 3 + 1, at: time)
      if frame == 7 { sample(&script, at: time + 5, "1234 1301") }
      script.begin("update", frame * 3 + 2, at: time + 10)
      script.begin("diff", frame * 3 + 3, at: time + 20)
      if frame == 7 || frame == 399 { sample(&script, at: time + 30, "1234 1301") }
      script.end("diff", frame * 3 + 3, at: time + 40)
      if frame == 7 { sample(&script, at: time + 45, "ffff 1301") }
      script.end("update", frame * 3 + 2, at: time + 50)
      script.end("frame", frame * 3 + 1, at: time + 100)
      if frame == 8 { sample(&script, at: time + 500, "1234") }
    }
    return script
  }

  @Test("Samples belong to the innermost interval of their thread at their time")
  func intervals() {
    let profile = profile(frames())
    #expect(profile.counts.inFrames == 4)
    #expect(profile.counts.outside == 1)
    let counts = profile.entries.map { "\($0.intervals.joined(separator: ";")) \($0.samples)" }
    #expect(counts.sorted() == ["frame 1", "frame;update 1", "frame;update;diff 2"])
    #expect(profile.samples(in: StackSelection(interval: "update")) == 3)
    #expect(profile.samples(in: StackSelection(interval: "layout")) == 0)
  }

  @Test("Waits belong to intervals as samples do, and are none of the samples")
  func waits() {
    var script = TraceScript()
    func wait(_ kind: String, _ ns: Int64, at time: Int64, _ stack: String = "1234") {
      script.event(
        "wait_sample",
        at: time,
        ["kind": .text(kind), "duration_ns": .integer(ns), "stack": .text(stack)]
      )
    }
    for frame in 0..<3 as Range<UInt32> {
      let time = Int64(frame) * 1_000_000
      script.begin("frame", frame * 2 + 1, at: time, ["frame": .unsigned(UInt64(frame))])
      script.begin("update", frame * 2 + 2, at: time + 10)
      wait("lock", 20_000, at: time + 30_000)
      wait("file", 10_000, at: time + 50_000)
      script.end("update", frame * 2 + 2, at: time + 60_000)
      wait("lock", 15_000, at: time + 80_000, frame == 1 ? "99" : "1234")
      script.end("frame", frame * 2 + 1, at: time + 100_000)
    }
    wait("lock", 0, at: 3_000_000)
    wait("nothing", 10_000, at: 3_000_000)
    let profile = profile(script)
    #expect(profile.entries.isEmpty)
    #expect(profile.counts.damaged == 2 && profile.counts.all == 0)
    let found = profile.waits.map {
      "\($0.kind) \($0.intervals.joined(separator: ";")) \($0.count) \($0.ns) \($0.stack[0].address)"
    }
    // The first frame is not measured.
    #expect(
      found.sorted() == [
        "file frame;update 2 20000 4660", "lock frame 1 15000 153", "lock frame 1 15000 4660",
        "lock frame;update 2 40000 4660",
      ]
    )
  }

  @Test("Only samples in measured frames count, those in others are told apart")
  func stages() {
    var script = TraceScript()
    for frame in 0..<3 as Range<UInt32> {
      let time = Int64(frame) * 1_000
      script.begin("frame", frame * 2 + 1, at: time, ["frame": .unsigned(UInt64(frame))])
      script.begin("update", frame * 2 + 2, at: time + 10)
      script.event(
        "stack_sample",
        at: time + 20,
        ["stack": .text("1"), "end": .text(frame == 0 ? "truncated" : "broken")]
      )
      script.end("update", frame * 2 + 2, at: time + 50)
      script.end("frame", frame * 2 + 1, at: time + 100)
    }
    let profile = profile(script)
    #expect(profile.counts.inFrames == 2)
    #expect(profile.counts.inOtherStages == 1)
    #expect(profile.counts.outside == 0)
    #expect(profile.counts.all == 3)
    #expect(profile.counts.truncated == 0 && profile.counts.broken == 2)
    #expect(profile.samples(in: StackSelection(interval: "update")) == 2)
  }

  @Test(
    "Of a part of the trace only its frames' samples count",
    arguments: [
      (TraceRange(), 4, 1), (TraceRange(endNs: 7_000), 0, 0),
      (TraceRange(beginNs: 7_000, endNs: 8_000), 3, 0),
      (TraceRange(beginNs: 8_000, endNs: 10_000), 0, 1), (TraceRange(beginNs: 9_000), 1, 0),
    ]
  )
  func range(range: TraceRange, inFrames: Int, outside: Int) {
    let profile = profile(frames(), range: range)
    #expect(profile.counts.inFrames == inFrames)
    #expect(profile.counts.outside == outside)
  }

  @Test("Samples and stacks that are too many are counted")
  func limits() {
    let few = profile(frames(), maxSamples: 2)
    #expect(few.counts.all == 2 && few.counts.leftOut == 3)
    let alike = profile(frames(), maxStacks: 1)
    #expect(alike.counts.inFrames == 4 && alike.counts.withoutStack == 2)
    let stacks = alike.entries.filter { $0.stack.isEmpty }
    #expect(stacks.map(\.intervals) == [["frame", "update"]])
    #expect(profile(frames()).counts.leftOut == 0)
  }

  @Test("A binary's path is not cut before the system's limit", arguments: [300, 4_096, 9_000])
  func longPath(length: Int) {
    var script = TraceScript()
    let path = "/" + String(repeating: "p", count: length - 1)
    script.event(
      "binary",
      at: 0,
      [
        "path": .text(path), "base": .integer(0x1000), "start": .integer(0x1100),
        "limit": .integer(0x2000),
      ]
    )
    #expect(profile(script).binaries.first?.path == String(path.prefix(4_096)))
  }

  @Test("Addresses are those of files, and of calls instead of returns")
  func addresses() throws {
    let profile = profile(frames())
    #expect(profile.binaries == [.init(path: "/bin/app", buildID: "ab")])
    let diff = try #require(profile.entries.first { $0.intervals.last == "diff" })
    #expect(
      diff.stack == [
        CodeAddress(binary: 0, address: 0x234), CodeAddress(binary: 0, address: 0x300),
      ]
    )
    let update = try #require(profile.entries.first { $0.intervals.last == "update" })
    #expect(update.stack.first == CodeAddress(binary: nil, address: 0xffff))
  }

  @Test("Samples of another thread belong to none of this one's intervals")
  func threads() {
    var script = frames()
    script.begin("frame", 9_999, at: 500_000)
    script.thread = 2
    sample(&script, at: 500_010, "1234")
    script.thread = 1
    script.end("frame", 9_999, at: 500_100)
    let profile = profile(script)
    #expect(profile.counts.inFrames == 4)
    #expect(profile.counts.outside == 2)
  }

  @Test("A frame that never ended keeps no samples, and they are counted")
  func unfinished() {
    var script = frames()
    script.begin("frame", 9_999, at: 500_000)
    sample(&script, at: 500_010, "1234")
    #expect(profile(script).counts.outside == 2)
  }

  @Test(
    "Damaged stacks and binaries are taken for what they are",
    arguments: ["", "zz", "1234 -5 zz", String(repeating: "f ", count: 5_000)]
  )
  func damage(stack: String) {
    var script = frames()
    script.event("binary", at: 500_000, ["path": .text("/x"), "base": .integer(-1)])
    script.begin("frame", 9_999, at: 500_000)
    sample(&script, at: 500_010, stack)
    script.event("stack_sample", at: 500_020, ["stack": .integer(7)])
    script.end("frame", 9_999, at: 500_100)
    let profile = profile(script)
    #expect(profile.counts.inFrames == 5)
    #expect(profile.entries.allSatisfy { $0.stack.count <= StackTable.maxDepth })
  }
}
