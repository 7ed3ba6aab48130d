import HeadlessUIKit
import Testing

/// Returns whether two numbers differ by at most half a percent.
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

  /// At the velocity of the release they would be 50, 133 and 667 points; momentum fades from the start.
  @Test(
    "The first frame of momentum, at 60 frames per second",
    arguments: [(3_000.0, 49.18), (8_000, 131.13), (40_000, 655.67)]
  )
  func firstFrame(velocity: Double, distance: Double) {
    let momentum = ScrollDeceleration(initialVelocity: velocity)
    #expect(isNear(momentum.distance(at: 1.0 / 60), distance))
    #expect(momentum.distance(at: 1.0 / 60) < velocity / 60)
  }

  @Test("A fling at 3,000 points per second takes 239 frames and 34 rows of 44 points")
  func frames() {
    let momentum = ScrollDeceleration(initialVelocity: 3_000)
    #expect(Int(momentum.duration * 60) == 239)
    #expect(Int(momentum.restDistance / 44) == 34)
  }

  @Test("The fast rate stops after 298 points")
  func fastRate() {
    let momentum = ScrollDeceleration(initialVelocity: 3_000, rate: .fast)
    #expect(isNear(momentum.restDistance, 298.5))
    #expect(isNear(momentum.duration, 0.638))
  }

  @Test("The time to reach a distance is when the distance is reached; nil beyond rest")
  func timeToReach() throws {
    let momentum = ScrollDeceleration(initialVelocity: -2_000)
    let time = try #require(momentum.time(toReach: -500))
    #expect(isNear(momentum.distance(at: time), -500))
    #expect(momentum.time(toReach: -1_100) == nil)
    #expect(momentum.time(toReach: 10) == nil)
  }

  @Test("A pull beyond the edge is resisted", arguments: [(100.0, 52.0), (200, 97), (400, 175)])
  func rubberBand(pull: Double, shown: Double) {
    let distance = RubberBand.distance(pull: pull, dimension: 844)
    #expect(distance.rounded() == shown)
    #expect(RubberBand.distance(pull: -pull, dimension: 844) == -distance)
    #expect(isNear(RubberBand.pull(distance: distance, dimension: 844), pull))
    let next = RubberBand.distance(pull: pull + 1e-4, dimension: 844)
    #expect(isNear(RubberBand.slope(pull: pull, dimension: 844), (next - distance) * 1e4))
    #expect(RubberBand.slope(pull: pull, dimension: 0) == 1)
  }

  @Test("Momentum can be redirected to another target, but not backwards")
  func restDistance() throws {
    let momentum = try #require(ScrollDeceleration(initialVelocity: -3_000, restDistance: -400))
    #expect(isNear(momentum.restDistance, -400))
    #expect(momentum.velocity(at: 0) == -3_000)
    #expect(ScrollDeceleration(initialVelocity: 3_000, restDistance: -400) == nil)
    #expect(ScrollDeceleration(initialVelocity: 0, restDistance: 400) == nil)
  }

  @Test("A bounce follows its formula")
  func bounce() {
    let bounce = ScrollBounce(initialDistance: 0, initialVelocity: 1_000)
    #expect(isNear(bounce.distance(at: 0.1), 36.79))
    #expect(isNear(bounce.velocity(at: 0.05), 303.3))
    #expect(ScrollBounce(initialDistance: 100, initialVelocity: 0).velocity(at: 0) == 0)
  }

  @Test(
    "A bounce is over once the content stays nearer to the edge than half a point",
    arguments: [
      (0.0, 1_000.0), (0, -5_000), (100, 0), (-175, -3_000), (100, -5_000), (-120, 1_199.99),
      (0.4, 20),
    ]
  )
  func bounceDuration(distance: Double, velocity: Double) {
    let bounce = ScrollBounce(initialDistance: distance, initialVelocity: velocity)
    let end = bounce.duration
    #expect((0.05...2).contains(end))
    #expect(abs(bounce.distance(at: end - 1e-6)) > 0.5)
    #expect((0..<1_000).allSatisfy { abs(bounce.distance(at: end + Double($0) / 100)) < 0.5 })
  }

  @Test(
    "A bounce without distance and velocity is over immediately",
    arguments: [(0.0, 0.0), (0.3, 0), (0.1, 2), (.nan, 1)]
  )
  func noBounce(distance: Double, velocity: Double) {
    let bounce = ScrollBounce(initialDistance: distance, initialVelocity: velocity)
    #expect(bounce.duration == 0)
  }
}
