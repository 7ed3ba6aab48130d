import Foundation
import TestSupport
import Testing

@testable import ListEngine

/// Several things change at once, and what is on screen then is as if nothing had been there before.
@Suite struct EverythingMovesTests {
  /// The number of steps of a long session; by the environment variable `STEPS` more, of 20 seeds.
  private static let steps = ProcessInfo.processInfo.environment["STEPS"].flatMap { Int($0) }
  private static let longSeeds: [UInt64] =
    Seeds.all.count == 1
    ? Seeds.all : steps == nil ? [101, 104, 109, 113] : (101...120).map { UInt64($0) }

  @Test(
    "A list at rest has no gap, keeps its rows in place, and is as long as its content",
    arguments: Seeds.all.prefix(32)
  )
  func rest(seed: UInt64) {
    play(seed: seed, steps: 20)
  }

  @Test("It does so for as long as it is used", arguments: longSeeds)
  func longRest(seed: UInt64) {
    play(seed: seed, steps: Self.steps ?? 1_000)
  }

  private func play(seed: UInt64, steps: Int) {
    let session = MovingSession(seed: seed)
    for step in 0..<steps {
      let faults = session.step()
      guard faults.isEmpty else {
        let history = session.history.suffix(6).joined(separator: "\n")
        Issue.record(
          "seed \(seed), step \(step), \(session.kind): \(faults.prefix(4))\nafter:\n\(history)"
        )
        return
      }
    }
  }
}
