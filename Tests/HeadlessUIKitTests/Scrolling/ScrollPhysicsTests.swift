import HeadlessUIKit
import Testing

/// Whether two numbers differ by at most half a percent.
private func isNear(_ value: Double, _ expected: Double) -> Bool {
  abs(value - expected) <= abs(expected) * 0.005
}

@Suite struct ScrollPhysicsTests {
  @Test(
    "Momentum goes as far, and takes as long, as UIScrollView's",
    arguments: [
      (3_000.0, 1_498.0, 3.998), (8_000, 3_996, 4.488), (40_000, 19_980, 5.292),
    ]
  )
  func coasting(velocity: Double, distance: Double, duration: Double) {
    let momentum = ScrollDeceleration(initialVelocity: velocity)
    #expect(isNear(momentum.restDistance, distance))
    #expect(isNear(momentum.duration, duration))
    #expect(momentum.restDistance - momentum.distance(at: momentum.duration) < 0.5001)
  }

  @Test("The first frame of a fling at 3,000 points a second moves 49 points")
  func firstFrame() {
    let momentum = ScrollDeceleration(initialVelocity: 3_000)
    #expect(isNear(momentum.distance(at: 1.0 / 60), 49.18))
  }

  @Test("The fast rate stops after 298 points")
  func fastRate() {
    let momentum = ScrollDeceleration(initialVelocity: 3_000, rate: .fast)
    #expect(isNear(momentum.restDistance, 298.5))
    #expect(isNear(momentum.duration, 0.638))
  }

  @Test("The time to reach a distance is when the distance is reached; none beyond rest")
  func timeToReach() throws {
    let momentum = ScrollDeceleration(initialVelocity: -2_000)
    let time = try #require(momentum.time(toReach: -500))
    #expect(isNear(momentum.distance(at: time), -500))
    #expect(momentum.time(toReach: -1_100) == nil)
    #expect(momentum.time(toReach: 10) == nil)
  }

  @Test("A pull beyond the edge is resisted", arguments: [(100.0, 52.0), (200, 97), (400, 175)])
  func rubberBand(pull: Double, shown: Double) {
    #expect(abs(RubberBand.distance(pull: pull, dimension: 844) - shown) <= 0.6)
    #expect(RubberBand.distance(pull: -pull, dimension: 844) < 0)
  }

  @Test("A bounce comes back and rests")
  func bounce() {
    let bounce = ScrollBounce(initialDistance: 0, initialVelocity: 1_000)
    #expect(isNear(bounce.distance(at: 0.1), 36.79))
    #expect(abs(bounce.distance(at: bounce.duration)) < 0.5)
    #expect(abs(bounce.distance(at: bounce.duration - 0.001)) > 0.5)
  }
}
