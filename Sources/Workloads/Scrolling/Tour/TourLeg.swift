/// A part of a tour: where it starts, what the finger does, and what else happens.
struct TourLeg: Sendable {
  /// The size of the view in a part of a tour.
  enum Orientation: Sendable {
    case upright
    case turned
  }

  /// The stage that it belongs to.
  let stage: TourStage
  /// The start, in seconds.
  let start: Double
  /// The user's moves, repeated until the next part starts.
  let moves: [GestureMove]
  /// The times at which the content changes, in seconds.
  let updates: [Double]
  /// The orientation of the view.
  let orientation: Orientation

  /// Creates a part that takes `time`, with content changes at shares of it.
  init(
    _ stage: TourStage,
    _ time: Range<Double>,
    _ moves: [GestureMove],
    updatesAt shares: [Double] = [],
    orientation: Orientation = .upright
  ) {
    self.stage = stage
    start = time.lowerBound
    self.moves = moves
    updates = shares.map { time.lowerBound + $0 * (time.upperBound - time.lowerBound) }
    self.orientation = orientation
  }
}
