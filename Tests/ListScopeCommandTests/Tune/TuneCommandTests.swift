import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct TuneCommandTests {
  private func tune(
    _ arguments: String...,
    options: [String] = ["--items", "60", "--frames", "90"]
  )
    throws -> (status: Int32, output: String, errors: String)
  {
    try CommandRun.run(
      [CommandRun.listscope, "tune", "catalog", "--time-limit", "3s"] + arguments + options
    )
  }

  private func lines(_ folder: String) throws -> Int {
    try String(contentsOfFile: folder + "/measurements.ndjson", encoding: .utf8)
      .split(separator: "\n").count
  }

  @Test("A tuning answers, keeps everything in its folder, and does not measure it again")
  func whole() throws {
    let folder = try OutputFolder().path + "/tuning"
    let first = try tune("--parameter", "rows", "--folder", folder, "--format", "json")
    #expect(first.status == 0, "\(first.errors)")
    let document = try JSONSerialization.jsonObject(with: Data(first.output.utf8))
    let members = try #require(document as? [String: Any])
    #expect(["change", "keep_default"].contains(members["advice"] as? String))
    #expect((members["points"] as? [Any])?.count == 3)
    let written = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(
      written == [
        "measurements.ndjson", "points.csv", "report.html", "report.json", "tuning.json",
      ]
    )
    let count = try lines(folder)
    let again = try tune("--parameter", "rows", "--folder", folder, "--format", "json")
    #expect(again.output == first.output)
    #expect(try lines(folder) == count)
    for format in ["text", "markdown", "csv", "html"] {
      let other = try tune("--parameter", "rows", "--folder", folder, "--format", format)
      #expect(other.status == 0 && other.output.contains("rows=lazy"), "\(format)")
    }
    let different = try tune("--parameter", "text_cache", "--folder", folder)
    #expect(different.status == 64 && different.errors.contains("other parameters"))
    #expect(try lines(folder) == count)
  }

  @Test("What an interruption leaves is continued, a cut line is measured again")
  func resumed() throws {
    let folder = try OutputFolder().path + "/tuning"
    let run = try CommandRun([
      CommandRun.listscope, "tune", "catalog", "--parameter", "rows", "--time-limit", "4s",
      "--folder",
      folder, "--items", "60", "--frames", "90",
    ])
    while (try? lines(folder)) ?? 0 < 4, run.process.isRunning { usleep(10_000) }
    kill(run.process.processIdentifier, SIGINT)
    let ending = run.finish()
    #expect(ending.status == 130, "\(ending.errors)")
    #expect(ending.errors.contains("--folder \(folder) continues"), "\(ending.errors)")
    let kept = try lines(folder)
    #expect(kept >= 4)
    let journal = folder + "/measurements.ndjson"
    let text = try String(contentsOfFile: journal, encoding: .utf8)
    try (text + "{\"point\":").write(toFile: journal, atomically: true, encoding: .utf8)
    let rest = try CommandRun.run([
      CommandRun.listscope, "tune", "catalog", "--parameter", "rows", "--time-limit", "4s",
      "--folder",
      folder, "--items", "60", "--frames", "90",
    ])
    #expect(rest.status == 0, "\(rest.errors)")
    let all = try String(contentsOfFile: journal, encoding: .utf8)
    #expect(all.hasPrefix(text) && all.hasSuffix("\n"))
    #expect(try lines(folder) > kept)
  }

  @Test(
    "Mistakes are said before anything is played",
    arguments: [
      (["--parameter", "items=1:5"], 64, "decides what is played"),
      (["--parameter", "rows", "--parameter", "rows=eager,lazy"], 64, "given twice"),
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

  @Test("A folder with something else is left as it is")
  func foreignFolder() throws {
    let folder = try OutputFolder()
    try "mine".write(toFile: folder.path + "/note", atomically: true, encoding: .utf8)
    let run = try tune("--parameter", "rows", "--folder", folder.path)
    #expect(run.status == 64 && run.errors.contains("something else"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["note"])
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
