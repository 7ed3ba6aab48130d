import BuiltInScenarios
import Foundation
import Reports
import TestSupport
import Testing
import TraceAnalysis
import Workloads
@testable import Experiments
@testable import HTMLReports
@testable import ListScopeCommand

/// A tuning from its request to its reports, played in this process.
@Suite struct TuningRequestTests {
  private let scenario = CatalogScenario()
  private let words = ["catalog", "--items", "60", "--frames", "90"]

  private func request(_ ranges: String...) throws -> TuningRequest {
    InProcessPlayer.scenarios
    let parameters = try RunOptions.reading(words).parameters()
    var request = try TuningRequest(
      scenario,
      parameters,
      ranges.compactMap { TuningRange(argument: $0) }
    )
    request.timeLimit = 3
    return request
  }

  private func folder(_ request: TuningRequest, _ path: String) throws -> TuningFolder {
    try request.folder(path, program: "/bin/true", arguments: words)
  }

  private func tune(_ request: TuningRequest, _ path: String) throws -> Tuning {
    let folder = try folder(request, path)
    let options = try RunOptions.reading(words)
    let player = request.player(folder) { name, parameters in
      InProcessPlayer(try options.arguments(parameters), name: name)
    }
    return try request.tune(player, folder)
  }

  private func lines(_ folder: String) throws -> Int {
    try String(contentsOfFile: folder + "/measurements.ndjson", encoding: .utf8)
      .split(separator: "\n").count
  }

  @Test("A tuning answers, keeps everything in its folder, and does not measure it again")
  func whole() throws {
    let path = try OutputFolder().path + "/tuning"
    let first = try tune(request("rows"), path)
    #expect(first.points.count == 3)
    let written = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(written == ["measurements.ndjson", "tuning.json"])
    let count = try lines(path)
    let again = try tune(request("rows"), path)
    let report = Report(first, folder: path)
    #expect(try JSONReport(report).text() == JSONReport(Report(again, folder: path)).text())
    #expect(try lines(path) == count)
    let texts = [
      TextReport(report, style: .plain).text(), MarkdownReport(report).text(),
      Report.points(first), HTMLReport(report).text(),
    ]
    for text in texts { #expect(text.contains("rows=lazy")) }
    let different = try #require(throws: CommandFailure.self) {
      try folder(request("text_cache"), path)
    }
    #expect(different.status == .usage && different.message.contains("other parameters"))
    #expect(try lines(path) == count)
  }

  @Test("A folder with something else is left as it is")
  func foreignFolder() throws {
    let folder = try OutputFolder()
    try "mine".write(toFile: folder.path + "/note", atomically: true, encoding: .utf8)
    let failure = try #require(throws: CommandFailure.self) {
      try self.folder(request("rows"), folder.path)
    }
    #expect(failure.status == .usage && failure.message.contains("something else"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["note"])
  }

  @Test("Measurements without a word of what they are of are left as they are")
  func withoutManifest() throws {
    let folder = try OutputFolder()
    let file = folder.path + "/measurements.ndjson"
    try "{}\n".write(toFile: file, atomically: true, encoding: .utf8)
    let failure = try #require(throws: CommandFailure.self) {
      try self.folder(request("rows"), folder.path)
    }
    #expect(failure.status == .usage && failure.message.contains("something else"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["measurements.ndjson"]
    )
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "{}\n")
  }

  @Test("A parameter is tuned once, and by runs of the virtual clock alone")
  func mistakes() throws {
    let twice = try #require(throws: CommandFailure.self) { try request("rows", "rows=eager,lazy") }
    #expect(twice.message.contains("given twice"))
    var real = RunParameters(for: scenario)
    real.clock = .real
    let clock = try #require(throws: CommandFailure.self) {
      try TuningRequest(scenario, real, [])
    }
    #expect(clock.status == .usage && clock.message.contains("leave --clock out"))
    #expect(try request().parameters.count > 3)
  }

  @Test("An interruption says how the tuning is continued")
  func interruption() throws {
    let path = try OutputFolder().path + "/a tuning"
    let request = try request("rows")
    let folder = try folder(request, path)
    let player = request.player(folder) { _, _ in throw CommandFailure.interrupted }
    let failure = try #require(throws: CommandFailure.self) { try request.tune(player, folder) }
    #expect(failure.status == .interrupted)
    #expect(failure.message.hasSuffix("--folder '\(path)' continues."), "\(failure)")
  }

  @Test("A folder in which nothing was measured yet takes another tuning")
  func nothingMeasured() throws {
    let path = try OutputFolder().path + "/tuning"
    _ = try folder(request("text_cache"), path)
    let tuning = try tune(request("rows"), path)
    #expect(tuning.points.count == 3)
  }
}
