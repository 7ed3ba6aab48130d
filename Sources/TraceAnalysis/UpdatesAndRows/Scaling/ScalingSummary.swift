/// The growth of one cost of a list with one size.
public struct ScalingSummary: Sendable {
  /// The size that a cost grows with.
  public enum Size: String, Sendable {
    /// The scroll offset of the frame, in points.
    case depth
    /// The number of items in the whole content.
    case items
  }

  /// The name of the cost: `frame`, `update`, or the change that an update followed.
  public let cost: String
  /// The size that it grows with.
  public let size: Size
  /// The fit.
  public let fit: PowerFit
}
