/// Components of one type, each made when it comes near the screen.
///
/// ```swift
/// Section(id: "products") {
///   HGroup(width: .fractionalWidth(1), height: .absolute(120)) {
///     LazyComponents(products, id: \.sku) { ProductCard(product: $0) }
///   }
/// }
/// ```
/// Describing them costs the same for any number, except in a group whose own dimension is estimated
/// (the width of an `HGroup`, the height of a `VGroup`): it has a place for each component, and takes
/// time and memory for each, unless it is all of a section and the list scrolls in this direction.
///
/// All are placed as the first one: its size, spacing and insets, and the places of its badges, count
/// for all of them. A section shows them on demand if all its components are of one type and in one
/// `LazyComponents`; otherwise it makes all of them.
public struct LazyComponents<Elements: RandomAccessCollection, Base: Component>: GroupItem {
  @usableFromInline let run: TypedComponents<Base>

  /// Describes the components of a collection's elements.
  ///
  /// - Parameters:
  ///   - elements: the data of the components.
  ///   - id: the key path to what the component gives as its `id`.
  ///   - component: makes the component of an element; called later, so `elements` should be a value.
  /// - Precondition: `id` is the component's identity; checked when a component is shown.
  @inlinable
  public init<ID: Hashable>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, ID>,
    component: @escaping (Elements.Element) -> Base
  ) {
    self.init(elements, component) { AnyHashable($0[keyPath: id]) }
  }

  /// Describes the components of identifiable elements, whose identities they have.
  ///
  /// - Parameters:
  ///   - elements: the data of the components.
  ///   - component: makes the component of an element.
  @inlinable
  public init(
    _ elements: Elements,
    component: @escaping (Elements.Element) -> Base
  ) where Elements.Element: Identifiable {
    // No key path: it would be made anew each time.
    self.init(elements, component) { AnyHashable($0.id) }
  }

  @inlinable
  init(
    _ elements: Elements,
    _ component: @escaping (Elements.Element) -> Base,
    _ id: @escaping (Elements.Element) -> AnyHashable
  ) {
    func element(_ position: Int) -> Elements.Element {
      elements[elements.index(elements.startIndex, offsetBy: position)]
    }
    run = TypedComponents(
      .lazy(id: { id(element($0)) }, make: { component(element($0)) }),
      count: elements.count
    )
  }

  /// The components, which are not made.
  @inlinable public var groupChildren: [GroupChild] { [GroupChild(run)] }
}
