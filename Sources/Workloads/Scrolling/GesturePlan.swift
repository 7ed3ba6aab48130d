/// An endless sequence of moves of the simulated user.
protocol GesturePlan: Sendable {
  /// The next move, for content at the offset `offset` that can be scrolled within `extent`.
  mutating func nextMove(at offset: Double, in extent: ScrollExtent) -> GestureMove
}
