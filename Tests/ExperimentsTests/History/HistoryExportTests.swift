import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceTestSupport

@testable import Experiments

/// The command of Apache Otava; nil where there is none.
private let otava: String? = {
  let tools = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/python-tools/bin/otava").path
  return access(tools, X_OK) == 0 ? tools : CommandRun.find("otava")
}()

/// Other tools read what is exported, and find what was put in.
@Suite struct HistoryExportTests {
  private let folder: OutputFolder
  private let file: String

  /// Sixty days on two machines: at the 41st, frames take 14 % longer; measuring is known from the 21st
  /// on.
  init() throws {
    folder = try OutputFolder()
    file = folder.path + "/history.csv"
    var random = SeededGenerator(seed: 3)
    var text =
      "time,commit,build,machine,scenario,parameters,content,run,"
      + "frame_mean_ns,frame_p95_ns,measure_total_ns,select_total_ns\n"
    for (machine, factor) in [("aaaaaaaa Fast; 8 cores", 1.0), ("bbbbbbbb Slow; 2 cores", 2.5)] {
      for day in 0..<60 {
        let date = Date(timeIntervalSince1970: 1_767_225_600 + 86_400 * Double(day))
        let step = factor * (day >= 40 ? 1.14 : 1)
        func noise() -> Double { Double.random(in: 0.99...1.01, using: &random) }
        let measure = day < 20 ? "nan" : "\(5e5 * factor * noise())"
        text +=
          "\(date.formatted(.iso8601)),c\(day / 2),release,\(machine),feed,items=1000,abc,"
          + "\(machine.prefix(1))\(day),\(3e4 * step * noise()),\(6e4 * noise()),\(measure),0\n"
      }
    }
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func lines(machine: String? = nil) throws -> [HistoryLine] {
    try HistoryChoice(file: file, machine: machine).lines(HistoryFile(file).table())
  }

  private func writeTables(to output: String, force: Bool = false) throws {
    try HistoryExport.writeTables(lines(), .otava, to: output, force: force)
  }

  private struct Change: Decodable {
    struct Metric: Decodable {
      let metric: String
      let index: Int
    }
    let changes: [Metric]
  }

  @Test(
    "Otava finds the step in each machine's test, and nothing else",
    .enabled(if: otava != nil, "needs the command otava: scripts/bootstrap --all")
  )
  func changePoints() throws {
    let output = folder.path + "/otava"
    try writeTables(to: output)
    let names = try FileManager.default.contentsOfDirectory(atPath: output)
      .filter { $0.hasSuffix(".csv") }.map { String($0.dropLast(4)) }
    // Those with all runs, and those of measuring alone.
    #expect(names.count == 4)
    // One process for all tests: it takes seconds to start, and prints a line for each.
    let run = try CommandRun.run(
      [try #require(otava), "analyze"] + names
        + ["--since", "2025-12-01", "--output", "json"],
      environment: ["OTAVA_CONFIG": output + "/otava.yaml"]
    )
    #expect(run.status == 0, "\(run.errors)")
    let found = try run.output.split(separator: "\n").flatMap { line in
      try JSONDecoder().decode([String: [Change]].self, from: Data(line.utf8)).values.joined()
        .flatMap(\.changes).map { "\($0.metric) \($0.index)" }
    }
    #expect(found == ["frame_mean_ns 40", "frame_mean_ns 40"])
  }

  @Test("The tables for Otava have a number in every cell, and are in the order of time")
  func tables() throws {
    let output = folder.path + "/otava"
    try writeTables(to: output)
    let failure = try #require(throws: CommandFailure.self) { try writeTables(to: output) }
    #expect(failure.status == .usage)
    try writeTables(to: output, force: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: output)
      .filter { $0.hasSuffix(".csv") }
    for name in names {
      let lines = try String(contentsOfFile: "\(output)/\(name)", encoding: .utf8)
        .split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
      let header = try #require(lines.first)
      #expect(!header.contains("select_total_ns"), "what is 0 everywhere cannot change")
      let numbers = header.indices.filter { header[$0].hasSuffix("_ns") }
      for line in lines.dropFirst() {
        #expect(line.count == header.count)
        for column in numbers { #expect(Double(line[column])?.isFinite == true) }
      }
      #expect(lines.dropFirst().map { $0[0] } == lines.dropFirst().map { $0[0] }.sorted())
    }
  }

  @Test(
    "Bencher's format follows its rules, for the latest commit of one machine",
    .enabled(if: SchemaValidator.isAvailable, "needs python3-venv and PyPI's jsonschema")
  )
  func bencher() throws {
    let path = folder.path + "/bmf.json"
    try HistoryExport.document(lines(machine: "bbbbbbbb"), .bmf)
      .write(toFile: path, atomically: true, encoding: .utf8)
    let schema = folder.path + "/schema.json"
    try """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "type": "object", "minProperties": 1, "propertyNames": {"minLength": 1, "maxLength": 1024},
      "additionalProperties": {
        "type": "object", "minProperties": 1, "propertyNames": {"minLength": 1, "maxLength": 64},
        "additionalProperties": {
          "type": "object", "required": ["value"], "additionalProperties": false,
          "properties": {
            "value": {"type": "number"},
            "lower_value": {"type": "number"}, "upper_value": {"type": "number"}
          }
        }
      }
    }
    """.write(toFile: schema, atomically: true, encoding: .utf8)
    #expect(try SchemaValidator.complaints([path], schema: schema).isEmpty)
    let document = try JSONDecoder().decode(
      [String: [String: [String: Double]]].self,
      from: Data(contentsOf: URL(fileURLWithPath: path))
    )
    let benchmark = try #require(document.first)
    #expect(document.count == 1)
    #expect(benchmark.key.hasPrefix("feed items=1000 #"))
    let mean = try #require(benchmark.value["frame_mean_ns"])
    let value = try #require(mean["value"])
    #expect((8.4e4...8.7e4).contains(value))
    #expect(try #require(mean["lower_value"]) < value && value < #require(mean["upper_value"]))
  }

  @Test("The entries for github-action-benchmark have name, unit and value, each name once")
  func githubAction() throws {
    let log = ListenerLog()
    let text = try HistoryExport.document(lines(), .githubActionBenchmark, log)
    #expect(log.messages.first?.contains("machine") == true)
    struct Entry: Decodable {
      let name: String
      let unit: String
      let value: Double
      let range: String
      let extra: String
    }
    let entries = try JSONDecoder().decode([Entry].self, from: Data(text.utf8))
    #expect(entries.count == 3)
    #expect(Set(entries.map(\.name)).count == entries.count)
    #expect(entries.allSatisfy { $0.unit == "ns" && $0.value > 0 && $0.range.hasPrefix("± ") })
  }
}
