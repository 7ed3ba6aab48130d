public import Foundation
public import HeadlessUIKit

/// Room around the content of a list, and limits of its width.
public struct ListContentBounds: Hashable, Sendable {
  /// Room left free around the content, in points.
  public var padding: UIEdgeInsets
  /// Limits of the content's width; of its height in a horizontal list.
  public var width: WidthConstraint

  /// Describes bounds.
  public init(padding: UIEdgeInsets = .zero, width: WidthConstraint = .noConstraint) {
    self.padding = padding
    self.width = width
  }

  /// What bounds may depend on.
  public struct Context: Hashable, Sendable {
    /// The size of the list, in points.
    public var viewSize: CGSize
    /// What the safe area takes from the list.
    public var safeAreaInsets: UIEdgeInsets
    /// The direction in which the list scrolls.
    public var direction: LayoutDirection

    /// Describes a list.
    public init(viewSize: CGSize, safeAreaInsets: UIEdgeInsets, direction: LayoutDirection) {
      self.viewSize = viewSize
      self.safeAreaInsets = safeAreaInsets
      self.direction = direction
    }
  }
}

/// The key of `ListEnvironment.listContentBounds`.
public enum ListContentBoundsKey: ListEnvironmentKey {
  /// No bounds.
  public static var defaultValue: ((ListContentBounds.Context) -> ListContentBounds)? { nil }
}

extension ListEnvironment {
  /// The bounds of layouts that have none of their own.
  public var listContentBounds: ((ListContentBounds.Context) -> ListContentBounds)? {
    get { self[ListContentBoundsKey.self] }
    set { self[ListContentBoundsKey.self] = newValue }
  }
}
