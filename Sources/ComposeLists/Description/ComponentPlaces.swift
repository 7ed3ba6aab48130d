public import CompositionalLayout
public import HeadlessUIKit

/// The properties that the place of a component depends on.
@usableFromInline
struct ComponentPlace: Equatable {
  @usableFromInline let size: NSCollectionLayoutSize
  @usableFromInline let insets: NSDirectionalEdgeInsets
  @usableFromInline let edges: NSCollectionLayoutEdgeSpacing?
  private let attached: [AttachedPlace]
  @usableFromInline let hasAttached: Bool

  @inlinable
  init(_ component: some Component) {
    self.init(
      component.layoutSize(),
      component.contentInsets(),
      component.edgeSpacing(),
      component.supplementComponents()
    )
  }

  @usableFromInline
  init(
    _ size: NSCollectionLayoutSize,
    _ insets: NSDirectionalEdgeInsets,
    _ edges: NSCollectionLayoutEdgeSpacing?,
    _ attached: [AnySupplementaryComponent]
  ) {
    self.size = size
    self.insets = insets
    self.edges = edges
    self.attached = attached.isEmpty ? [] : attached.map(AttachedPlace.init)
    hasAttached = !attached.isEmpty
  }

  /// Returns whether a component has this place, too.
  @inlinable
  func isPlace(of component: some Component) -> Bool {
    guard size == component.layoutSize(), insets == component.contentInsets(),
      edges == component.edgeSpacing()
    else { return false }
    let attached = component.supplementComponents()
    return attached.isEmpty ? !hasAttached : isPlace(ofAttached: attached)
  }

  @usableFromInline
  func isPlace(ofAttached components: [AnySupplementaryComponent]) -> Bool {
    attached.elementsEqual(components) { $0 == AttachedPlace($1) }
  }

  /// The place as an item of a layout.
  var layoutItem: NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: size,
      supplementaryItems: attached.map(\.component.anchoredItem)
    )
    item.contentInsets = insets
    item.edgeSpacing = edges
    return item
  }
}

/// The properties that the place of an element attached to a component depends on.
struct AttachedPlace: Equatable {
  /// One of the components with this place.
  let component: AnySupplementaryComponent
  private let type: ObjectIdentifier
  private let kind: SupplementaryComponentKind
  private let size: NSCollectionLayoutSize
  private let containerAnchor: NSCollectionLayoutAnchor
  private let itemAnchor: NSCollectionLayoutAnchor
  private let zIndex: Int
  private let edges: NSCollectionLayoutEdgeSpacing?
  private let insets: NSDirectionalEdgeInsets

  init(_ component: AnySupplementaryComponent) {
    self.component = component
    let base = component.base
    type = ObjectIdentifier(Swift.type(of: base))
    kind = base.kind
    size = base.layoutSize()
    containerAnchor = base.containerAnchor()
    itemAnchor = base.itemAnchor()
    zIndex = base.zIndex()
    edges = base.edgeSpacing()
    insets = base.contentInsets()
  }

  static func == (first: Self, second: Self) -> Bool {
    first.type == second.type && first.kind == second.kind && first.size == second.size
      && first.containerAnchor == second.containerAnchor && first.itemAnchor == second.itemAnchor
      && first.zIndex == second.zIndex && first.edges == second.edges
      && first.insets == second.insets
  }
}

/// The places of a group's children, in order: equal ones that follow one another are one object.
@usableFromInline
struct ComponentPlaces {
  /// An item that is repeated.
  private struct Repeated {
    let item: NSCollectionLayoutItem
    var count: Int
  }

  private var runs: [Repeated] = []
  /// The place of the last components; nil after a group.
  private var last: ComponentPlace?

  /// Adds the place of components.
  @usableFromInline
  mutating func add(_ place: ComponentPlace, count: Int) {
    if place == last {
      runs[runs.count - 1].count += count
    } else {
      last = place
      runs.append(Repeated(item: place.layoutItem, count: count))
    }
  }

  /// Adds a group.
  mutating func add(_ group: NSCollectionLayoutGroup) {
    last = nil
    runs.append(Repeated(item: group, count: 1))
  }

  /// The items one by one.
  var items: [NSCollectionLayoutItem] {
    runs.flatMap { repeatElement($0.item, count: $0.count) }
  }

  /// The items, as one if all are equal.
  var itemsOrSingle: [NSCollectionLayoutItem] {
    runs.count == 1 && last != nil ? [runs[0].item] : items
  }
}
