/// The motion of content after the finger is lifted, to a place where it has to stop.
public enum ScrollLanding: Sendable {
  /// Momentum brings it there.
  case momentum(any ScrollMomentum)
  /// A spring pulls it there; distances count from the place where it stops.
  case spring(ScrollBounce)

  /// Finds the motion to a place at a distance, from a velocity.
  ///
  /// Momentum of an adapted rate brings the content there; a spring does so if that would be slower
  /// than momentum of a given rate, or if the place is in the opposite direction.
  ///
  /// - Parameters:
  ///   - velocity: the velocity at the start, in points per second.
  ///   - distance: the distance to the place, in points.
  ///   - rate: the greatest rate of the momentum.
  public init(
    velocity: Double,
    distance: Double,
    upTo rate: UIScrollView.DecelerationRate = .normal
  ) {
    let momentum = ScrollDeceleration(initialVelocity: velocity, restDistance: distance)
    if let momentum, momentum.rate.rawValue <= rate.rawValue {
      self = .momentum(momentum)
    } else {
      let greatest = ScrollBounce.maxVelocity
      self = .spring(
        ScrollBounce(
          initialDistance: -distance,
          initialVelocity: min(max(velocity, -greatest), greatest)
        )
      )
    }
  }

  /// The time until the content stops, in seconds.
  public var duration: Double {
    switch self {
    case .momentum(let momentum): momentum.duration
    case .spring(let spring): spring.duration
    }
  }

  /// The total distance, in points.
  public var restDistance: Double {
    switch self {
    case .momentum(let momentum): momentum.restDistance
    case .spring(let spring): -spring.initialDistance
    }
  }

  /// The distance after `time` seconds, in points.
  public func distance(at time: Double) -> Double {
    switch self {
    case .momentum(let momentum): momentum.distance(at: time)
    case .spring(let spring): spring.distance(at: time) - spring.initialDistance
    }
  }
}
