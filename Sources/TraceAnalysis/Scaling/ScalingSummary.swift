/// How one cost of a list grows with one size.
public struct ScalingSummary: Sendable {
  /// What a cost grows with.
  public enum Size: String, Sendable {
    /// The scroll offset of the frame, in points.
    case depth
    /// The number of items in the whole content.
    case items
  }

  /// What costs: `frame`, `update`, or the name of the change that an update followed.
  public let cost: String
  /// What it grows with.
  public let size: Size
  /// The fit.
  public let fit: PowerFit
}
