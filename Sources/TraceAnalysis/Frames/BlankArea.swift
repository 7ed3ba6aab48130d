/// How much of the view showed nothing, although there was content for it, when frames ended.
public struct BlankArea: Hashable, Sendable {
  /// The mean length over all frames, in points.
  public let meanPoints: Double
  /// The largest length, in points.
  public let maxPoints: Double
  /// The share of frames with any, from 0 to 1.
  public let share: Double

  /// Adds up frames; nil when none says how much was blank.
  init?(_ frames: [Frame]) {
    let lengths = frames.compactMap(\.blankPoints)
    guard !lengths.isEmpty else { return nil }
    meanPoints = lengths.reduce(0, +) / Double(lengths.count)
    maxPoints = lengths.max() ?? 0
    share = Double(lengths.count { $0 > 0 }) / Double(lengths.count)
  }
}
