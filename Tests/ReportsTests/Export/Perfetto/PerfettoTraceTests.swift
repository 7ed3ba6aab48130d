import Testing
import TraceAnalysis
import TraceTestSupport
@testable import Exports
@testable import Reports

@Suite struct PerfettoTraceTests {
  private func rules(_ script: TraceScript) throws -> PerfettoRules {
    try PerfettoRules(ExportedText.bytes(of: script) { PerfettoTrace($0) })
  }

  @Test("An awkward trace keeps to the rules of the format")
  func awkward() throws {
    let rules = try rules(AwkwardTrace.script)
    #expect(rules.complaints.isEmpty, "\(rules.complaints)")
    // Frames are shown three times: as recorded, as due, as shown.
    let intervals = AwkwardTrace.script.intervals
    let frames = intervals.count { $0.frame != nil }
    #expect(rules.slices.count == intervals.count + 2 * frames)
  }

  @Test("So does an empty one, and a long one with crossing intervals in every frame")
  func others() throws {
    #expect(try rules(TraceScript()).complaints.isEmpty)
    let rules = try rules(ExportedText.long)
    #expect(rules.complaints.isEmpty, "\(rules.complaints.prefix(3))")
    #expect(rules.slices.count == 10_000)
  }

  @Test("So do real traces", arguments: ExportedText.goldenNames)
  func golden(name: String) throws {
    let rules = try PerfettoRules(ExportedText.bytesOfGolden(name) { PerfettoTrace($0) })
    #expect(rules.complaints.isEmpty, "\(rules.complaints.prefix(3))")
    #expect(!rules.slices.isEmpty)
  }

  @Test("Every interval is a slice of its thread, with its times, its name and its fields")
  func intervals() throws {
    let rules = try rules(AwkwardTrace.script)
    let threads = Set(rules.tracks.filter { !$0.value[4].isEmpty }.keys)
    let onThreads = rules.slices.filter { slice in
      let parent = rules.tracks[slice.track]?.number(5)
      return threads.contains(slice.track) || parent.map(threads.contains) ?? false
    }
    let described = onThreads.map { "\($0.start) \($0.end ?? 0) \($0.name)" }.sorted()
    let expected = AwkwardTrace.script.intervals
      .map { "\($0.startNs) \($0.endNs) \($0.interval.name)" }
    #expect(described == expected.sorted())
    let update = try #require(onThreads.first { $0.name == "update" })
    #expect(update.annotations["items"] == .varint(5))
    #expect(update.annotations["reason"] == .bytes(Array(AwkwardTrace.name.utf8)))
  }

  @Test(
    "What crosses is on a lane beside its thread; the display and counters belong to the process"
  )
  func tracks() throws {
    let rules = try rules(AwkwardTrace.script)
    let names = rules.tracks.values.compactMap { $0.text(2) }
    #expect(names.count { $0 == "crossing intervals" } == 2)
    for name in ["list 1 on a display", "expected frames", "actual frames"] {
      #expect(names.contains(name), "\(name)")
    }
    #expect(names.contains("scroll offset of list 2"))
    #expect(names.contains(AwkwardTrace.name + ", list 1"))
    // Two hosts have a process 1, which only one of them may keep.
    let pids = try rules.tracks.values.flatMap { try $0.messages(3) }.compactMap { $0.number(1) }
    #expect(pids.count == 2)
    #expect(pids.contains(1))
  }

  @Test("An update has an arrow to its frame's end, or to the start of the next one of its process")
  func flows() throws {
    let rules = try rules(AwkwardTrace.script)
    let updates = rules.slices.filter { !$0.flows.isEmpty }
    #expect(updates.count == 13)
    for update in updates {
      #expect(update.name == "update")
      #expect(update.flows.count == 1)
      let ends = rules.slices.filter { $0.endingFlows.contains(update.flows[0]) }
      #expect(ends.map(\.name) == ["frame"])
    }
    let last = try #require(updates.max { $0.start < $1.start })
    let frame = try #require(rules.slices.first { $0.endingFlows == last.flows })
    #expect(frame.start == 199_200)
  }

  @Test("Counters keep their values, below zero as well")
  func counters() throws {
    let rules = try rules(AwkwardTrace.script)
    let name = AwkwardTrace.name + ", list 1"
    let track = try #require(rules.tracks.first { $0.value.text(2) == name }).key
    let values = rules.counters.filter { $0.track == track }.map(\.value)
    #expect(values.count == 6)
    #expect(values.allSatisfy { $0 == .varint(UInt64(bitPattern: -3)) })
  }

  @Test("A trace of counters alone says when its first event was")
  func counterClock() throws {
    var script = TraceScript()
    script.event("counter", at: 5_000, ["name": .text("rows"), "value": .integer(1)])
    let file = try ProtobufMessage(ExportedText.bytes(of: script) { PerfettoTrace($0) })
    let clocks = try file.messages(1).flatMap { try $0.messages(6) }.flatMap { try $0.messages(1) }
    #expect(clocks.map { [$0.number(1), $0.number(2)] } == [[6, 0], [1, 5_000]])
  }

  @Test(
    "Numbers are written in groups of seven bits",
    arguments: [
      (0, [0]), (1, [1]), (127, [0x7F]), (128, [0x80, 1]), (300, [0xAC, 2]),
      (.max, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]),
    ] as [(UInt64, [UInt8])]
  )
  func varint(value: UInt64, bytes: [UInt8]) {
    var buffer = ByteBuffer()
    buffer.append(varint: value)
    #expect(buffer.bytes == bytes)
  }

  @Test("A message may be of any length", arguments: [0, 1, 127, 128, 16_383, 16_384, 70_000])
  func message(length: Int) throws {
    var buffer = ByteBuffer()
    buffer.append(7 << 3)
    buffer.append(9)
    buffer.message(2) { $0.message(1) { $0.append([UInt8](repeating: 65, count: length)) } }
    buffer.field(3, 5)
    let message = try ProtobufMessage(buffer.bytes)
    #expect(message.numbers(7) == [9])
    #expect(try message.messages(2).first?.text(1) == String(repeating: "A", count: length))
    #expect(message.numbers(3) == [5])
  }
}

extension PerfettoTraceTests {
  @Test("Samples have their calls from the outermost to the innermost, with files and lines")
  func samples() throws {
    let bytes = try ExportedText.bytes(of: AwkwardTrace.script, samples: SampledTrace.samples) {
      PerfettoTrace($0)
    }
    let rules = try PerfettoRules(bytes)
    #expect(rules.complaints.isEmpty, "\(rules.complaints)")
    let full = ["main", "draw;() View.swift:30", "outer() View.swift:7", "inner() List.swift:12"]
    #expect(
      rules.samples.map(\.calls) == [
        full, ["main", "draw;() View.swift:30", "(app \"x\")"], ["(unknown)"], full, [],
        Array(full.dropFirst()),
      ]
    )
    #expect(rules.samples.map(\.time) == [1_000, 1_700, 2_400, 3_100, 3_800, 8_000])
    #expect(rules.samples.map(\.tid) == [1, 1, 1, 1, 1, 9])
  }
}
