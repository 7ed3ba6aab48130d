import Foundation
import Signposts
import TestSupport
import Testing
import TraceReading

@Suite struct ParameterCommandTests {
  @Test(
    "A parameter that is set wrongly gets exit code 64 and a message that says what there is",
    arguments: [
      ("--set changed_share=7", "changed_share must be a number between 0.001 and 1, not '7'"),
      ("--set changed_share=nan", "Try --set changed_share=0.05"),
      ("--set pace=1", "changed_share (a number between 0.001 and 1)"),
      ("--set changed_share", "needs a name and a value"),
      ("--set changed_share=0.1 --set changed_share=0.2", "'changed_share' is set twice"),
      ("--items 5 --set items=5", "'items' is set twice"),
      ("--set items=0", "--set items must be a whole number between 1 and 10000000"),
      ("--set frames=5 --seconds 1", "not both"),
      ("--set gesture=wave", "There is no gesture 'wave'"),
      ("--set repetition=2", "no parameter 'repetition'"),
      ("--users 0", "--users must be a whole number between 1 and 1000"),
      ("--frames 5 --warmup 5", "must leave frames"),
      ("--slowdown 0", "between 0.01 and 1000"), ("--budget-share 2", "between 0.001 and 1"),
    ]
  )
  func wrong(arguments: String, complaint: String) throws {
    let run = try CommandRun.run(
      [CommandRun.listscope, "run", "ticker"] + arguments.split(separator: " ").map(String.init)
    )
    #expect(run.status == 64)
    #expect(run.errors.contains(complaint), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("A scenario's own parameter is not a parameter of another scenario")
  func foreign() throws {
    let run = try CommandRun.run([
      CommandRun.listscope, "run", "catalog", "--set", "changed_share=0.5",
    ])
    #expect(run.status == 64)
    #expect(run.errors.contains("The scenario 'catalog' has no parameter 'changed_share'"))
  }

  /// The events of a run of the ticker, without times.
  private func events(_ arguments: String...) throws -> String {
    let folder = try OutputFolder()
    let file = folder.path + "/events"
    let run = try CommandRun.run(
      [CommandRun.listscope, "run", "ticker", "--frames", "40", "--events", file] + arguments
    )
    #expect(run.status == 0, "\(run.errors)")
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test("An option and --set of the same value play the same run, another value another one")
  func spellings() throws {
    let option = try events("--items", "60", "--seed", "3")
    let setting = try events("--set", "items=60", "--set", "seed=3")
    #expect(option == setting)
    let changed = try events("--items", "60", "--seed", "3", "--set", "changed_share=1")
    #expect(option != changed)
    #expect(changed.contains("name=changed_share type=2 value=1 "))
  }

  @Test("`scenarios` shows the parameters of each scenario")
  func scenarios() throws {
    struct Scenario: Decodable {
      struct Parameter: Decodable {
        let name: String
        let type: String
        let minimum: Double?
        let maximum: Double?
        let scale: String?
      }
      let name: String
      let parameters: [Parameter]
    }
    let json = try CommandRun.run([CommandRun.listscope, "scenarios", "--json"]).output
    let all = try JSONDecoder().decode([Scenario].self, from: Data(json.utf8))
    let ticker = try #require(all.first { $0.name == "ticker" })
    let share = try #require(ticker.parameters.first)
    #expect((share.name, share.type, share.scale) == ("changed_share", "number", "logarithmic"))
    #expect((share.minimum, share.maximum) == (0.001, 1))
    #expect(all.first { $0.name == "settings" }?.parameters.isEmpty == true)
    let text = try CommandRun.run([CommandRun.listscope, "scenarios"]).output
    #expect(text.contains("--set     changed_share=0.05"))
  }
}

@Suite(.aloneOnTheMachine, .needsDaemon)
struct ParameterRecordingTests {
  @Test("A scenario's parameter goes from --set over the trace to the manifest and to queries")
  func endToEnd() throws {
    let folder = try OutputFolder()
    let trace = folder.path + "/trace"
    let run = try CommandRun.run([
      CommandRun.listscope, "record", "ticker", "--items", "80", "--frames", "40", "--set",
      "changed_share=0.25", "--set", "slowdown=3", "--output", trace, "--json",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let manifest = try #require(TraceManifest(inFolder: trace))
    #expect(manifest.formatVersion == 2)
    #expect(manifest.parameters["changed_share"] == .number(0.25))
    #expect(manifest.parameters["items"] == .integer(80))
    // The trace alone holds all of it.
    try FileManager.default.removeItem(atPath: trace + "/manifest.json")
    let columns = [
      "items", "refresh_rate_hz", "slowdown", "json_extract(parameters, '$.changed_share')",
      "json_extract(parameters, '$.slowdown')",
    ]
    let query = try CommandRun.run([
      CommandRun.listscope, "query", trace, "SELECT \(columns.joined(separator: ", ")) FROM runs",
      "--format", "csv",
    ])
    #expect(query.status == 0, "\(query.errors)")
    #expect(query.output.split(separator: "\n").last?.hasPrefix("80,60,3") == true)
    #expect(query.output.contains(",0.25,3"), "\(query.output)")
  }
}
