import HeadlessUIKit
import ListSchema
import Testing

@testable import Workloads

/// A content of `length` points in a view of 844 points.
private func extent(_ length: CGFloat = 100_844, bounces: Bool = true) -> ScrollExtent {
  let view = UIScrollView(frame: ScenarioRunner.screen)
  view.contentSize = CGSize(width: 390, height: length)
  return ScrollExtent(view, bounces: bounces)
}

@Suite struct FingerPathTests {
  @Test(
    "The finger is lifted at the requested velocity",
    arguments: [100.0, 2_500, -8_000],
    [0.15, 0.24]
  )
  func releaseVelocity(velocity: Double, seconds: Double) {
    let path = FingerPath.fling(velocity, within: seconds)
    #expect(abs(path.releaseVelocity - velocity) < 0.001)
    #expect(path.duration == seconds)
  }

  @Test("Content follows the finger from the threshold on")
  func threshold() {
    let path = FingerPath.drag(by: -550, within: 0.8)
    #expect(path.contentWay(after: 0.05) == 0)
    #expect(path.contentWay(after: 0.9) == -546.5)
    #expect(path.releaseVelocity == 0)
  }

  @Test(
    "Before the touch and after the release a finger does not move",
    arguments: [-1.0, 0, 100, .infinity]
  )
  func outside(time: Double) {
    let path = FingerPath.fling(2_500, within: 0.24)
    #expect(path.way(after: time) == (time <= 0 ? 0 : path.way(after: 0.24)))
  }
}

@Suite struct TouchScrollTests {
  private func released(
    _ path: FingerPath,
    from offset: Double = 0,
    _ physics: ScrollPhysics = .ios,
    in extent: ScrollExtent
  ) -> TouchScroll {
    var touch = TouchScroll(physics)
    touch.follow(to: offset)
    #expect(touch.touch(path, .momentum, at: 1, in: extent) == [.beginDragging])
    return touch
  }

  @Test("A fling continues after the release as far as the physics determine")
  func distance() {
    let path = FingerPath.fling(2_500, within: 0.24)
    var touch = released(path, in: extent())
    let actions = touch.advance(to: 100, in: extent())
    let coasted = ScrollDeceleration(initialVelocity: 2_500)
    #expect(actions == [.endDragging(willDecelerate: true), .endDecelerating])
    #expect(abs(touch.offset - path.contentWay(after: 1) - coasted.restDistance) < 0.501)
    #expect(abs((touch.restingSince ?? 0) - 1.24 - coasted.duration) < 1e-9)
  }

  @Test("The velocity has no discontinuity at a release", arguments: [0.0, -100])
  func release(offset: Double) {
    let path = FingerPath.fling(offset < 0 ? -1_000 : 2_500, within: 0.24)
    var touch = released(path, from: offset, in: extent())
    let offsets = (0...120).map { frame in
      _ = touch.advance(to: 1.2 + Double(frame) / 1_000, in: extent())
      return touch.offset
    }
    let velocities = zip(offsets, offsets.dropFirst()).map { ($1 - $0) * 1_000 }
    let kinks = zip(velocities, velocities.dropFirst()).map { abs($1 - $0) }
    #expect((kinks.max() ?? 0) < 0.1 * abs(velocities[0]))
  }

  @Test(
    "Momentum that meets the end bounces, with 5,000 points per second at most",
    arguments: [(2_500.0, 2_100.0), (8_000, 5_000)]
  )
  func bounce(velocity: Double, atMost: Double) {
    let extent = extent(3_000)
    var touch = released(.fling(velocity, within: 0.15), from: 1_300, in: extent)
    var greatest = 0.0
    for frame in 0...200 {
      _ = touch.advance(to: 1 + Double(frame) / 100, in: extent)
      greatest = max(greatest, touch.offset - 2_156)
    }
    // The maximum distance of the spring from velocity v is v / (10 e).
    #expect(greatest > 30)
    #expect(greatest <= atMost / 27.18)
    #expect(touch.offset == 2_156)
    #expect(touch.restingSince != nil)
  }

  @Test(
    "Momentum towards a page ends there; a page behind or far away is reached by a spring",
    arguments: [
      (3_000.0, 0.0, 844.0), (300, 0, 0), (2_500, 600, 844), (-3_000, 844, 0), (600, 380, 844),
    ]
  )
  func pages(velocity: Double, offset: Double, page: Double) {
    var touch = TouchScroll(.ios)
    touch.follow(to: offset)
    _ = touch.touch(.fling(velocity, within: 0.24), .page, at: 0, in: extent())
    var offsets: [Double] = []
    for frame in 0...300 {
      _ = touch.advance(to: Double(frame) / 60, in: extent())
      offsets.append(touch.offset)
    }
    #expect(abs(touch.offset - page) < 1e-6)
    #expect(touch.restingSince != nil)
    #expect(offsets.allSatisfy { (0...1_700).contains($0) })
  }

  @Test("On Android, content stops at its end")
  func clamps() {
    let extent = extent(3_000, bounces: false)
    var touch = released(.fling(8_000, within: 0.15), from: 1_000, .android, in: extent)
    #expect(
      touch.advance(to: 5, in: extent) == [.endDragging(willDecelerate: true), .endDecelerating]
    )
    #expect(touch.offset == 2_156)
    _ = touch.touch(.drag(by: 400, within: 0.5), .momentum, at: 5, in: extent)
    _ = touch.advance(to: 5.5, in: extent)
    #expect(touch.offset == 2_156)
  }

  @Test(
    "A finger catches moving content, and the caught velocity adds to its next fling",
    arguments: [1.0, -1]
  )
  func carried(sign: Double) {
    let extent = extent()
    var touch = released(.fling(sign * 2_500, within: 0.15), from: 50_000, in: extent)
    _ = touch.advance(to: 1.25, in: extent)
    let caught = 2_500 * 0.8186
    #expect(
      touch.touch(.fling(sign * 2_500, within: 0.15), .momentum, at: 1.25, in: extent) == [
        .beginDragging
      ]
    )
    #expect(touch.advance(to: 1.4001, in: extent) == [.endDragging(willDecelerate: true)])
    let before = touch.offset
    _ = touch.advance(to: 1.401, in: extent)
    let expected = 2_500 + ScrollPhysics.ios.carriedVelocity(from: caught)
    #expect(abs((touch.offset - before) / 0.0009 / sign - expected) < expected * 0.005)
  }

  @Test("A fling in the opposite direction carries nothing over")
  func back() {
    #expect(ScrollPhysics.ios.releaseVelocity(finger: -2_500, carried: 4_000) == -2_500)
    #expect(ScrollPhysics.ios.releaseVelocity(finger: 99, carried: 4_000) == 0)
    #expect(ScrollPhysics.android.releaseVelocity(finger: 99, carried: 0) == 99)
    #expect(ScrollPhysics.android.releaseVelocity(finger: -49, carried: 0) == 0)
    #expect(ScrollPhysics.ios.releaseVelocity(finger: 9_000, carried: 40_000) == 48_000)
  }

  @Test("Content moved under a finger or during momentum continues from there")
  func follows() {
    var touch = released(.fling(2_500, within: 0.24), from: 10_000, in: extent())
    var moved = touch
    for frame in 0...120 {
      let time = 1 + Double(frame) / 20
      if frame % 7 == 3 { moved.follow(to: moved.offset + 100) }
      _ = touch.advance(to: time, in: extent())
      _ = moved.advance(to: time, in: extent())
    }
    #expect(abs(moved.offset - touch.offset - 1_700) < 0.001)
    #expect(touch.restingSince != nil)
  }

  @Test("Content that loses its end during a bounce comes to rest at the new one")
  func shrinks() {
    var touch = released(.drag(by: 300, within: 0.5), from: 2_156, in: extent(3_000))
    _ = touch.advance(to: 1.7, in: extent(3_000))
    #expect(touch.phase == .bounce)
    _ = touch.advance(to: 5, in: extent(2_000))
    #expect(touch.offset == 1_156)
  }

  @Test("Content that loses its end during momentum bounces from where it is")
  func shrinksWhileCoasting() {
    var touch = released(.fling(2_500, within: 0.24), from: 5_000, in: extent())
    _ = touch.advance(to: 1.3, in: extent())
    let before = touch.offset
    _ = touch.advance(to: 1.31, in: extent(5_000))
    #expect(abs(touch.offset - before) < 30)
    _ = touch.advance(to: 9, in: extent(5_000))
    #expect(touch.offset == 4_156)
  }

  @Test("Content that fits neither scrolls nor bounces, unless it always bounces")
  func short() {
    let view = UIScrollView(frame: ScenarioRunner.screen)
    view.contentSize = CGSize(width: 390, height: 100)
    #expect(!ScrollExtent(view, bounces: true).bounces)
    view.alwaysBounceVertical = true
    #expect(ScrollExtent(view, bounces: true).bounces)
    view.bounces = false
    #expect(!ScrollExtent(view, bounces: true).bounces)
  }
}
