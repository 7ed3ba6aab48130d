import TestSupport
import Testing

/// Content that an app makes later, on its queues and in its tasks.
@Suite struct ArrivingContentTests {
  private func rows(_ arguments: [String] = []) throws -> [Substring] {
    let run = try CommandRun.run([CommandRun.probe, "screen"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n")
  }

  @Test("On the real clock, frames serve the main queue, tasks and timers")
  func real() throws {
    #expect(try rows() == ["delay 1", "queue 2", "task 3", "timer 4"])
  }

  @Test("On the virtual clock, nothing of them is waited for")
  func virtual() throws {
    #expect(try rows(["--clock", "virtual"]).isEmpty)
  }
}
