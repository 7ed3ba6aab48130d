import Testing

@testable import TraceAnalysis

@Suite struct FieldTests {
  private struct Node: Sendable {
    var name: String
    var timeNs: Int64?
    var inside: [Node] = []
  }

  private enum Declared {
    static let node: Fields<Node> = Fields<Node>(
      "node",
      "A node of a tree",
      [
        Field("name", .text, "The name") { $0.name },
        Field("p50_ns", .duration, "The time") { $0.timeNs },
        .records("inside", "What is inside", Declared.node) { $0.inside },
        .valuesByName("counts", .count, "Numbers by name") { [($0.name, 1), ($0.name, 2)] },
        .columns("children", "The children in columns", Declared.leaf, optional: { $0.inside }),
      ]
    )
    static let leaf = Fields<Node>(
      "leaf",
      "A node without what is inside",
      [
        Field("late_frames", .count, "A number") { $0.name.count },
        Field("p50_ns", .duration, "The time") { $0.timeNs },
      ]
    )
  }

  @Test("Title and key follow from the name, and being null from the type")
  func names() {
    let fields = Declared.leaf.description.fields
    #expect(fields.map(\.title) == ["Late frames", "P50"])
    #expect(fields.map(\.key) == ["lateFrames", "p50Ns"])
    #expect(fields.map(\.isNullable) == [false, true])
    #expect(fields.map(\.unit) == ["", "ns"])
  }

  @Test("A row becomes JSON with what is inside it, and columns are of equal length")
  func json() {
    let tree = Node(name: "a", timeNs: nil, inside: [Node(name: "bc", timeNs: 7)])
    let json = Declared.node.json(tree)
    #expect(json["p50Ns"] == .null)
    #expect(json["counts"] == ["a": .integer(1)])
    #expect(json["children"] == ["lateFrames": .integers([2]), "p50Ns": .integers([7])])
    guard case .array(let inside) = json["inside"] else {
      Issue.record("what is inside is an array")
      return
    }
    #expect(inside.first?["name"] == "bc")
  }

  @Test("A field of something that has no such row is null, and says that it may be")
  func lifted() {
    let field = Declared.leaf["late_frames"].of { (node: Node) in node.inside.first }
    #expect(field.description.isNullable)
    #expect(field.cell(Node(name: "a")) == .null)
    #expect(field.cell(Node(name: "a", inside: [Node(name: "bcd")])) == .integer(3))
  }

  @Test("A number that no signed one has room for stays exact, and what is no number is null")
  func numbers() {
    #expect(UInt64.max.cell == .unsigned(.max))
    #expect(Double.nan.cell == .null)
    #expect((nil as Int?).cell == .null)
    #expect(JSONValue(UInt64.max.cell) == .unsigned(.max))
  }
}
