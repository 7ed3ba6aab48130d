/// The moves of a tour: those of each part, repeated until the next part starts.
struct TourPlan: GesturePlan {
  private let legs: [TourLeg]
  private var number = 0
  private var moves: MoveCycle

  /// Creates the plan of a tour.
  ///
  /// - Precondition: there is at least one part, and each has a move.
  init(_ legs: [TourLeg]) {
    self.legs = legs
    moves = MoveCycle(legs[0].moves)
  }

  /// The part that is played.
  var leg: TourLeg { legs[number] }

  /// The start of the next part; nil in the last one.
  var deadline: Double? { number + 1 < legs.count ? legs[number + 1].start : nil }

  /// Goes on to the next part.
  mutating func passDeadline() {
    number += 1
    moves = MoveCycle(leg.moves)
  }

  /// The next move of the part.
  mutating func nextMove(at offset: Double, in extent: ScrollExtent) -> GestureMove {
    moves.nextMove(at: offset, in: extent)
  }
}
