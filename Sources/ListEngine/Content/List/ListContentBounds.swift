public import Foundation
public import HeadlessUIKit

/// Room around the content of a list, and limits of its width.
public struct ListContentBounds: Hashable, Sendable {
  /// Room left free around the content.
  public var padding: UIEdgeInsets
  /// Limits of the content's width.
  public var width: WidthConstraint

  /// Describes bounds.
  public init(padding: UIEdgeInsets = .zero, width: WidthConstraint = .noConstraint) {
    self.padding = padding
    self.width = width
  }

  /// The list for which the environment is asked for bounds.
  public struct Context: Hashable, Sendable {
    /// The size of the list, in points.
    public var viewSize: CGSize
    /// What the safe area takes from the list.
    public var safeAreaInsets: UIEdgeInsets
    /// The direction of the list.
    public var direction: LayoutDirection

    /// Describes a list.
    public init(viewSize: CGSize, safeAreaInsets: UIEdgeInsets, direction: LayoutDirection) {
      self.viewSize = viewSize
      self.safeAreaInsets = safeAreaInsets
      self.direction = direction
    }
  }

  /// The bounds that hold in a list: those of its layout, or the environment's, or none.
  package static func resolved(
    layout: ListContentBounds?,
    environment: ListEnvironment,
    in context: @autoclosure () -> Context
  ) -> ListContentBounds {
    layout ?? environment.listContentBounds?(context()) ?? ListContentBounds()
  }
}

/// Where the environment keeps the bounds of lists whose layout has none.
public enum ListContentBoundsKey: ListEnvironmentKey {
  /// Answers with the bounds of a list.
  public typealias Provider = (ListContentBounds.Context) -> ListContentBounds

  /// None.
  public static var defaultValue: Provider? { nil }
}

extension ListEnvironment {
  /// Answers with the bounds of lists whose layout has none; nil leaves those without.
  public var listContentBounds: ListContentBoundsKey.Provider? {
    get { self[ListContentBoundsKey.self] }
    set { self[ListContentBoundsKey.self] = newValue }
  }
}
