import Foundation
import ListSchema
import Signposts
import TestSupport
import Testing
import TraceAnalysis

@testable import Experiments
@testable import ListScopeCommand

@Suite("A factor for each kind of work, from the command line")
struct SlowdownProfileCommandTests {
  private static let fling = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Traces/fling")
    .path

  private func listscope(_ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([CommandRun.listscope] + arguments)
  }

  /// A profile as `fit` writes it.
  private func profile(_ factors: [(String, Double)], version: Int = 1) -> String {
    let kinds = factors.map { name, factor in
      """
      {"name": "\(name)", "deviceCount": 40, "hereCount": 40,
       "ratio": {"factor": \(factor), "low": \(factor), "high": \(factor)}}
      """
    }
    return """
      {"formatVersion": \(version), "frameShare": 0.5, "refused": [],
       "kinds": [\(kinds.joined(separator: ","))]}
      """
  }

  @Test(
    "What is no profile gets exit code 64 and says what is wrong",
    arguments: [
      (nil, "there is no readable file"), ("{", "is not what"), ("[]", "is not what"),
      ("V2", "has format version 2"), ("EMPTY", "has no factor"), ("HUGE", "outside of"),
    ]
  )
  func bad(text: String?, complaint: String) throws {
    let folder = try OutputFolder()
    let path = folder.path + "/device.json"
    let texts = [
      "V2": profile([("diff", 2)], version: 2), "EMPTY": profile([]),
      "HUGE": profile([("diff", 1e9)]),
    ]
    if let text { try (texts[text] ?? text).write(toFile: path, atomically: true, encoding: .utf8) }
    for arguments in [
      ["report", Self.fling], ["run", "catalog", "--frames", "2"],
      ["record", "catalog", "--frames", "2"], ["tune", "catalog"],
    ] {
      let run = try CommandRun.run(
        [CommandRun.listscope] + arguments + ["--slowdown-profile", path]
      )
      #expect(run.status == 64, "\(arguments)")
      #expect(run.errors.contains("--slowdown-profile") && run.errors.contains(complaint))
    }
  }

  @Test(
    "A kind that is none gets exit code 64 and the one that was meant",
    arguments: [
      ("mesure=3", "no kind of work 'mesure'. Did you mean 'measure'?"),
      ("diff=2,frame=8", "no kind of work 'frame'."),
      ("scroll with update=2", "Did you mean 'scroll with an update'?"),
    ]
  )
  func unknown(text: String, complaint: String) throws {
    let folder = try OutputFolder()
    let path = folder.path + "/device.json"
    let kind = text.split(separator: ",").last?.split(separator: "=").first.map(String.init)
    try profile([(kind ?? "", 2)]).write(toFile: path, atomically: true, encoding: .utf8)
    for given in [text, path] {
      for arguments in [["report", Self.fling], ["run", "catalog", "--frames", "2"]] {
        let run = try CommandRun.run(
          [CommandRun.listscope] + arguments + ["--slowdown-profile", given]
        )
        #expect(run.status == 64, "\(arguments)")
        #expect(run.errors.contains(complaint), "\(run.errors)")
      }
    }
  }

  @Test("Every interval of the schema but the frame may have a factor")
  func known() throws {
    let names = ListSchema.schema.intervals.map(\.name).filter { $0 != "frame" }
    for name in names + ["scroll with an update", "scroll without an update"] {
      #expect(try SlowdownProfileArgument("\(name)=2").factors.kinds == [name])
    }
  }

  @Test("A report evaluates by a file of fit, and says what it covers and what is not here")
  func report() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/device.json"
    try profile([("measure", 400), ("diff", 2)]).write(
      toFile: path,
      atomically: true,
      encoding: .utf8
    )
    let plain = try listscope("report", Self.fling)
    #expect(!plain.output.contains("factor of their own"))
    for format in ["text", "markdown", "html"] {
      let report = try listscope(
        "report",
        Self.fling,
        "--slowdown-profile",
        path,
        format == "text" ? "--full" : "--format=\(format)"
      )
      #expect(report.status == 0, "\(report.errors)")
      if format == "markdown" { continue }
      #expect(report.output.contains("of their own (diff, measure) cover"), "\(format)")
      #expect(report.output.contains("fonts, drawing and animation of the device are not on this"))
    }
    let json = try listscope(
      "report",
      Self.fling,
      "--slowdown-profile",
      path,
      "--format",
      "json"
    )
    let found = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    )
    #expect(json.output.contains("\"slowdownProfile\" : \"diff=2.0,measure=400.0\""))
    #expect(found["formatVersion"] != nil)
    let inline = try listscope(
      "report",
      Self.fling,
      "--slowdown-profile",
      "diff=2,measure=400",
      "--format",
      "json"
    )
    #expect(inline.output == json.output)
  }

  @Test("A run takes the factors with it, and says for each frame how much slower the device is")
  func run() throws {
    let folder = try OutputFolder()
    let (path, times) = (folder.path + "/device.json", folder.path + "/times.json")
    try profile([("layout", 9)]).write(toFile: path, atomically: true, encoding: .utf8)
    let run = try listscope(
      "run",
      "catalog",
      "--items",
      "100",
      "--frames",
      "20",
      "--slowdown",
      "3",
      "--slowdown-profile",
      path,
      "--no-tracing",
      "--measurements",
      times
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("--slowdown-profile 'layout=9.0'"))
    let data = try Data(contentsOf: URL(fileURLWithPath: times))
    let taken = try JSONDecoder().decode(RunMeasurements.self, from: data)
    let slowdowns = try #require(taken.frameSlowdowns)
    #expect(slowdowns.count == 20)
    #expect(slowdowns.allSatisfy { (3...9).contains($0) })
    #expect(slowdowns[0] > 3, "the first frame lays out")
  }

  @Test("What frames are compared by for the hitch rate has their own factors, times have none")
  func comparison() throws {
    let text = """
      {"checksum": "1", "frame_ns": [100, 200], "frame_processor_ns": [100, 200],
       "frame_release_ns": [5, 7], "peak_resident_bytes": 1, "unmeasured_frames": 0,
       "frame_budget_ns": 500, "frame_period_ns": 1000, "slowdown": 2,
       "frame_slowdowns": [4, 2]}
      """
    let taken = try JSONDecoder().decode(RunMeasurements.self, from: Data(text.utf8))
    let pairs = RunMeasurements.units(of: .hitchRate, in: [taken], frames: 0..<2)
    #expect(pairs?.minima() == [200, 5, 200, 7])
    let sums = RunMeasurements.units(of: .frameMean, in: [taken], frames: 0..<2)
    #expect(sums?.minima() == [105, 207])
  }
}
