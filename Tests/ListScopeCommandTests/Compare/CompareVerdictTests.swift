import Foundation
import TestSupport
import Testing

/// The verdict on times, of programs whose clock is the test's.
@Suite(.needsDaemon, .aloneOnTheMachine) struct CompareVerdictTests {
  private static let delay = "--inject interval=frame,add=100%"

  @Test(
    "A delay of half of every frame is a regression with exit code 2, its reverse an improvement",
    arguments: [("", delay, 2, "regression"), (delay, "", 0, "improvement")]
  )
  func verdict(base: String, head: String, status: Int32, word: String) throws {
    let folder = try OutputFolder()
    let program = folder.path + "/steady"
    try SteadyProgram.write(to: program)
    let run = try CommandRun.run([
      CommandRun.listscope, "compare", "--base", program, "--head", program, "--scenario", "ticker",
      "--rounds", "8", "--time-limit", "1s", "--base-options", base, "--head-options", head,
      "--format", "json", "--", "--items", "200", "--frames", "90",
    ])
    let mean = try BriefComparison.mean(run.output)
    #expect(mean["verdict"] as? String == word, "\(mean)")
    let ratio = try #require(mean["ratio"] as? Double)
    #expect(word == "regression" ? ratio > 1.5 : ratio < 1 / 1.5)
    // How much memory a process takes is no figure of its clock, and may tell nothing.
    #expect(run.status == status || (run.status == 3 && status == 0), "\(run.errors)")
  }
}
