/// A repeated sequence of moves.
struct MoveCycle: GesturePlan {
  private let moves: [GestureMove]
  private var next = 0

  /// Creates a plan that starts with the first of the given moves.
  ///
  /// - Precondition: there is at least one.
  init(_ moves: [GestureMove]) {
    precondition(!moves.isEmpty, "a plan needs a move")
    self.moves = moves
  }

  /// The next move; after the last one, the first.
  mutating func nextMove(at offset: Double, in extent: ScrollExtent) -> GestureMove {
    defer { next = (next + 1) % moves.count }
    return moves[next]
  }
}
