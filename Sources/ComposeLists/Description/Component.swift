public import CompositionalLayout
public import HeadlessUIKit

/// One cell of a list: its identity, its size and its content.
///
/// Equal if the identities are equal, unless a type says otherwise.
public protocol Component: GroupItem, Hashable {
  /// The view that shows it.
  associatedtype Content: UIView

  /// The identity of the component among all components of a list.
  var id: AnyHashable { get }
  /// Makes the view; called only when no view can be reused.
  @preconcurrency @MainActor
  func contentView() -> Content
  /// The size, relative to the group.
  func layoutSize() -> NSCollectionLayoutSize
  /// The distances to other items and to the group.
  func edgeSpacing() -> NSCollectionLayoutEdgeSpacing?
  /// Returns the insets of the view within its place.
  func contentInsets() -> NSDirectionalEdgeInsets
  /// The elements that are attached, such as badges.
  func supplementComponents() -> [AnySupplementaryComponent]
  /// The view is about to be shown.
  @preconcurrency @MainActor
  func willDisplay(content: Content)
  /// The view is no longer shown.
  @preconcurrency @MainActor
  func didEndDisplay(content: Content)
  /// Shows the component in the view.
  @preconcurrency @MainActor
  func render(in content: Content)
  /// Returns whether a component that replaces this one, with the same identity, looks different.
  func shouldContentUpdate(with next: Self) -> Bool
}

extension Component {
  /// None.
  @inlinable public func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { nil }
  /// None.
  @inlinable public func contentInsets() -> NSDirectionalEdgeInsets { .zero }
  /// None.
  @inlinable public func supplementComponents() -> [AnySupplementaryComponent] { [] }
  /// Does nothing.
  @preconcurrency @MainActor
  public func willDisplay(content: Content) {}
  /// Does nothing.
  @preconcurrency @MainActor
  public func didEndDisplay(content: Content) {}
  /// False.
  @inlinable
  public func shouldContentUpdate(with next: Self) -> Bool { false }

  /// Returns whether both have the same identity.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool { first.id == second.id }

  /// Feeds the identity into the hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

/// A component of any type.
public struct AnyComponent {
  /// The component.
  public let base: any Component
  /// Its identity.
  public let id: AnyHashable

  /// Wraps a component; a wrapped one is not wrapped again.
  @inlinable
  public init(_ base: any Component) {
    if type(of: base) == AnyComponent.self, let wrapped = base as? AnyComponent {
      self = wrapped
    } else {
      self.base = base
      id = base.id
    }
  }

  /// Wraps a component with an identity that it gave before.
  init(_ base: any Component, id: AnyHashable) {
    self.base = base
    self.id = id
  }

  /// The component as a type; nil if it is of another.
  public func to<Target>(_ type: Target.Type) -> Target? { base as? Target }

  /// The key by which views are reused: the type of the component.
  public var reuseIdentifier: String { String(reflecting: type(of: base)) }

  /// Returns whether a component that replaces this one looks different.
  public func shouldContentUpdate(with next: AnyComponent) -> Bool {
    Self.differs(base, next.base)
  }

  private static func differs<Base: Component>(_ base: Base, _ next: any Component) -> Bool {
    guard let next = next as? Base else { return true }
    return base.shouldContentUpdate(with: next)
  }
}

extension AnyComponent: Component {
  /// Those of the component.
  public var groupChildren: [GroupChild] { base.groupChildren }

  /// Those of each component, one after the other.
  public static func groupChildren(of items: [AnyComponent]) -> [GroupChild] {
    items.flatMap(\.groupChildren)
  }

  /// The size, relative to the group.
  public func layoutSize() -> NSCollectionLayoutSize { base.layoutSize() }

  /// The distances to other items and to the group.
  public func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { base.edgeSpacing() }

  /// The insets of the view within its place.
  public func contentInsets() -> NSDirectionalEdgeInsets { base.contentInsets() }

  /// The elements that are attached.
  public func supplementComponents() -> [AnySupplementaryComponent] { base.supplementComponents() }

  /// Makes the view of the component.
  @preconcurrency @MainActor
  public func contentView() -> UIView { base.contentView() }

  /// Shows the component in a view; nothing happens if the view is of another type.
  @preconcurrency @MainActor
  public func render(in content: UIView) { Self.render(base, content) }

  /// The view is about to be shown.
  @preconcurrency @MainActor
  public func willDisplay(content: UIView) { Self.willDisplay(base, content) }

  /// The view is no longer shown.
  @preconcurrency @MainActor
  public func didEndDisplay(content: UIView) { Self.didEndDisplay(base, content) }

  @MainActor
  private static func render<Base: Component>(_ base: Base, _ content: UIView) {
    if let content = content as? Base.Content { base.render(in: content) }
  }

  @MainActor
  private static func willDisplay<Base: Component>(_ base: Base, _ content: UIView) {
    if let content = content as? Base.Content { base.willDisplay(content: content) }
  }

  @MainActor
  private static func didEndDisplay<Base: Component>(_ base: Base, _ content: UIView) {
    if let content = content as? Base.Content { base.didEndDisplay(content: content) }
  }
}
