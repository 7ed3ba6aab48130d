import Foundation
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// Descriptions that no tracer writes: reading ends all the same, and soon.
@Suite struct HostileDescriptionTests {
  /// Returns the events that are read with a description; nil with an error.
  private func read(
    _ trace: HandMadeTrace,
    replacing old: String = "",
    with new: String = "",
    _ stream: [UInt8]
  ) throws -> TraceReader.Tally? {
    let folder = try TemporaryFolder()
    #expect(old.isEmpty || trace.metadata.contains(old))
    let metadata = trace.metadata.replacingOccurrences(of: old, with: new)
    try folder.write(Array(metadata.utf8), to: "metadata")
    try folder.write(stream, to: "stream_0")
    // What the error is does not matter here.
    return try? TraceReader(path: folder.path, provider: "listscope").read { _ in }
  }

  private func trace(fields: String = "uint32_t _n;", types: String = "") -> HandMadeTrace {
    var trace = HandMadeTrace()
    trace.events = [(0, "listscope:thing", fields)]
    trace.types = types
    return trace
  }

  private func packet(_ trace: HandMadeTrace) -> [UInt8] {
    trace.packet { bits in
      trace.event(0, at: 1, &bits)
      bits.number(7, 32)
    }
  }

  @Test(
    "A magic number that is not where it belongs, or of another size, ends the search for packets",
    arguments: ["uint8_t first; uint32_t magic;", "uint16_t magic; uint16_t rest;"]
  )
  func misplacedMagic(fields: String) throws {
    let trace = trace()
    let packets = packet(trace) + [0] + packet(trace)
    #expect(try read(trace, replacing: "uint32_t magic;", with: fields, packets) == nil)
  }

  @Test("An event that takes no bits cannot be told from the next one")
  func emptyEvents() throws {
    let trace = trace(fields: "")
    let header = "struct { struct { uint64_clock_t timestamp; string s; } x[0]; }"
    #expect(
      try read(
        trace,
        replacing: "event.header := struct event_header_large;",
        with: "event.header := \(header);",
        packet(trace)
      ) == nil
    )
  }

  @Test("Structures that multiply in each other are refused even if there is nothing in them")
  func emptyStructures() throws {
    var types = "struct e0 { };"
    for depth in 1..<12 {
      let inner = (0..<20).map { "struct e\(depth - 1) m\($0);" }.joined(separator: " ")
      types += " struct e\(depth) { \(inner) };"
    }
    let trace = trace(fields: "struct e11 _x; uint32_t _n;", types: types)
    #expect(try read(trace, packet(trace)) == nil)
  }

  @Test("An enumeration with more labels than anybody needs is refused")
  func manyLabels() throws {
    let labels = String(repeating: "a,", count: 100_000)
    let trace = trace(fields: "enum : uint32_t { \(labels) } _x;")
    #expect(try read(trace, packet(trace)) == nil)
  }

  @Test("Variants that multiply the labels of their tag are refused")
  func manyBranches() throws {
    let labels = String(repeating: "a,", count: 50_000)
    let variants = (0..<500).map { "variant <_t> { uint8_t a; } _v\($0);" }.joined()
    let trace = trace(fields: "enum : uint8_t { \(labels) } _t; \(variants)")
    #expect(try read(trace, packet(trace)) == nil)
  }
}
