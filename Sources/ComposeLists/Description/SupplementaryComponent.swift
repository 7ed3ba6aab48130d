public import CompositionalLayout
public import HeadlessUIKit

/// The use of a supplementary component.
public enum SupplementaryComponentKind: Hashable, Sendable {
  /// A header.
  case header
  /// A footer.
  case footer
  /// A background.
  case background
  /// Anything else.
  case custom(name: String)

  /// A short text, such as "header" or "custom-badge".
  public var text: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    case .background: "background"
    case .custom(let name): "custom-\(name)"
    }
  }
}

/// A header, a footer, a badge.
public protocol SupplementaryComponent {
  /// The view that shows it.
  associatedtype Content: UIView

  /// The identity of the component.
  var id: AnyHashable { get }
  /// The use of the component.
  var kind: SupplementaryComponentKind { get }
  /// Makes the view; called only when no view can be reused.
  @preconcurrency @MainActor
  func contentView() -> Content
  /// The size, relative to what it belongs to.
  func layoutSize() -> NSCollectionLayoutSize
  /// Shows the component in the view.
  @preconcurrency @MainActor
  func render(in content: Content)
  /// The point of an item or group that it is attached to.
  var containerAnchor: NSCollectionLayoutAnchor { get }
  /// The point of its own that is attached.
  var itemAnchor: NSCollectionLayoutAnchor { get }
  /// The insets of the view within its place.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The order among overlapping elements.
  var zIndex: Int { get }
  /// True if it stays visible while its section is.
  var pinToVisibleBounds: Bool { get }
  /// The distance that it is moved from its place at a boundary.
  var offset: CGPoint { get }
  /// The boundary of a section it is placed at.
  var alignment: NSRectAlignment { get }
  /// True if its section grows by it.
  var extendsBoundary: Bool { get }
}

extension SupplementaryComponent {
  /// A header.
  public var kind: SupplementaryComponentKind { .header }
  /// The middle of the top edge.
  public var containerAnchor: NSCollectionLayoutAnchor { NSCollectionLayoutAnchor(edges: .top) }
  /// The middle of the top edge.
  public var itemAnchor: NSCollectionLayoutAnchor { NSCollectionLayoutAnchor(edges: .top) }
  /// None.
  public var contentInsets: NSDirectionalEdgeInsets { .zero }
  /// 0.
  public var zIndex: Int { 0 }
  /// False.
  public var pinToVisibleBounds: Bool { false }
  /// None.
  public var offset: CGPoint { .zero }
  /// The top.
  public var alignment: NSRectAlignment { .top }
  /// True.
  public var extendsBoundary: Bool { true }
}

/// A supplementary component of any type.
public struct AnySupplementaryComponent {
  /// The component.
  public let base: any SupplementaryComponent

  /// Wraps a component.
  public init(_ base: any SupplementaryComponent) {
    self.base = base
  }

  /// The identity of the component.
  public var id: AnyHashable { base.id }

  /// The component as a type; nil if it is of another.
  public func to<Target>(_ type: Target.Type) -> Target? { base as? Target }

  /// The kind of its element: its type and what it is used as, never its identity.
  public var elementKind: String { "\(String(reflecting: type(of: base)))-\(base.kind.text)" }

  /// Makes the view of the component.
  @preconcurrency @MainActor
  public func contentView() -> UIView { base.contentView() }

  /// Shows the component in a view; nothing happens if the view is of another type.
  @preconcurrency @MainActor
  public func render(in content: UIView) { Self.render(base, content) }

  @MainActor
  private static func render<Base: SupplementaryComponent>(_ base: Base, _ content: UIView) {
    if let content = content as? Base.Content { base.render(in: content) }
  }

  /// The element attached to an item or group.
  var anchoredItem: NSCollectionLayoutSupplementaryItem {
    let item = NSCollectionLayoutSupplementaryItem(
      layoutSize: base.layoutSize(),
      elementKind: elementKind,
      containerAnchor: base.containerAnchor,
      itemAnchor: base.itemAnchor
    )
    item.zIndex = base.zIndex
    item.contentInsets = base.contentInsets
    return item
  }

  /// The element at a boundary.
  func boundaryItem(kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: base.layoutSize(),
      elementKind: kind,
      alignment: base.alignment,
      absoluteOffset: base.offset
    )
    item.extendsBoundary = base.extendsBoundary
    item.pinToVisibleBounds = base.pinToVisibleBounds
    item.zIndex = base.zIndex
    item.contentInsets = base.contentInsets
    return item
  }
}

/// A background of a section.
public protocol DecorationComponent {
  /// The view that shows it.
  associatedtype Content: UIView

  /// Makes the view.
  @preconcurrency @MainActor
  func contentView() -> Content
  /// Shows the component in the view.
  @preconcurrency @MainActor
  func render(in content: Content)
  /// The insets of the view within the section.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The order among overlapping elements.
  var zIndex: Int { get }
}

extension DecorationComponent {
  /// Does nothing.
  @preconcurrency @MainActor
  public func render(in content: Content) {}
  /// None.
  public var contentInsets: NSDirectionalEdgeInsets { .zero }
  /// 0.
  public var zIndex: Int { 0 }

  /// The kind of its element: its type.
  var elementKind: String { String(reflecting: Self.self) }

  var layoutItem: NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: elementKind)
    item.zIndex = zIndex
    item.contentInsets = contentInsets
    return item
  }
}
