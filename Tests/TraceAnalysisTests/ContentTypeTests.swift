import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct ContentTypeTests {
  /// Four measurements of types 1, 2, 2 and 3 in two lists; list 2 calls its type 2 otherwise.
  private var measuring: MeasuringSummary? {
    var script = TraceScript()
    var id: UInt32 = 0
    func measure(_ list: UInt32, _ type: Int, ns: Int64) {
      id += 1
      script.list = list
      script.begin("measure", id, at: Int64(id) * 1000, ["type": .count(type)])
      script.end("measure", id, at: Int64(id) * 1000 + ns)
    }
    script.list = 1
    script.event("type_name", at: 0, ["type": .count(1), "name": .text("Row")])
    script.event("type_name", at: 0, ["type": .count(2), "name": .text("Title")])
    script.list = 2
    script.event("type_name", at: 0, ["type": .count(2), "name": .text("Row")])
    measure(1, 1, ns: 30)
    measure(1, 2, ns: 50)
    measure(2, 2, ns: 40)
    measure(1, 3, ns: 10)
    return TraceSummary(script.trace(), schema: ListSchema.schema).measuring
  }

  @Test("Measurements are added up by the name of their type, the dearest first")
  func byType() throws {
    let types = try #require(measuring).byType
    #expect(types.map(\.name) == ["Row", "Title", "type 3"])
    #expect(types.map(\.count) == [2, 1, 1])
    #expect(types.map(\.totalNs) == [70, 50, 10])
  }
}
