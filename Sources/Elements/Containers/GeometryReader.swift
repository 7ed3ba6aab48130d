public import Foundation

/// An element that is built from the space it gets.
///
/// It is built again for every proposal, so a row that has one is not as cheap as one without.
public struct GeometryReader: Element {
  private let build: (GeometryProxy) -> any Element

  /// Creates an element from the function that builds it.
  public init(elementRepresentation build: @escaping (GeometryProxy) -> any Element) {
    self.build = build
  }

  /// The content of the built element.
  public var content: ElementContent {
    ElementContent(
      storage: LazyContent(dependence: .proposal) { (context: LazyContext) in
        build(GeometryProxy(context: context))
      }
    )
  }
}

/// The space that an element gets.
public struct GeometryProxy {
  let context: LazyContext

  /// The proposal while measuring; while laying out, the final size as the limit of both axes.
  public var constraint: SizeConstraint { context.proposal }

  /// The size of an element in the same environment, and by default in the same space.
  public func measure(element: any Element, in constraint: SizeConstraint? = nil) -> CGSize {
    context.measure(element, in: constraint ?? context.proposal)
  }
}

extension LazyContext {
  /// The size of an element that is not in the tree.
  func measure(_ element: any Element, in constraint: SizeConstraint) -> CGSize {
    TreeDepth.descend(into: type(of: element)) {
      let pass = LayoutPass(mode: .caffeinated(options: node.pass.options))
      defer { node.pass.counts.add(pass.counts) }
      let child = ContentChild(element)
      return pass.root.measure(child.content.storage, in: constraint, environment)
    } limited: {
      .zero
    }
  }
}
