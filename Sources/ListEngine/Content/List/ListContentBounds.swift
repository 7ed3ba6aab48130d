public import Foundation
public import HeadlessUIKit

/// Padding around the content of a list, and limits of its width.
public struct ListContentBounds: Hashable, Sendable {
  /// Padding around the content, in points.
  public var padding: UIEdgeInsets
  /// Limits of the content's width.
  public var width: WidthConstraint

  /// Creates bounds.
  public init(padding: UIEdgeInsets = .zero, width: WidthConstraint = .noConstraint) {
    self.padding = padding
    self.width = width
  }

  /// The list whose bounds are requested from the environment.
  public struct Context: Hashable, Sendable {
    /// The size of the list, in points.
    public var viewSize: CGSize
    /// The insets of the list's safe area.
    public var safeAreaInsets: UIEdgeInsets
    /// The direction of the list.
    public var direction: LayoutDirection

    /// Creates a context.
    public init(viewSize: CGSize, safeAreaInsets: UIEdgeInsets, direction: LayoutDirection) {
      self.viewSize = viewSize
      self.safeAreaInsets = safeAreaInsets
      self.direction = direction
    }
  }

  /// The bounds of a list: those of its layout, or the environment's, or none; padding that is not
  /// finite counts as 0.
  package static func resolved(
    layout: ListContentBounds?,
    environment: ListEnvironment,
    in context: @autoclosure () -> Context
  ) -> ListContentBounds {
    var bounds = layout ?? environment.listContentBounds?(context()) ?? ListContentBounds()
    bounds.padding = bounds.padding.finite
    return bounds
  }
}

/// The environment key for the bounds of lists whose layout has none.
public enum ListContentBoundsKey: ListEnvironmentKey {
  /// Returns the bounds of a list.
  public typealias Provider = (ListContentBounds.Context) -> ListContentBounds

  /// The value in the environment; nil for no bounds.
  public typealias Value = Provider?

  /// None.
  public static var defaultValue: Value { nil }
}

extension ListEnvironment {
  /// Returns the bounds of lists whose layout has none; nil for no bounds.
  public var listContentBounds: ListContentBoundsKey.Provider? {
    get { self[ListContentBoundsKey.self] }
    set { self[ListContentBoundsKey.self] = newValue }
  }

  /// The bounds of a list whose layout has none.
  public func listContentBounds(in context: ListContentBounds.Context) -> ListContentBounds {
    self[ListContentBoundsKey.self]?(context) ?? ListContentBounds()
  }
}
