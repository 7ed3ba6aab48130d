import Foundation
import TestSupport
import Testing

/// `schema`, and what follows from it.
@Suite struct SchemaCommandTests {
  private func schema(_ arguments: String...) throws -> String {
    let run = try CommandRun.run([CommandRun.listscope, "schema"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  private func json(_ arguments: String...) throws -> [String: Any] {
    let run = try CommandRun.run([CommandRun.listscope, "schema"] + arguments + ["--json"])
    #expect(run.status == 0, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("Events are described unless something else is asked for")
  func events() throws {
    #expect(try schema() == schema("events"))
    #expect(try schema().contains("\nmeasure  (in layout)\n"))
    let intervals = try #require(try json()["intervals"] as? [[String: Any]])
    #expect(intervals.contains { $0["name"] as? String == "diff" })
  }

  @Test("Every column of every table is described, with its unit")
  func tables() throws {
    let text = try schema("tables")
    for table in ["runs", "frames", "intervals", "updates", "counters"] {
      #expect(text.contains("\n\(table)\n") || text.hasPrefix("\(table)\n"))
    }
    #expect(text.contains("Its time beyond the budget; below 0: slack (integer, ns)"))
    let tables = try #require(try json("tables")["tables"] as? [[String: Any]])
    #expect(tables.count == 7)
    for table in tables {
      let columns = try #require(table["columns"] as? [[String: Any]])
      #expect(columns.first?["name"] as? String == "run_id")
      #expect(columns.allSatisfy { ($0["meaning"] as? String)?.isEmpty == false })
    }
  }

  @Test("Every key of a report is described, with its unit, indented by what it is in")
  func report() throws {
    let text = try schema("report")
    #expect(text.contains(/\nframes +Measured frames against their budget/))
    #expect(
      text.contains(
        /\n  p95Ns +The 95th percentile, null with fewer than 20 \(integer or null, ns\)/
      )
    )
    #expect(text.contains("each like this one"))
    #expect(try json("report")["$ref"] as? String == "#/$defs/report")
  }

  @Test("Nothing else can be described")
  func nonsense() throws {
    let run = try CommandRun.run([CommandRun.listscope, "schema", "lists"])
    #expect(run.status == 64)
    #expect(run.errors.contains("events"))
  }
}

/// Documents against their schema, by a validator that is not ours.
@Suite(
  .enabled(
    if: SchemaValidator.isAvailable,
    "needs jsonschema in a virtual environment: apt-get install python3-venv, and PyPI"
  )
)
struct SchemaValidationTests {
  private static let traces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces").path
  private static let names = [
    "one-update", "fling", "two-lists", "crossing", "lost-events", "unfinished", "schema-3",
    "diff-only",
  ]

  private let folder = try? OutputFolder()

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  /// Writes the schema, and says where it is.
  private func schema() throws -> String {
    let run = try CommandRun.run([CommandRun.listscope, "schema", "report", "--json"])
    try run.output.write(toFile: path("schema.json"), atomically: true, encoding: .utf8)
    return try path("schema.json")
  }

  @Test("The JSON of every golden trace is as its schema says")
  func goldenTraces() throws {
    let documents = try Self.names.map { name in
      let file = try path(name + ".json")
      let run = try CommandRun.run([
        CommandRun.listscope, "report", Self.traces + "/" + name, "--format", "json", "--output",
        file,
      ])
      #expect([0, 65].contains(run.status), "\(run.errors)")
      return file
    }
    #expect(try SchemaValidator.complaints(documents, schema: schema()) == [])
  }

  @Test("A document with a stranger in it, or without a key, is refused")
  func refused() throws {
    let run = try CommandRun.run([
      CommandRun.listscope, "report", Self.traces + "/crossing", "--format", "json",
    ])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    var document = try #require(object as? [String: Any])
    document["stranger"] = 1
    document["lists"] = nil
    document["formatVersion"] = "two"
    let file = try path("wrong.json")
    try JSONSerialization.data(withJSONObject: document).write(to: URL(fileURLWithPath: file))
    let complaints = try SchemaValidator.complaints([file], schema: schema())
    #expect(complaints.count == 3, "\(complaints)")
  }

  @Test(
    "The JSON of a fresh recording is as its schema says, and that beside the trace is the same",
    .aloneOnTheMachine,
    .needsDaemon
  )
  func recording() throws {
    let trace = try path("trace")
    let run = try CommandRun.run([
      CommandRun.listscope, "record", "catalog", "--items", "200", "--frames", "60", "--output",
      trace, "--json",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let beside = try String(contentsOfFile: trace + "/report.json", encoding: .utf8)
    #expect(beside == run.output)
    let documents = [trace + "/report.json"]
    #expect(try SchemaValidator.complaints(documents, schema: schema()) == [])
  }
}
