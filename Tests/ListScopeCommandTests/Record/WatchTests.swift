import Foundation
import TestSupport
import Testing

@testable import ListScopeCommand

@Suite(.aloneOnTheMachine, .needsDaemon)
struct WatchTests {
  private let folder = try? OutputFolder()

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  private static let now = RecordingWatch.Figures.Frames(
    count: 580,
    lateFrames: 3,
    p95Ns: 3_900,
    hitchRateMsPerS: 8.14
  )

  @Test("The first line has the figures, a later one what they were before")
  func line() {
    let before = RecordingWatch.Figures.Frames(
      count: 580,
      lateFrames: 12,
      p95Ns: 4_800,
      hitchRateMsPerS: 8.11
    )
    #expect(
      RecordingWatch.line(Self.now, before: nil)
        == "P95 3.90 µs, 3 of 580 frames late, hitch rate 8.1 ms/s"
    )
    #expect(
      RecordingWatch.line(Self.now, before: before)
        == "P95 4.80 µs → 3.90 µs, 12 → 3 of 580 frames late, hitch rate 8.1 ms/s"
    )
  }

  @Test("A recording has the arguments of the command, but for those of the watch")
  func arguments() {
    let own = ["record", "catalog", "--watch", "a", "--items", "9", "--watch=b", "--json"]
    #expect(
      RecordingWatch.ofRecording(own) == ["record", "catalog", "--items", "9", "--json"]
    )
  }

  @Test("It is recorded again when the program has changed")
  func again() throws {
    let program = try path("app")
    try FileManager.default.copyItem(atPath: CommandRun.listscope, toPath: program)
    let output = try path("out")
    let run = try CommandRun([
      "sh", "-c",
      "cd \(try #require(folder).path) && exec \(CommandRun.listscope) record catalog --items 100 "
        + "--frames 30 --watch \(program) > \(output)",
    ])
    run.wait(forLines: 1, with: "P95", in: output)
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: program)
    run.wait(forLines: 2, with: "P95", in: output)
    run.process.interrupt()
    _ = run.finish()
    let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("P95 ") }, "\(lines)")
  }

  @Test("A program that cannot be run is named")
  func missing() throws {
    let run = try CommandRun.run([
      CommandRun.listscope, "record", "catalog", "--watch", try path("nothing"),
    ])
    #expect(run.status == 66)
    #expect(run.errors.contains("is no program that can be run"), "\(run.errors)")
  }

  @Test("Runs are repeated until the median is known, and it is said how many are expected")
  func untilStable() throws {
    let trace = try path("stable")
    let run = try CommandRun.run([
      CommandRun.listscope, "record", "catalog", "--items", "100", "--frames", "60",
      "--until-stable", "--output", trace,
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("runs are repeated until the median"), "\(run.errors)")
    #expect(run.errors.contains("run 1 of 6 at least."))
    let runs = try FileManager.default.contentsOfDirectory(atPath: trace)
      .count { $0.hasPrefix("repetition-") }
    #expect((StableMedian.minRuns...StableMedian.maxRuns).contains(runs))
    #expect(run.errors.contains("run \(runs): the median is known within"))
  }
}
