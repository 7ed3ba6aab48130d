import HeadlessUIKit
import Testing

@Suite struct ClampingDecelerationTests {
  // a = ln 0.78 / ln 0.9 = 2.358202, v₀ = 0.015 · 51,890.20 / 0.35 = 2,223.87,
  // T = 0.35 a (|v| / v₀)^(1 / (a − 1)), d = v T / a; computed independently of the code.
  @Test(
    "Momentum goes as far, and takes as long, as OverScroller's",
    arguments: [(50.0, 1.070, 0.05049), (3000, 1308.92, 1.0289), (-8000, -7186.4, 2.1184)]
  )
  func coasting(velocity: Double, distance: Double, duration: Double) {
    let momentum = ClampingDeceleration(initialVelocity: velocity)
    #expect(abs(momentum.restDistance - distance) <= abs(distance) * 0.005)
    #expect(abs(momentum.duration - duration) <= duration * 0.005)
    #expect(momentum.distance(at: momentum.duration) == momentum.restDistance)
    #expect(momentum.velocity(at: momentum.duration) == 0)
    #expect(momentum.velocity(at: 0) == velocity)
  }

  @Test("The velocity is the derivative of the distance", arguments: [0.1, 0.3, 0.7])
  func slope(time: Double) {
    let momentum = ClampingDeceleration(initialVelocity: 3_000)
    let slope = (momentum.distance(at: time + 1e-5) - momentum.distance(at: time - 1e-5)) / 2e-5
    #expect(abs(slope - momentum.velocity(at: time)) < 0.1)
  }

  @Test("The time to reach a distance is when the distance is reached; nil beyond rest")
  func timeToReach() throws {
    let momentum = ClampingDeceleration(initialVelocity: -2_000)
    let time = try #require(momentum.time(toReach: -300))
    #expect(abs(momentum.distance(at: time) + 300) < 1e-6)
    #expect(momentum.time(toReach: -5_000) == nil)
    #expect(momentum.time(toReach: 10) == nil)
  }

  @Test("Without velocity nothing moves")
  func still() {
    let momentum = ClampingDeceleration(initialVelocity: 0)
    #expect(momentum.duration == 0)
    #expect(momentum.restDistance == 0)
    #expect(momentum.distance(at: 1) == 0)
    #expect(momentum.time(toReach: 0) == nil)
  }
}
