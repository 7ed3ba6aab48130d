import Foundation
import TestSupport
import Testing

@Suite(.needsDaemon, .aloneOnTheMachine) struct CompareCommandTests {
  @Test("An interruption ends what is played, blames nobody, and leaves no folder")
  func interruption() throws {
    func folders() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory()))
        .filter { $0.hasPrefix("listscope-compare") }
    }
    let before = try folders()
    let run = try CommandRun([
      CommandRun.listscope, "compare", "--base", CommandRun.listscope, "--head",
      CommandRun.listscope, "--scenario", "ticker", "--", "--items", "5000",
    ])
    while run.children.isEmpty, run.process.isRunning { usleep(10_000) }
    let played = run.children
    kill(run.process.processIdentifier, SIGINT)
    let ending = run.finish()
    #expect(ending.status == 130)
    #expect(ending.errors == "error: Interrupted.\n")
    #expect(played.allSatisfy { kill($0, 0) != 0 })
    #expect(try folders().subtracting(before).isEmpty)
  }

  @Test("A scenario that does not exist is an error with exit code 64")
  func unknownScenario() throws {
    let run = try CommandRun.run([
      CommandRun.listscope, "compare", "--base", CommandRun.listscope, "--head",
      CommandRun.listscope, "--scenario", "nothing-like-this",
    ])
    #expect(run.status == 64, "\(run.errors)")
    #expect(run.errors.contains("nothing-like-this"))
  }

  @Test(
    "What cannot be compared is said, with a documented exit code",
    arguments: [
      (["--base", "/bin/true", "--rounds", "3", "--scenario", "feed"], 64, "from 8 to 1000"),
      (["--base", "/bin/true", "--margin", "x=5%", "--scenario", "feed"], 64, "--margin"),
      (["--base", "/bin/true", "--time-limit", "soon", "--scenario", "feed"], 64, "--time-limit"),
      (
        ["--base", "/bin/true", "--scenario", "feed", "--", "--clock", "real"], 64, "virtual clock"
      ),
      (["--base", "/bin/true", "--head", "/bin/true", "--scenario", "x"], 3, "of this version"),
    ]
  )
  func unusable(arguments: [String], status: Int32, complaint: String) throws {
    let run = try CommandRun.run([CommandRun.listscope, "compare"] + arguments)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(complaint), "\(run.errors)")
  }
}
