/// How much of the view showed nothing, although there was content for it, when frames ended.
public struct BlankArea: Hashable, Sendable {
  private var frames = 0
  private var blankFrames = 0
  private var sumPoints = 0.0
  /// The largest length, in points.
  public private(set) var maxPoints = 0.0

  /// The mean length over all frames, in points.
  public var meanPoints: Double { sumPoints / Double(frames) }

  /// The share of frames with any, from 0 to 1.
  public var share: Double { Double(blankFrames) / Double(frames) }

  /// Begins with one frame.
  init(_ points: Double) {
    add(points)
  }

  mutating func add(_ points: Double) {
    frames += 1
    if points > 0 { blankFrames += 1 }
    sumPoints = sumPoints.addingSaturating(points)
    maxPoints = max(maxPoints, points)
  }
}
