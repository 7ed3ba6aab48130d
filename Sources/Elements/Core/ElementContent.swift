public import Foundation

/// The content of an element, which measures it and its children.
public struct ElementContent {
  let storage: ContentStorage
  /// The representations of the proxies that this is the content of, from the outermost in.
  private(set) var representations: RepresentationChain?

  init(storage: ContentStorage) {
    self.storage = storage
  }

  /// The content of an element without children, of size zero.
  static var empty: ElementContent { ElementContent(storage: FixedSizeContent(.zero)) }

  /// Creates the content of an element without children, of a fixed size.
  public init(intrinsicSize: CGSize) {
    self.init(storage: FixedSizeContent(intrinsicSize))
  }

  /// Creates the content of an element without children from a function that measures it.
  public init(measureFunction: @escaping (SizeConstraint) -> CGSize) {
    self.init(measureFunction: { constraint, _ in measureFunction(constraint) })
  }

  /// Creates the content of an element without children from a function that measures it.
  public init(measureFunction: @escaping (SizeConstraint, Environment) -> CGSize) {
    self.init(storage: LeafContent(measureFunction))
  }

  /// Creates the content of an element without children from something that can be measured.
  public init(measurable: any Measurable) {
    self.init(measureFunction: { constraint, _ in measurable.measure(in: constraint) })
  }

  /// Creates the content of an element with a child that fills it.
  public init(child: any Element) {
    self.init(storage: PassThroughContent(child))
  }

  /// Creates the content of an element that changes the environment of its child.
  public init(child: any Element, environment adapt: @escaping (inout Environment) -> Void) {
    self.init(storage: EnvironmentContent(child, adapt))
  }

  /// Creates the content of an element that sets a value of its child's environment.
  public init<Key: EnvironmentKey>(child: any Element, key: Key.Type, value: Key.Value) {
    self.init(child: child, environment: { $0[key] = value })
  }

  /// Creates the content of an element with one child, which a layout places.
  public init(child: any Element, key: AnyHashable? = nil, layout: some SingleChildLayout) {
    self.init(layout: SingleChildLayoutHost(layout)) { $0.add(key: key, element: child) }
  }

  /// Creates the content of an element whose children a layout places.
  ///
  /// `configure` adds the children.
  public init<LayoutType: Layout>(
    layout: LayoutType,
    configure: (inout Builder<LayoutType>) -> Void = { _ in }
  ) {
    self.init(layout: layout, followsContract: true, configure: configure)
  }

  /// Creates the content of an element whose children a layout places.
  ///
  /// Of one that does not follow the sizing contract, nothing is concluded from what was measured.
  init<LayoutType: Layout>(
    layout: LayoutType,
    followsContract: Bool,
    configure: (inout Builder<LayoutType>) -> Void
  ) {
    var builder = Builder<LayoutType>()
    configure(&builder)
    self.init(
      storage: LayoutContent(layout, builder.children, followsContract: followsContract)
    )
  }

  /// Creates the content of an element that is only known once its space is.
  ///
  /// `build` is called while measuring, with the proposal, and while laying out, with the final
  /// size as the limit of both axes.
  public init(build: @escaping (SizeConstraint, Environment) -> any Element) {
    self.init(
      storage: LazyContent(dependence: .proposal) { constraint, environment, _ in
        build(constraint, environment)
      }
    )
  }

  /// Creates the content of an element that measures as another one, and has no children.
  public init(measuring element: any Element) {
    self.init(storage: MeasuringContent(element))
  }

  /// The number of children.
  public var childCount: Int { storage.childCount }

  /// Measures the content apart from any host.
  public func measure(in constraint: SizeConstraint, environment: Environment) -> CGSize {
    // The element may be measured by one that it contains.
    TreeDepth.descend(into: Self.self) {
      let pass = LayoutPass(mode: environment.layoutMode)
      return pass.root.measure(storage, in: constraint, environment)
    } limited: {
      .zero
    }
  }

  /// The content, for a proxy that is represented by an element.
  func representing(_ element: any Element) -> ElementContent {
    var content = self
    content.representations = RepresentationChain(element: element, next: representations)
    return content
  }
}

/// The representations of proxies, from the outermost in.
final class RepresentationChain {
  let element: any Element
  let next: RepresentationChain?

  init(element: any Element, next: RepresentationChain?) {
    self.element = element
    self.next = next
  }
}

/// Something that can be measured.
public protocol Measurable {
  /// The size in a constraint, in points.
  func measure(in constraint: SizeConstraint) -> CGSize
}
