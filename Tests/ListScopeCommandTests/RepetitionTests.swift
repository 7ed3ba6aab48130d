import Foundation
import TestSupport
import Testing

@Suite(.aloneOnTheMachine, .needsDaemon)
struct RepetitionTests {
  private let folder = try? OutputFolder()
  private let listscope = CommandRun.listscope

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  @Test("Repetitions are separate traces with one manifest, and the report combines them")
  func repetitions() throws {
    let run = try CommandRun.run([
      listscope, "record", "catalog", "--items", "200", "--frames", "40", "--repeat", "3",
      "--warmup", "5", "--users", "2", "--output", path("r"), "--json",
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors
        == "recorded 210 frames, \(lateWords(run.errors)), 3 repetitions, 0 lost events in "
        + "\(try path("r"))\n"
    )
    struct Merged: Decodable {
      struct Trace: Decodable {
        let repetitions: Int
        let processes: Int
      }
      struct Parameters: Decodable {
        struct Values: Decodable { let users: Int }
        let values: Values
      }
      struct Frames: Decodable {
        struct Minimum: Decodable {
          let repetitions: Int
          let count: Int
        }
        let count: Int
        let perFrameMinimum: Minimum?
      }
      struct List: Decodable { let frames: Int }
      struct Stage: Decodable {
        struct Frames: Decodable { let count: Int }
        let stage: String
        let frames: Frames
      }
      let trace: Trace
      let parameters: Parameters
      let frames: Frames
      let lists: [List]
      let stages: [Stage]
    }
    let report = try JSONDecoder().decode(Merged.self, from: Data(run.output.utf8))
    #expect(report.trace.repetitions == 3)
    #expect(report.trace.processes == 3)
    #expect(report.parameters.values.users == 2)
    #expect(report.frames.count == 3 * 2 * 35)
    #expect(report.stages.map(\.stage) == ["first_display", "warmup"])
    #expect(report.stages.map(\.frames.count) == [3 * 2, 3 * 2 * 4])
    #expect(report.frames.perFrameMinimum?.repetitions == 3)
    #expect(report.frames.perFrameMinimum?.count == 2 * 35)
    #expect(report.lists.map(\.frames) == Array(repeating: 35, count: 6))
    let names = try FileManager.default.contentsOfDirectory(atPath: path("r")).sorted()
    #expect(
      names == ["manifest.json", "repetition-1", "repetition-2", "repetition-3", "report.json"]
    )
  }

  /// Returns the words with the number of late frames, which depends on the machine.
  private func lateWords(_ line: String) -> Substring {
    line.firstMatch(of: /[0-9]+ late/)?.output ?? ""
  }

  @Test("Ctrl-C between repetitions keeps those that are complete, and only those")
  func interrupted() throws {
    let name = try path("cut")
    // On the real clock each takes at least a second.
    let run = try CommandRun([
      listscope, "record", "ops", "--items", "50", "--seconds", "1", "--clock", "real",
      "--repeat", "50", "--output", name,
    ])
    while !FileManager.default.fileExists(atPath: name + "/repetition-2/ctf"),
      run.process.isRunning
    {
      usleep(20_000)
    }
    usleep(300_000)
    kill(run.process.processIdentifier, SIGINT)
    let result = run.finish()
    #expect(result.status == 130)
    // More than one on a machine that is late with the signal.
    let complete = result.errors.firstMatch(of: /(\d+) of 50 repetitions are complete/)
    let count = try #require(complete.flatMap { Int($0.1) })
    let names = try FileManager.default.contentsOfDirectory(atPath: name).sorted()
    try #require((1..<50).contains(count))
    #expect(names == (["manifest.json"] + (1...count).map { "repetition-\($0)" }).sorted())
    let report = try CommandRun.run([listscope, "report", name])
    #expect(report.status == 0, "\(report.errors)")
    for complaint in [
      "did not come to its end", "never ended", "are not repetitions", "lost while",
    ] {
      #expect(!report.output.contains(complaint), "\(complaint)")
    }
  }
}
