/// What a user does, one move after the other, without an end.
protocol GesturePlan: Sendable {
  /// The next move, for content that lies at `offset` points and can be scrolled within `extent`.
  mutating func nextMove(at offset: Double, in extent: ScrollExtent) -> GestureMove
}
