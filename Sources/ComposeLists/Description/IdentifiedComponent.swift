public import CompositionalLayout
public import HeadlessUIKit
public import ListEngine

/// A component with the identity that it gave when it was described, as it gives another one each time:
/// `var id: AnyHashable { UUID() }`.
///
/// Within one description its row can be found. In the next one it is another row, so that each update
/// replaces all such rows.
@usableFromInline
struct IdentifiedComponent<Base: Component>: Component {
  let base: Base
  @usableFromInline let id: AnyHashable

  init(_ base: Base) {
    self.base = base
    id = base.id
  }

  @usableFromInline func contentView() -> Base.Content { base.contentView() }
  @usableFromInline func layoutSize() -> NSCollectionLayoutSize { base.layoutSize() }
  @usableFromInline func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { base.edgeSpacing() }
  @usableFromInline func contentInsets() -> NSDirectionalEdgeInsets { base.contentInsets() }
  @usableFromInline
  func supplementComponents() -> [AnySupplementaryComponent] { base.supplementComponents() }
  @usableFromInline func willDisplay(content: Base.Content) { base.willDisplay(content: content) }
  @usableFromInline
  func didEndDisplay(content: Base.Content) { base.didEndDisplay(content: content) }
  @usableFromInline func render(in content: Base.Content) { base.render(in: content) }
  @usableFromInline
  func shouldContentUpdate(with next: Self) -> Bool { base.shouldContentUpdate(with: next.base) }
}

extension IdentifiedComponent {
  /// Gives a section the rows of components.
  @usableFromInline
  static func setRows(
    of components: TypedComponents<Base>,
    _ contexts: ComponentContexts,
    _ section: inout ListEngine.Section
  ) {
    section += items(of: components, contexts)
  }

  /// The rows of components, one by one.
  @usableFromInline
  static func items(
    of components: TypedComponents<Base>,
    _ contexts: ComponentContexts
  ) -> [any AnyItem] {
    let context = contexts.context(of: Self.self)
    context.component = { AnyComponent($0.base, id: $0.id) }
    return (0..<components.count).map {
      Item(ComponentContent(IdentifiedComponent(components[$0]), context))
    }
  }
}
