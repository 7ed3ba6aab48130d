import Foundation
import TestSupport
import Testing

/// The verdict on times, which `scripts/test` asks for while nothing else runs.
@Suite(.serialized) struct CompareTimingTests {
  @Test(
    "A delay of half of every frame is a regression with exit code 2, its reverse an improvement"
  )
  func regression() throws {
    let delay = "--inject interval=frame,add=100%"
    let slower = try decided("--head-options", delay)
    #expect(slower.status == 2)
    #expect(slower.mean["verdict"] as? String == "regression")
    #expect(try #require(slower.mean["ratio"] as? Double) > 1.5)
    let faster = try decided("--base-options", delay)
    // Another metric may tell nothing.
    #expect([0, 3].contains(faster.status))
    #expect(faster.mean["verdict"] as? String == "improvement")
  }

  /// Compares until the mean of frames tells something, which a busy machine may prevent.
  private func decided(_ option: String, _ value: String) throws
    -> (status: Int32, mean: [String: Any])
  {
    for attempt in 1... {
      let run = try BriefComparison.run(option, value, "--format", "json")
      #expect([0, 2, 3].contains(run.status), "\(run.errors)")
      let mean = try BriefComparison.mean(run.output)
      if mean["verdict"] as? String != "inconclusive" || attempt == 8 { return (run.status, mean) }
    }
    preconditionFailure("there are attempts without end")
  }
}
