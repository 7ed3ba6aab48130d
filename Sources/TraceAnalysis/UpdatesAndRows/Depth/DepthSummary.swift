/// The cost of frames and updates at different depths of a list.
public struct DepthSummary: Sendable {
  /// The frames and updates in one tenth of the list.
  public struct Tenth: Sendable {
    /// The number of the tenth, from 0.
    public let number: Int
    /// The smallest number of a first item on screen.
    public let smallestItem: Int
    /// The largest number of a first item on screen.
    public let largestItem: Int
    /// The frames in which content may have been scrolled.
    public let frames: Distribution
    /// The updates.
    public let updates: Distribution
  }

  /// The tenths in which something happened, from the top of the list.
  public let tenths: [Tenth]
  /// The change of the cost of frames with the depth; nil where too few can be compared.
  public let frames: DepthFit?
  /// The change of the cost of updates with the depth; nil where too few can be compared.
  public let updates: DepthFit?
  /// Updates for a chart: at most `DepthSamples.maxCount`, evenly chosen.
  public let updatePoints: [Point]

  /// A cost at a depth.
  public struct Point: Hashable, Sendable {
    /// The number of the first item on screen.
    public let item: Int
    /// The duration, in nanoseconds.
    public let costNs: Int64
  }
}
