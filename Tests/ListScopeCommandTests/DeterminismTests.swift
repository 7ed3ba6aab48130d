import Foundation
import TestSupport
import Testing

/// The same run in several processes, which hash differently.
@Suite struct DeterminismTests {
  private struct Scenario: Decodable {
    let name: String
  }

  private let listscope = CommandRun.listscope

  /// The events of a run in a separate process, whose hashes have a random seed.
  private func events(_ arguments: [String], in folder: OutputFolder) throws -> String {
    let file = folder.path + "/\(UUID().uuidString)"
    let run = try CommandRun.run(
      ["env", "-u", "SWIFT_DETERMINISTIC_HASHING", listscope, "run"] + arguments
        + ["--events", file]
    )
    #expect(run.status == 0, "\(run.errors)")
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test(
    "Every scenario plays the same events in every process",
    arguments: ["window:10:20", "prefix:250"]
  )
  func processes(batching: String) throws {
    let folder = try OutputFolder()
    let list = try CommandRun.run([listscope, "scenarios", "--json"])
    let scenarios = try JSONDecoder().decode([Scenario].self, from: Data(list.output.utf8))
    #expect(scenarios.count >= 7)
    for scenario in scenarios {
      let arguments = [
        scenario.name, "--items", "300", "--frames", "200", "--batching", batching,
      ]
      let first = try events(arguments, in: folder).split(separator: "\n")
      let second = try events(arguments, in: folder).split(separator: "\n")
      #expect(first.count > 200, "\(scenario.name)")
      #expect(first.count == second.count, "\(scenario.name)")
      let difference = zip(first, second).first { $0 != $1 }
      #expect(difference == nil, "\(scenario.name)")
    }
  }

  @Test("A log has frames and updates with their counts, and no times")
  func log() throws {
    let folder = try OutputFolder()
    let log = try events(["ops", "--items", "40", "--frames", "30"], in: folder)
    for part in [
      "run_begin scenario=ops", "begin frame", "offset_points=0.0", "begin 'swap'", "row 3",
    ] {
      #expect(log.contains(part), "\(part)")
    }
    for part in ["_ns", "resident_bytes", "frame_overrun"] {
      #expect(!log.contains(part), "\(part)")
    }
    let other = try events(["ops", "--items", "40", "--frames", "30", "--seed", "2"], in: folder)
    #expect(log != other)
  }
}
