import Foundation
import TestSupport
import Testing

@Suite(.aloneOnTheMachine) struct CalibrateCommandTests {
  private func calibrate(_ cache: String, _ arguments: String...) throws
    -> (status: Int32, output: String, errors: String)
  {
    try CommandRun.run(
      [CommandRun.listscope, "calibrate", "ticker"] + arguments
        + ["--", "--items", "50", "--frames", "60"],
      environment: ["XDG_CACHE_HOME": cache]
    )
  }

  @Test("It counts trials, and keeps what it found")
  func whole() throws {
    let folder = try OutputFolder()
    let run = try calibrate(
      folder.path,
      "--trials",
      "2",
      "--rounds",
      "8",
      "--effects",
      "300%",
      "--interval",
      "diff",
      "--format",
      "json"
    )
    // A busy machine may be too unsteady.
    #expect(run.status == 0 || run.status == 3, "\(run.errors)")
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let members = try #require(document as? [String: Any])
    let effects = try #require(members["effects"] as? [[String: Any]])
    #expect(effects.count == 3)
    #expect(effects.allSatisfy { $0["trials"] as? Int == 2 })
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: folder.path + "/listscope/calibrations"
    )
    #expect(kept.count == 1)
  }

  @Test("An interruption keeps nothing, and leaves nothing running")
  func interruption() throws {
    let folder = try OutputFolder()
    let run = try CommandRun([
      "env", "XDG_CACHE_HOME=\(folder.path)", CommandRun.listscope, "calibrate", "ticker",
      "--interval", "diff",
    ])
    while run.children.isEmpty, run.process.isRunning { usleep(10_000) }
    let played = run.children
    kill(run.process.processIdentifier, SIGINT)
    let ending = run.finish()
    #expect(ending.status == 130, "\(ending.errors)")
    #expect(played.allSatisfy { kill($0, 0) != 0 })
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/listscope/calibrations"))
  }

  @Test(
    "Mistakes are usage errors",
    arguments: [
      ["--trials", "1"], ["--rounds", "2"], ["--effects", "5"], ["--effects", ""],
      ["--time-limit", "-1s"], ["--effects", "5%,5%"], ["--interval", "frame"],
      ["--interval", "dif", "--", "--items", "50", "--frames", "60"],
    ]
  )
  func mistakes(arguments: [String]) throws {
    let run = try CommandRun.run([CommandRun.listscope, "calibrate", "ticker"] + arguments)
    #expect(run.status == 64, "\(run.errors)")
  }
}
