import Foundation
import TestSupport
import Testing

/// What Trace Compass requests from an external analysis.
///
/// https://github.com/lttng/lami-spec
@Suite struct LAMITests {
  private static let trace =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces/fling").path

  private func lami(_ arguments: String...) throws -> (status: Int32, json: [String: Any]) {
    let run = try CommandRun.run(
      [CommandRun.listscope, "report", "--format", "lami"] + arguments
    )
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return (run.status, try #require(json as? [String: Any]))
  }

  private func tables(_ arguments: String...) throws -> [String: [[Any]]] {
    let run = try CommandRun.run(
      [CommandRun.listscope, "report", "--format", "lami"] + arguments + [Self.trace]
    )
    #expect(run.status == 0, "\(run.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let results = try #require(json?["results"] as? [[String: Any]])
    var tables: [String: [[Any]]] = [:]
    for result in results {
      let name = try #require(result["class"] as? String)
      tables[name] = try #require(result["data"] as? [[Any]])
    }
    return tables
  }

  @Test("A trace that lost events has tables and a warning on stderr, not exit code 65")
  func lossy() throws {
    let folder = try OutputFolder()
    let file = folder.path + "/lami.json"
    let run = try CommandRun.run([
      CommandRun.listscope, "report", "--format", "lami", "--output", file,
      Self.trace.replacing("fling", with: "lost-events"),
    ])
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(/^warning: .* lost [1-9]\d+ events/))
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(((json as? [String: Any])?["results"] as? [Any])?.isEmpty == false)
  }

  @Test(
    "The version is that of the interface, and needs no trace; Trace Compass asks the program alone",
    arguments: [["report", "--format", "lami", "--mi-version"], ["--mi-version"]]
  )
  func version(arguments: [String]) throws {
    let run = try CommandRun.run([CommandRun.listscope] + arguments)
    #expect(run.status == 0)
    #expect(run.output == "1.0\n")
    #expect(run.errors.isEmpty)
  }

  @Test("Nothing is on stderr, which Trace Compass reads as part of the answer")
  func errors() throws {
    let known = Self.trace
    for (arguments, status) in [
      (["--metadata"], 0), (["--test-compatibility", known], 0),
      (["--test-compatibility", "/no/such/trace"], 66),
    ] as [([String], Int32)] {
      let run = try CommandRun.run(
        [CommandRun.listscope, "report", "--format", "lami"] + arguments
      )
      #expect(run.status == status)
      #expect(run.errors.isEmpty, "\(run.errors)")
    }
  }

  @Test("A range may be given as one word or two")
  func words() throws {
    let (two, one) = (try tables("--begin", "123"), try tables("--begin=123"))
    #expect(two.keys == one.keys)
    #expect(two["intervals"]?.count == one["intervals"]?.count)
  }

  @Test("Every row has as many cells as its table's description has columns, of their classes")
  func cells() throws {
    let metadata = try lami("--metadata").json
    #expect((metadata["mi-version"] as? [String: Int]) == ["major": 1, "minor": 0])
    let classes = try #require(metadata["table-classes"] as? [String: [String: Any]])
    for (name, rows) in try tables() {
      let columns = try #require(classes[name]?["column-descriptions"] as? [[String: String]])
      for row in rows {
        #expect(row.count == columns.count)
        for (cell, column) in zip(row, columns) where !(cell is NSNull) {
          let cell = try #require(cell as? [String: Any])
          #expect(cell["class"] as? String == column["class"])
          #expect(cell["value"] != nil)
        }
      }
    }
  }

  @Test("A range in nanoseconds of the trace's clock takes what begins in it")
  func range() throws {
    func frames(_ arguments: String...) throws -> Int {
      let run = try CommandRun.run(
        [CommandRun.listscope, "report", "--format", "lami"] + arguments + [Self.trace]
      )
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let results = json?["results"] as? [[String: Any]]
      let rows = results?.first { $0["class"] as? String == "intervals" }?["data"] as? [[Any]]
      let frame = rows?.first { (($0[1] as? [String: Any])?["value"] as? String) == "frame" }
      return ((frame?[2] as? [String: Any])?["value"] as? NSNumber)?.intValue ?? 0
    }
    let json = try lami(Self.trace).json
    let first = try #require((json["results"] as? [[String: Any]])?.first)
    let limits = try #require(first["time-range"] as? [String: Any])
    let begin = try #require(
      ((limits["begin"] as? [String: Any])?["value"] as? NSNumber)?.int64Value
    )
    let end = try #require(((limits["end"] as? [String: Any])?["value"] as? NSNumber)?.int64Value)
    // The first display, which takes long and is not counted, lies before.
    let middle = end - (end - begin) / 10
    let early = try frames("--begin", "\(begin)", "--end", "\(middle)")
    let late = try frames("--begin", "\(middle + 1)", "--end", "\(end)")
    #expect(early > 0)
    #expect(late > 0)
    #expect(early + late == 89, "all but the first display")
  }

  @Test("An error is reported in JSON and by the exit code")
  func error() throws {
    let (status, json) = try lami("/no/such/trace")
    #expect(status == 66)
    #expect((json["error-message"] as? String)?.contains("/no/such/trace") == true)
  }
}
