/// The mode in which elements are measured and laid out.
public enum LayoutMode: Hashable, Sendable {
  /// By the sizing contract of `Layout`.
  case caffeinated(options: LayoutOptions = .default)

  /// By the sizing contract of `Layout`, with the default options.
  public static var caffeinated: LayoutMode { .caffeinated(options: .default) }

  /// The mode of hosts and environments without another one.
  public static var `default`: LayoutMode { .caffeinated }

  /// The name of the mode, for people.
  public var name: String {
    switch self {
    case .caffeinated: "Caffeinated"
    }
  }

  /// The options.
  package var options: LayoutOptions {
    switch self {
    case .caffeinated(let options): options
    }
  }
}

/// The measurements that are kept, and the conclusions from them.
///
/// Frames do not depend on it, as long as the elements follow the sizing contract of `Layout`.
public struct LayoutOptions: Hashable, Sendable {
  /// The measurements that are kept.
  public enum Cache: Hashable, Sendable {
    /// None.
    case none
    /// Those of a pass, by their proposal, as in Blueprint.
    case original
    /// Those of a pass with all proposals that they answer, and those of a measuring call until the
    /// next update of the host.
    case fast
  }

  /// The measurements that are kept.
  public var cache: Cache
  /// True if a measurement of the original cache is also kept for the corners of its range.
  public var hintRangeBoundaries: Bool
  /// True if the original cache looks for measurements without a limit.
  public var searchUnconstrainedKeys: Bool

  /// Creates options of a cache.
  public init(cache: Cache) {
    self.cache = cache
    hintRangeBoundaries = true
    searchUnconstrainedKeys = true
  }

  /// Creates options of the original cache.
  public init(hintRangeBoundaries: Bool, searchUnconstrainedKeys: Bool) {
    cache = .original
    self.hintRangeBoundaries = hintRangeBoundaries
    self.searchUnconstrainedKeys = searchUnconstrainedKeys
  }

  /// The fast cache.
  public static let `default` = LayoutOptions(cache: .fast)
  /// The original cache with both of its options.
  public static let original = LayoutOptions(cache: .original)
  /// No cache.
  public static let none = LayoutOptions(cache: .none)
}
