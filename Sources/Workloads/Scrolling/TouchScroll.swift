import HeadlessUIKit
import ListSchema

/// A finger on a scroll view, and the momentum and bounce that it leaves.
///
/// Where the content is depends on the time alone, not on how many frames there are. Changes of what
/// the finger does happen at the time they are due, even between two frames.
struct TouchScroll {
  private enum Motion {
    case rest
    /// A finger drags; `carried` is the velocity with which it caught the content.
    case drag(FingerPath, GestureMove.Landing, carried: Double)
    case coast(any ScrollMomentum)
    /// A spring draws the content to the origin.
    case spring(ScrollBounce)
  }

  private let physics: ScrollPhysics
  private var motion = Motion.rest
  /// When the motion began, in seconds.
  private var start = 0.0
  /// What the motion is counted from: the finger's, the momentum's or the spring's zero.
  private var origin = 0.0
  /// Where the content is, in points.
  private(set) var offset = 0.0
  /// What moves the content, or did last.
  private(set) var phase = ListSchema.ScrollPhase.idle

  /// Makes a scroll view's content that rests.
  init(_ physics: ScrollPhysics) {
    self.physics = physics
  }

  /// When the content came to rest, in seconds; nil while it moves.
  var restingSince: Double? {
    if case .rest = motion { start } else { nil }
  }

  /// The share of momentum's way that is gone at `time`; nil while there is no momentum.
  func shareOfMomentum(at time: Double) -> Double? {
    guard case .coast(let momentum) = motion, momentum.restDistance != 0 else { return nil }
    return momentum.distance(at: time - start) / momentum.restDistance
  }

  /// Goes on from another offset, to which somebody else has moved the content.
  mutating func follow(to offset: Double) {
    origin += offset - self.offset
    self.offset = offset
  }

  /// A finger touches the screen, and catches content that moves.
  mutating func touch(
    _ path: FingerPath,
    _ landing: GestureMove.Landing,
    at time: Double,
    in extent: ScrollExtent
  ) -> [ScrollStep.Action] {
    let carried = physics.carriedVelocity(from: momentumVelocity(at: time))
    origin = extent.pulled(offset: offset)
    begin(.drag(path, landing, carried: carried), at: time, .drag)
    return [.beginDragging]
  }

  /// Stands still.
  mutating func stop(at time: Double) -> [ScrollStep.Action] {
    switch motion {
    case .rest: return []
    case .drag:
      begin(.rest, at: time, phase)
      return [.endDragging(willDecelerate: false)]
    case .coast, .spring:
      begin(.rest, at: time, phase)
      return [.endDecelerating]
    }
  }

  /// Goes on to a time.
  ///
  /// - Returns: the events on the way, other than those that move the content.
  mutating func advance(to time: Double, in extent: ScrollExtent) -> [ScrollStep.Action] {
    var actions: [ScrollStep.Action] = []
    while let change = change(until: time, in: extent) { actions += change }
    offset = position(at: time, in: extent)
    return actions
  }

  private mutating func begin(_ motion: Motion, at time: Double, _ phase: ListSchema.ScrollPhase) {
    self.motion = motion
    self.phase = phase
    start = time
  }

  private func momentumVelocity(at time: Double) -> Double {
    guard case .coast(let momentum) = motion else { return 0 }
    return momentum.velocity(at: time - start)
  }

  private func position(at time: Double, in extent: ScrollExtent) -> Double {
    let elapsed = time - start
    return switch motion {
    case .rest: offset
    case .drag(let path, _, _): extent.offset(pulled: origin + path.contentWay(after: elapsed))
    case .coast(let momentum): origin + momentum.distance(at: elapsed)
    case .spring(let spring): extent.allowed(origin + spring.distance(at: elapsed))
    }
  }
}

extension TouchScroll {
  /// Makes the next change of motion that is due.
  ///
  /// - Returns: its events; nil when nothing changes until `time`.
  private mutating func change(
    until time: Double,
    in extent: ScrollExtent
  ) -> [ScrollStep.Action]? {
    switch motion {
    case .rest: return nil
    case .drag(let path, let landing, let carried):
      let pulled = origin + path.contentWay(after: time - start)
      let isAtEdge = path.endsAtEdge && extent.nearest(to: pulled) != pulled
      if isAtEdge { return rest(at: time, offset: extent.nearest(to: pulled), wasDragged: true) }
      guard time - start >= path.duration else { return nil }
      return release(path, landing, carried, in: extent)
    case .coast(let momentum):
      let elapsed = min(time - start, momentum.duration)
      let reached = origin + momentum.distance(at: elapsed)
      let edge = extent.nearest(to: reached)
      if edge != reached { return meet(edge, momentum, before: elapsed, in: extent) }
      guard elapsed >= momentum.duration else { return nil }
      return rest(at: start + elapsed, offset: extent.nearest(to: origin + momentum.restDistance))
    case .spring(let spring):
      let duration = spring.duration
      guard time - start >= duration else { return nil }
      return settle(at: start + duration, in: extent)
    }
  }

  /// The finger leaves the screen.
  private mutating func release(
    _ path: FingerPath,
    _ landing: GestureMove.Landing,
    _ carried: Double,
    in extent: ScrollExtent
  ) -> [ScrollStep.Action] {
    let end = start + path.duration
    let pulled = origin + path.contentWay(after: path.duration)
    let offset = extent.offset(pulled: pulled)
    let velocity = physics.releaseVelocity(finger: path.releaseVelocity, carried: carried)
    let edge = extent.nearest(to: offset)
    if landing == .page {
      turnPage(from: offset, velocity, at: end, in: extent)
    } else if offset != edge {
      let shown = velocity * extent.slope(pulled: pulled)
      spring(to: edge, from: offset, shown, at: end, .bounce)
    } else if velocity == 0 {
      return rest(at: end, offset: offset, wasDragged: true)
    } else {
      coast(physics.momentum(velocity), from: offset, at: end)
    }
    return [.endDragging(willDecelerate: true)]
  }

  /// Momentum of another rate brings the content to a page; a spring does where that would take too
  /// long, or where the page lies behind.
  private mutating func turnPage(
    from offset: Double,
    _ velocity: Double,
    at time: Double,
    in extent: ScrollExtent
  ) {
    let free = ScrollDeceleration(initialVelocity: velocity, rate: .fast)
    let page = extent.page(nearestTo: offset + free.restDistance)
    if let momentum = ScrollDeceleration(initialVelocity: velocity, restDistance: page - offset),
      momentum.rate.rawValue <= UIScrollView.DecelerationRate.normal.rawValue
    {
      coast(momentum, from: offset, at: time)
    } else {
      spring(to: page, from: offset, velocity, at: time, .decelerate)
    }
  }

  private mutating func coast(
    _ momentum: any ScrollMomentum,
    from offset: Double,
    at time: Double
  ) {
    origin = offset
    begin(.coast(momentum), at: time, .decelerate)
  }

  /// Momentum meets an edge: some time during the last frame.
  private mutating func meet(
    _ edge: Double,
    _ momentum: any ScrollMomentum,
    before elapsed: Double,
    in extent: ScrollExtent
  ) -> [ScrollStep.Action] {
    // Not on the way when the content has lost its end: then it is beyond the edge right now.
    let met = momentum.time(toReach: edge - origin) ?? elapsed
    guard extent.bounces else { return rest(at: start + met, offset: edge) }
    let place = origin + momentum.distance(at: met)
    spring(to: edge, from: place, momentum.velocity(at: met), at: start + met, .bounce)
    return []
  }

  /// A spring has drawn the content to its origin, which need no longer be the edge.
  private mutating func settle(at time: Double, in extent: ScrollExtent) -> [ScrollStep.Action] {
    let edge = extent.nearest(to: origin)
    if edge == origin || !extent.bounces { return rest(at: time, offset: edge) }
    spring(to: edge, from: origin, 0, at: time, .bounce)
    return []
  }

  private mutating func spring(
    to target: Double,
    from offset: Double,
    _ velocity: Double,
    at time: Double,
    _ phase: ListSchema.ScrollPhase
  ) {
    let greatest = ScrollBounce.greatestVelocity
    let spring = ScrollBounce(
      initialDistance: offset - target,
      initialVelocity: min(max(velocity, -greatest), greatest)
    )
    origin = target
    begin(.spring(spring), at: time, phase)
  }

  private mutating func rest(
    at time: Double,
    offset: Double,
    wasDragged: Bool = false
  ) -> [ScrollStep.Action] {
    self.offset = offset
    begin(.rest, at: time, phase)
    return wasDragged ? [.endDragging(willDecelerate: false)] : [.endDecelerating]
  }
}
