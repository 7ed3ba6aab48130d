public import HeadlessUIKit

/// How a list looks.
public struct Appearance: Hashable, Sendable {
  /// The colour behind the rows.
  public var backgroundColor = UIColor.white
  /// Whether scroll indicators are shown.
  public var showsScrollIndicators = true

  /// The look of a new list, then changed by `configure`.
  public init(configure: (inout Appearance) -> Void = { _ in }) {
    configure(&self)
  }
}

/// How a list behaves.
public struct Behavior: Hashable, Sendable {
  /// Whether the user can scroll.
  public var isScrollEnabled = true

  /// The behaviour of a new list, then changed by `configure`.
  public init(configure: (inout Behavior) -> Void = { _ in }) {
    configure(&self)
  }
}
