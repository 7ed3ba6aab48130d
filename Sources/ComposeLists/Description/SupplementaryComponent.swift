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
  func containerAnchor() -> NSCollectionLayoutAnchor
  /// The point of its own that is attached.
  func itemAnchor() -> NSCollectionLayoutAnchor
  /// The distances of an attached element, which its item has and layouts do not use.
  func edgeSpacing() -> NSCollectionLayoutEdgeSpacing?
  /// The insets of the view within its place.
  func contentInsets() -> NSDirectionalEdgeInsets
  /// The order among overlapping elements.
  func zIndex() -> Int
  /// True if it stays visible while its section is.
  func pinToVisibleBounds() -> Bool
  /// The distance that it is moved from its place at a boundary.
  func offset() -> CGPoint
  /// The boundary of a section it is placed at.
  func alignment() -> NSRectAlignment
  /// True if its section grows by it.
  func extendsBoundary() -> Bool
}

extension SupplementaryComponent {
  /// A header.
  public var kind: SupplementaryComponentKind { .header }
  /// The middle of the top edge.
  public func containerAnchor() -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: .top)
  }
  /// The middle of the top edge.
  public func itemAnchor() -> NSCollectionLayoutAnchor { NSCollectionLayoutAnchor(edges: .top) }
  /// None.
  public func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { nil }
  /// None.
  public func contentInsets() -> NSDirectionalEdgeInsets { .zero }
  /// 0.
  public func zIndex() -> Int { 0 }
  /// False.
  public func pinToVisibleBounds() -> Bool { false }
  /// None.
  public func offset() -> CGPoint { .zero }
  /// The top.
  public func alignment() -> NSRectAlignment { .top }
  /// True.
  public func extendsBoundary() -> Bool { true }
}

/// A supplementary component of any type.
public struct AnySupplementaryComponent: SupplementaryComponent {
  /// The component.
  public let base: any SupplementaryComponent

  /// Wraps a component; a wrapped one is not wrapped again.
  public init(_ base: any SupplementaryComponent) {
    self.base = (base as? AnySupplementaryComponent)?.base ?? base
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

  /// The use of the component.
  public var kind: SupplementaryComponentKind { base.kind }
  /// The size, relative to what it belongs to.
  public func layoutSize() -> NSCollectionLayoutSize { base.layoutSize() }
  /// The point of an item or group that it is attached to.
  public func containerAnchor() -> NSCollectionLayoutAnchor { base.containerAnchor() }
  /// The point of its own that is attached.
  public func itemAnchor() -> NSCollectionLayoutAnchor { base.itemAnchor() }
  /// The distances of an attached element.
  public func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { base.edgeSpacing() }
  /// The insets of the view within its place.
  public func contentInsets() -> NSDirectionalEdgeInsets { base.contentInsets() }
  /// The order among overlapping elements.
  public func zIndex() -> Int { base.zIndex() }
  /// True if it stays visible while its section is.
  public func pinToVisibleBounds() -> Bool { base.pinToVisibleBounds() }
  /// The distance that it is moved from its place at a boundary.
  public func offset() -> CGPoint { base.offset() }
  /// The boundary of a section it is placed at.
  public func alignment() -> NSRectAlignment { base.alignment() }
  /// True if its section grows by it.
  public func extendsBoundary() -> Bool { base.extendsBoundary() }

  /// The element attached to an item or group.
  var anchoredItem: NSCollectionLayoutSupplementaryItem {
    let item = NSCollectionLayoutSupplementaryItem(
      layoutSize: base.layoutSize(),
      elementKind: elementKind,
      containerAnchor: base.containerAnchor(),
      itemAnchor: base.itemAnchor()
    )
    item.zIndex = base.zIndex()
    item.contentInsets = base.contentInsets()
    item.edgeSpacing = base.edgeSpacing()
    return item
  }

  /// The element at a boundary.
  func boundaryItem(kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: base.layoutSize(),
      elementKind: kind,
      alignment: base.alignment(),
      absoluteOffset: base.offset()
    )
    item.extendsBoundary = base.extendsBoundary()
    item.pinToVisibleBounds = base.pinToVisibleBounds()
    item.zIndex = base.zIndex()
    item.contentInsets = base.contentInsets()
    return item
  }
}

/// A background of a section.
public protocol DecorationComponent {
  /// The view that shows it.
  associatedtype Content: UIView = UIView

  /// The class of the view, made by its `init(frame:)`; the class of `contentView()` by default.
  func contentViewClass() -> AnyClass
  /// Makes the view; one of `contentViewClass()` by default.
  @preconcurrency @MainActor
  func contentView() -> Content
  /// Shows the component in the view; does nothing by default, for a view that needs no data.
  @preconcurrency @MainActor
  func render(in content: Content)
  /// The insets of the view within the section.
  func contentInsets() -> NSDirectionalEdgeInsets
  /// The order among overlapping elements.
  func zIndex() -> Int
}

extension DecorationComponent where Content == UIView {
  /// A view of the class.
  @preconcurrency @MainActor
  public func contentView() -> UIView {
    guard let type = contentViewClass() as? UIView.Type else {
      assertionFailure("\(Self.self): \(contentViewClass()) is no class of views")
      return UIView()
    }
    return type.makeReusable()
  }
}

extension DecorationComponent {
  /// The class of the view that is made.
  public func contentViewClass() -> AnyClass { Content.self }
  /// Does nothing.
  @preconcurrency @MainActor
  public func render(in content: Content) {}
  /// None.
  public func contentInsets() -> NSDirectionalEdgeInsets { .zero }
  /// 0.
  public func zIndex() -> Int { 0 }

  /// The kind of its element: its type.
  var elementKind: String { String(reflecting: Self.self) }

  var layoutItem: NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: elementKind)
    item.zIndex = zIndex()
    item.contentInsets = contentInsets()
    return item
  }
}
