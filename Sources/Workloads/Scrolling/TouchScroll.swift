import HeadlessUIKit
import ListSchema

/// A finger on a scroll view, with the momentum and bounce after its release.
///
/// The content's offset depends only on the time, not on the number of frames. Changes of the
/// motion happen at the time they are due, even between two frames.
struct TouchScroll {
  private enum Motion {
    case rest
    /// A finger drags; `carried` is the velocity at which it caught the content.
    case drag(FingerPath, GestureMove.Landing, carried: Double)
    case coast(any ScrollMomentum)
    /// A spring pulls the content to the origin.
    case spring(ScrollBounce)
  }

  private let physics: ScrollPhysics
  private var motion = Motion.rest
  /// The start of the motion, in seconds.
  private var start = 0.0
  /// The reference offset of the motion: zero of the finger, the momentum or the spring.
  private var origin = 0.0
  /// The current offset, in points.
  private(set) var offset = 0.0
  /// The cause of the current or last motion.
  private(set) var phase = ListSchema.ScrollPhase.idle

  /// Creates content at rest.
  init(_ physics: ScrollPhysics) {
    self.physics = physics
  }

  /// The time at which the content stopped, in seconds; nil while it moves.
  var restingSince: Double? {
    if case .rest = motion { start } else { nil }
  }

  /// The fraction of the momentum's distance that is covered at `time`; nil without momentum.
  func shareOfMomentum(at time: Double) -> Double? {
    guard case .coast(let momentum) = motion, momentum.restDistance != 0 else { return nil }
    return momentum.distance(at: time - start) / momentum.restDistance
  }

  /// Continues from another offset, to which the content was moved from outside.
  mutating func follow(to offset: Double) {
    origin += offset - self.offset
    self.offset = offset
  }

  /// A finger touches the screen, and catches moving content; one that is still there is lifted.
  mutating func touch(
    _ path: FingerPath,
    _ landing: GestureMove.Landing,
    at time: Double,
    in extent: ScrollExtent
  ) -> [ScrollStep.Action] {
    let lifted = if case .drag = motion { stop(at: time) } else { [ScrollStep.Action]() }
    let carried = physics.carriedVelocity(from: momentumVelocity(at: time))
    origin = extent.pulled(offset: offset)
    begin(.drag(path, landing, carried: carried), at: time, .drag)
    return lifted + [.beginDragging]
  }

  /// Stops all motion.
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

  /// Advances to a time.
  ///
  /// - Returns: the events until then, other than those that move the content.
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
  /// Performs the next change of motion that is due.
  ///
  /// - Returns: its events; nil if nothing changes until `time`.
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

  /// Releases the finger.
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

  /// Brings the content to the page nearest to where momentum would take it.
  private mutating func turnPage(
    from offset: Double,
    _ velocity: Double,
    at time: Double,
    in extent: ScrollExtent
  ) {
    let free = ScrollDeceleration(initialVelocity: velocity, rate: .fast)
    let page = extent.page(nearestTo: offset + free.restDistance)
    switch ScrollLanding(velocity: velocity, distance: page - offset) {
    case .momentum(let momentum): coast(momentum, from: offset, at: time)
    case .spring: spring(to: page, from: offset, velocity, at: time, .decelerate)
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

  /// Momentum reaches an edge during the last frame.
  private mutating func meet(
    _ edge: Double,
    _ momentum: any ScrollMomentum,
    before elapsed: Double,
    in extent: ScrollExtent
  ) -> [ScrollStep.Action] {
    // If the content has become shorter, it is already beyond the edge.
    let met = momentum.time(toReach: edge - origin) ?? elapsed
    guard extent.bounces else { return rest(at: start + met, offset: edge) }
    let place = origin + momentum.distance(at: met)
    spring(to: edge, from: place, momentum.velocity(at: met), at: start + met, .bounce)
    return []
  }

  /// A spring has pulled the content to its origin, which may no longer be the edge.
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
    let greatest = ScrollBounce.maxVelocity
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
