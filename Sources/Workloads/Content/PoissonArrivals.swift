import Foundation

/// Things that come independently of each other: the times between them are exponential.
struct PoissonArrivals {
  private let perSecond: Double
  private var generator: SplitMix64
  private var nextTime = 0.0

  /// Makes arrivals at a mean rate.
  init(perSecond: Double, _ generator: SplitMix64) {
    self.perSecond = perSecond
    self.generator = generator
    nextTime = timeToNext()
  }

  /// Whether one has come that was not counted yet.
  mutating func isDue(at time: Double) -> Bool {
    guard time >= nextTime else { return false }
    nextTime += timeToNext()
    return true
  }

  private mutating func timeToNext() -> Double {
    -log(Double.random(in: Double.leastNonzeroMagnitude..<1, using: &generator)) / perSecond
  }
}
