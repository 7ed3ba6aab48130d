/// An endless sequence of moves of the simulated user.
protocol GesturePlan: Sendable {
  /// The next move, for content at the offset `offset` that can be scrolled within `extent`.
  mutating func nextMove(at offset: Double, in extent: ScrollExtent) -> GestureMove

  /// The time from which the user does something else, whatever the content does then, in seconds;
  /// nil for never, which is the default.
  var deadline: Double? { get }

  /// Goes on to what the user does from the deadline on.
  mutating func passDeadline()
}

extension GesturePlan {
  /// Never.
  var deadline: Double? { nil }

  /// Changes nothing.
  mutating func passDeadline() {}
}
