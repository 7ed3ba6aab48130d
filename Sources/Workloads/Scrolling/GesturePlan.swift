/// What a user does, one move after the other, without an end.
protocol GesturePlan: Sendable {
  /// The next move.
  ///
  /// - Parameters:
  ///   - offset: where the content is, in points.
  ///   - extent: how far it can be scrolled.
  mutating func nextMove(at offset: Double, in extent: ScrollExtent) -> GestureMove
}
