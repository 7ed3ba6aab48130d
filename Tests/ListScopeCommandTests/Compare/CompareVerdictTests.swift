import Foundation
import TestSupport
import Testing

/// The verdict on times, of programs whose clock is the test's.
@Suite(.needsDaemon, .aloneOnTheMachine) struct CompareVerdictTests {
  private static let delay = "--inject interval=frame,add=100%"

  @Test("A delay of half of every frame is a regression with exit code 2")
  func verdict() throws {
    let folder = try OutputFolder()
    let program = folder.path + "/steady"
    try SteadyProgram.write(to: program)
    let run = try CommandRun.run([
      CommandRun.listscope, "compare", "--base", program, "--head", program, "--scenario", "ticker",
      "--rounds", "8", "--time-limit", "1s", "--head-options",
      "--inject interval=frame,add=100%", "--format", "json", "--", "--items", "200", "--frames",
      "90",
    ])
    let mean = try mean(run.output)
    #expect(mean["verdict"] as? String == "regression", "\(mean)")
    #expect(try #require(mean["ratio"] as? Double) > 1.5)
    #expect(run.status == 2, "\(run.errors)")
  }

  private func mean(_ document: String) throws -> [String: Any] {
    let data = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
    let scenarios = try #require(data?["scenarios"] as? [[String: Any]])
    let metrics = try #require(scenarios.first?["metrics"] as? [[String: Any]])
    return try #require(metrics.first { $0["name"] as? String == "frame_mean_ns" })
  }
}
