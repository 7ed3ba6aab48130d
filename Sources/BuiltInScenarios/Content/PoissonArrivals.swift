import Foundation
import Workloads

/// Independent random events: the times between them are exponentially distributed.
struct PoissonArrivals {
  private let perSecond: Double
  private var generator: SplitMix64
  private var nextTime = 0.0

  /// Creates events with a mean rate.
  init(perSecond: Double, _ generator: SplitMix64) {
    self.perSecond = perSecond
    self.generator = generator
    nextTime = timeToNext()
  }

  /// Returns whether an event has happened that was not counted yet.
  mutating func isDue(at time: Double) -> Bool {
    guard time >= nextTime else { return false }
    nextTime += timeToNext()
    return true
  }

  private mutating func timeToNext() -> Double {
    -log(Double.random(in: Double.leastNonzeroMagnitude..<1, using: &generator)) / perSecond
  }
}
