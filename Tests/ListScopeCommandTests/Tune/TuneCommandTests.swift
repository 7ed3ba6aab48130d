import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct TuneCommandTests {
  private func lines(_ folder: String) throws -> Int {
    try String(contentsOfFile: folder + "/measurements.ndjson", encoding: .utf8)
      .split(separator: "\n").count
  }

  @Test("What an interruption leaves is continued, a cut line is measured again")
  func resumed() throws {
    let folder = try OutputFolder().path + "/tuning"
    let run = try CommandRun([
      CommandRun.listscope, "tune", "catalog", "--parameter", "rows", "--time-limit", "4s",
      "--folder",
      folder, "--items", "60", "--frames", "90",
    ])
    while (try? lines(folder)) ?? 0 < 1, run.process.isRunning { usleep(10_000) }
    kill(run.process.processIdentifier, SIGINT)
    let ending = run.finish()
    #expect(ending.status == 130, "\(ending.errors)")
    #expect(ending.errors.contains("--folder \(folder) continues"), "\(ending.errors)")
    let kept = try lines(folder)
    #expect(kept >= 1)
    let journal = folder + "/measurements.ndjson"
    let text = try String(contentsOfFile: journal, encoding: .utf8)
    try (text + "{\"point\":").write(toFile: journal, atomically: true, encoding: .utf8)
    let rest = try CommandRun.run([
      CommandRun.listscope, "tune", "catalog", "--parameter", "rows", "--time-limit", "4s",
      "--folder",
      folder, "--items", "60", "--frames", "90",
    ])
    #expect(rest.status == 0 && rest.output.contains("rows=lazy"), "\(rest.output)\(rest.errors)")
    let all = try String(contentsOfFile: journal, encoding: .utf8)
    #expect(all.hasPrefix(text) && all.hasSuffix("\n"))
    #expect(try lines(folder) > kept)
  }

  @Test(
    "Mistakes are said before anything is played",
    arguments: [
      (["--parameter", "items=1:5"], 64, "decides what is played"),
      (["--constraint", "blank"], 64, "--constraint"),
      (["--objective", "speed"], 64, "frame_p95"),
    ]
  )
  func mistakes(arguments: [String], status: Int32, complaint: String) throws {
    let folder = try OutputFolder().path + "/tuning"
    let run = try CommandRun.run(
      [CommandRun.listscope, "tune", "catalog", "--folder", folder] + arguments
    )
    #expect(run.status == status && run.errors.contains(complaint), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(
    "Parts of the batching are set by their names, and contradict what says the same",
    arguments: [
      (["--set", "batching.after=40"], 0, ""), (["--set", "batching.prefix=40"], 0, ""),
      (["--set", "batching.after=40", "--set", "batching.before=1"], 0, ""),
      (["--batching", "window:1:2", "--set", "batching.after=40"], 64, "cannot go together"),
      (["--set", "batching=window:1:2", "--set", "batching.after=4"], 64, "cannot go together"),
      (["--set", "batching.prefix=9", "--set", "batching.after=4"], 64, "cannot go together"),
      (["--set", "batching.after=-1"], 64, "between 0 and 1000000"),
    ]
  )
  func parts(settings: [String], status: Int32, complaint: String) throws {
    let run = try CommandRun.run(
      [CommandRun.listscope, "run", "catalog", "--items", "20", "--frames", "3"] + settings
    )
    #expect(run.status == status, "\(run.errors)")
    #expect(complaint.isEmpty || run.errors.contains(complaint), "\(run.errors)")
  }
}
