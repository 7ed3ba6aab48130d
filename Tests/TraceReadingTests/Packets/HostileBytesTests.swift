import Foundation
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// Whatever a file holds, reading ends, and stays within the file.
@Suite struct HostileBytesTests {
  /// Returns the number of events that can be read, or -1 with an error.
  private func read(_ folder: TemporaryFolder) -> Int {
    do throws(TraceReadingError) {
      let reader = TraceReader(path: folder.path, provider: "listscope")
      return try reader.read { event in
        precondition(event.values.count == event.type.fieldNames.count, "a value is missing")
      }.events
    } catch {
      return -1
    }
  }

  @Test("A thousand changes of a trace with everything in it", arguments: Self.seeds)
  func changes(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: seed)
    let trace = Self.trace(seed)
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    for stream in 0..<2 as Range<UInt64> {
      let packets = (0..<6 as Range<UInt64>).flatMap { number in
        trace.packet(begin: number * 1000, end: number * 1000 + 999, instance: stream) { bits in
          for event in 0..<20 as Range<UInt64> {
            trace.event(event % 2 * 2, at: number * 1000 + event * 7 + stream, &bits)
            bits.string("some text")
            bits.number(3, 8)
            for _ in 0..<3 { bits.number(random.next(), 32) }
            bits.number(7, 5, align: 1)
          }
        }
      }
      try folder.write(packets, to: "stream_\(stream)")
    }
    #expect(read(folder) == 240)
    #expect(try change(["metadata", "stream_0", "stream_1"], in: folder, 100, &random) > 60)
  }

  @Test("Changes of a real trace", arguments: 1...2 as ClosedRange<UInt64>)
  func realTrace(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: seed)
    let names = ["metadata", "c_0", "c_1"]
    for name in names {
      let path = GoldenTraces.folder + "/fling/ctf/" + name
      try folder.write([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), to: name)
    }
    #expect(try change(names, in: folder, 40, &random) > 20)
  }

  /// Changes one file after the other, and returns how often anything could be read.
  private func change(
    _ names: [String],
    in folder: TemporaryFolder,
    _ rounds: Int,
    _ random: inout SeededGenerator
  ) throws -> Int {
    let whole = try names.map { name in
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name)))
    }
    let events = read(folder)
    var readable = 0
    for round in 0..<rounds {
      // One change of the metadata mostly is the end.
      let file = round % 4 == 0 ? 0 : Int.random(in: 1..<names.count, using: &random)
      try folder.write(BadInputTests.changed(whole[file], using: &random), to: names[file])
      let found = read(folder)
      // An event takes four bytes at least.
      #expect(found <= whole.joined().count / 4)
      if found > 0 { readable += 1 }
      try folder.write(whole[file], to: names[file])
    }
    #expect(read(folder) == events)
    return readable
  }

  private static let seeds = 1...10 as ClosedRange<UInt64>

  /// A trace of one of the four forms, whose even events have fields of all sorts.
  private static func trace(_ seed: UInt64) -> HandMadeTrace {
    var trace = HandMadeTrace()
    trace.header = seed % 2 == 0 ? .compact : .large
    trace.isBigEndian = seed % 3 == 0
    trace.events = (0..<30).map { id in
      let fields = ["string _a; uint8_t _n_len; uint32_t _b[_n_len]; uint5_t _d;", "uint5_t _c;"]
      return (id, "listscope:e\(id)", fields[id % 2])
    }
    return trace
  }

  @Test("A stream of any bytes after a good header", arguments: 1...20 as ClosedRange<UInt64>)
  func anyContent(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let trace = Self.trace(seed)
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    let packets = (0..<20).flatMap { _ in
      trace.packet(end: .max) { bits in
        trace.event(0, at: 1, isLong: true, &bits)
        for _ in 0..<500 { bits.number(random.next() & 0x0303_0F1F_FF07_0F0F, 64) }
      }
    }
    try folder.write(packets, to: "stream_0")
    _ = read(folder)
  }

  @Test("An event of more fields than there is room for is refused")
  func manyFields() throws {
    var trace = HandMadeTrace()
    trace.events = [(0, "listscope:thing", (0..<20_000).map { "string _f\($0);" }.joined())]
    let folder = try TemporaryFolder()
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    try folder.write(
      trace.packet { bits in
        trace.event(0, at: 1, &bits)
        for _ in 0..<20_000 { bits.string("") }
      },
      to: "stream_0"
    )
    #expect(read(folder) == -1)
  }

  @Test(
    "Descriptions made to exhaust time, stack or memory are refused",
    arguments: [
      "uint8_t _n;" + String(repeating: "struct {", count: 100_000),
      "uint8_t _n" + String(repeating: "[1]", count: 100_000) + ";",
      String(repeating: "struct { ", count: 60) + "uint8_t x;"
        + (0..<60).map { " } s\($0);" }.joined(),
      "struct { } _n[4096]; struct e9 _x;",
      "variant <_nothing> { uint8_t a; } _v;",
      "uint8_t _n[-1];", "integer { size = 65; } _n;", "enum : uint8_t { a = 1 _n;",
    ]
  )
  func descriptions(fields: String) throws {
    var trace = HandMadeTrace()
    trace.events = [(0, "listscope:thing", fields)]
    trace.types = "struct e0 { uint8_t a; string b; };"
    for depth in 1..<10 {
      let inner = (0..<20).map { "struct e\(depth - 1) m\($0);" }.joined(separator: " ")
      trace.types += " struct e\(depth) { \(inner) };"
    }
    let folder = try TemporaryFolder()
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    try folder.write(
      trace.packet { bits in
        trace.event(0, at: 1, &bits)
        for _ in 0..<64 { bits.number(.max, 64) }
      },
      to: "stream_0"
    )
    #expect(read(folder) == -1)
  }
}
