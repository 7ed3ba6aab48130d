/// The length of the view that showed nothing, although there was content for it, when frames
/// ended.
public struct BlankArea: Hashable, Sendable {
  /// The number of frames.
  public private(set) var frames = 0
  /// The number of frames that showed nothing somewhere, although there was content for it.
  public private(set) var blankFrames = 0
  private var sumPoints = 0.0
  /// The largest length, in points.
  public private(set) var maxPoints = 0.0

  /// The mean length over all frames, in points.
  public var meanPoints: Double { sumPoints / Double(frames) }

  /// The share of frames with any, from 0 to 1.
  public var share: Double { Double(blankFrames) / Double(frames) }

  /// The area of one frame.
  init(_ points: Double) {
    frames = 1
    blankFrames = points > 0 ? 1 : 0
    sumPoints = points
    maxPoints = max(0, points)
  }

  /// Takes other frames.
  mutating func merge(_ other: BlankArea) {
    frames += other.frames
    blankFrames += other.blankFrames
    sumPoints = sumPoints.addingSaturating(other.sumPoints)
    maxPoints = max(maxPoints, other.maxPoints)
  }
}
