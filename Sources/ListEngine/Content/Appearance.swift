public import HeadlessUIKit

/// How a list looks.
public struct Appearance: Hashable, Sendable {
  /// The colour behind the rows.
  public var backgroundColor = UIColor.white

  /// The look of a new list, then changed by `configure`.
  public init(configure: (inout Appearance) -> Void = { _ in }) {
    configure(&self)
  }
}
