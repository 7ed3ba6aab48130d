/// The way in which an orthogonal section scrolls; it holds its data.
public struct UICollectionLayoutSectionOrthogonalScrollingProperties: Hashable, Sendable {
  /// The rates at which scrolling decelerates.
  public enum DecelerationRate: Int, Hashable, Sendable {
    /// As the behaviour needs it.
    case automatic
    /// Slowly.
    case normal
    /// Quickly.
    case fast
  }

  /// The conditions under which content can be dragged beyond its ends.
  public enum Bounce: Int, Hashable, Sendable {
    /// As the behaviour needs it.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The rate at which scrolling decelerates.
  public var decelerationRate = DecelerationRate.automatic
  /// The condition under which content can be dragged beyond its ends.
  public var bounce = Bounce.automatic

  /// Creates the usual way.
  public init() {}
}
