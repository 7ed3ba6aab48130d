/// Jumps to items at relative positions.
enum JumpsScript {
  /// The relative positions.
  static let shares = [0, 0.1, 0.5, 1]
  /// The time between two jumps, in seconds.
  static let interval = 1.0

  /// All jumps.
  static let moves = shares.map { GestureMove.app(.jumpToItem(at: $0), then: interval) }
}
