import ListSchema
import Signposts
import Testing

@Suite struct IntervalRowTests {
  private let schema = ListSchema.schema

  @Test("Every interval has a cause, except those that only hold others")
  func causes() {
    let containers = schema.intervals.filter { $0.cause == nil }.map(\.name)
    #expect(containers == ["frame", "scroll", "update", "calibration"])
    #expect(schema.cause(of: "frame") == nil)
    #expect(schema.cause(of: "measure") == "measure-cache miss")
    #expect(schema.cause(of: "decode") == "decode", "a name that is not in the schema is its own")
  }

  @Test("Every interval has its own colour, and a name outside the schema has none")
  func colours() {
    #expect(Set(schema.intervals.map(\.colour)).count == schema.intervals.count)
    #expect(schema.colour(of: "diff") == "#8fc9ee")
    #expect(schema.colour(of: "decode") == nil)
  }

  @Test("A kind's handle identifies its row, by the name that call sites use")
  func handles() {
    #expect(schema[.frame].name == "frame")
    #expect(schema[.setContent].name == "set_content")
    #expect(schema[EventKind.measureCache].name == "measure_cache")
    #expect(schema.intervals.allSatisfy { schema[$0.kind] == $0 })
    #expect(schema.events.allSatisfy { schema[$0.kind] == $0 })
  }
}
