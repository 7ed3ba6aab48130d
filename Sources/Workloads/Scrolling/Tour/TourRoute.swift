/// The parts of a tour, by the run's length and seed.
struct TourRoute {
  /// The median velocity of a fling, in points per second.
  private static let velocity = 2_500.0
  /// The standard deviation of the logarithm of the velocity.
  private static let velocitySigma = 0.4
  /// The range to which velocities are clamped, in points per second.
  private static let velocities = 800.0...6_000.0
  /// The contact time of a fling, in seconds.
  private static let touchTime = 0.15
  /// The time between the release and the next touch, in seconds.
  private static let pause = 0.5
  /// The time between a jump and the touch after it, in seconds.
  private static let catchTime = 0.02
  /// The number of flings that are prepared for a part; after them, the first comes again.
  private static let flings = 8
  /// The place where the user reads: the relative position of the item.
  private static let depth = 1.0 / 3
  /// The number of jumps to there.
  private static let jumps = 10
  /// The places where the user flings on the way back: at first at the end, without a jump; at last
  /// in the middle, where the view is turned.
  private static let stops: [Double?] = [nil, 0.85, 0.75, 0.65, 0.55, 0.25, 0.05, 0.45]

  private var generator: SplitMix64
  private let seconds: Double

  /// Plans a tour of `seconds` seconds.
  ///
  /// - Precondition: `seconds` is positive.
  init(seconds: Double, seed: UInt64) {
    precondition(seconds > 0, "a tour takes time, not \(seconds) seconds")
    self.seconds = seconds
    generator = SplitMix64(seed: seed, scenario: "tour", stream: .gestures)
  }

  /// All parts, in the order of their starts; the same for the same length and seed.
  mutating func legs() -> [TourLeg] { TourStage.allCases.flatMap { legs(of: $0) } }

  private mutating func legs(of stage: TourStage) -> [TourLeg] {
    let time = stage.time(in: seconds)
    return switch stage {
    case .top: [TourLeg(stage, time, flings(Self.velocity), updatesAt: [0.4, 0.8])]
    case .scrub: [TourLeg(stage, time, Self.scrub(within: time))]
    case .read: [TourLeg(stage, time, Self.drags)]
    case .update:
      [TourLeg(stage, time, flings(Self.velocity), updatesAt: [0.1, 0.35, 0.6, 0.85])]
    case .end: [TourLeg(stage, time, Self.end(within: time), updatesAt: [0.5])]
    case .back: back(time)
    case .rotate: rotations(time)
    }
  }

  /// Flings up from the end, then from each place that is jumped to: the same everywhere, so that
  /// costs differ by the depth alone.
  private mutating func back(_ time: Range<Double>) -> [TourLeg] {
    let flings = flings(-Self.velocity)
    return Self.stops.indices.map { number in
      let jump = Self.stops[number].map {
        GestureMove.app(.jumpToItem(at: $0), then: Self.catchTime)
      }
      return TourLeg(
        .back,
        Self.part(number, of: Self.stops.count, time),
        (jump.map { [$0] } ?? []) + flings,
        updatesAt: [0.6]
      )
    }
  }

  /// The view turned, and turned back.
  private mutating func rotations(_ time: Range<Double>) -> [TourLeg] {
    [
      TourLeg(.rotate, Self.part(0, of: 2, time), Self.drags, orientation: .turned),
      TourLeg(.rotate, Self.part(1, of: 2, time), flings(-Self.velocity)),
    ]
  }

  /// Flings of about a velocity.
  private mutating func flings(_ median: Double) -> [GestureMove] {
    (0..<Self.flings).map { _ in
      let random = Distributions.logNormal(
        median: abs(median),
        sigma: Self.velocitySigma,
        using: &generator
      )
      let velocity = min(max(random, Self.velocities.lowerBound), Self.velocities.upperBound)
      return .touch(
        .fling(median < 0 ? -velocity : velocity, within: Self.touchTime),
        then: .afterRelease(Self.pause)
      )
    }
  }

  /// A slow drag down, another one, and a shorter one back.
  private static let drags = [240.0, 240, -160].map { length in
    GestureMove.touch(.drag(by: length, within: 0.9), then: .afterRelease(pause))
  }

  private static func scrub(within time: Range<Double>) -> [GestureMove] {
    (1...jumps).map { number in
      let way = GestureMove.app(
        .jumpToItem(at: depth * Double(number) / Double(jumps)),
        then: (time.upperBound - time.lowerBound) / Double(jumps)
      )
      guard number == jumps else { return way }
      return GestureMove(kind: way.kind, pause: .afterRest(time.upperBound - time.lowerBound))
    }
  }

  /// A jump to the last item, and nothing more within a time.
  private static func end(within time: Range<Double>) -> [GestureMove] {
    [.app(.scrollToEnd(animated: false), then: 2 * (time.upperBound - time.lowerBound))]
  }

  /// Returns one of `count` equal parts of a time.
  private static func part(_ number: Int, of count: Int, _ time: Range<Double>) -> Range<Double> {
    let length = (time.upperBound - time.lowerBound) / Double(count)
    let start = time.lowerBound + Double(number) * length
    return start..<start + length
  }
}
