import Foundation

/// An element with its place in its parent, and its descendants.
struct LayoutResultNode {
  let child: ContentChild
  let attributes: LayoutAttributes
  /// The size that the parent gave the element.
  let size: CGSize
  let environment: Environment
  let children: [LayoutResultNode]

  var identifier: ElementIdentifier { child.identifier }
  var element: any Element { child.element }

  /// The union of the frames of the children; nil without any.
  private var subtreeExtent: CGRect? {
    children.lazy.map(\.attributes.frame).reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// The view of the element; nil if it has none of its own.
  @preconcurrency @MainActor
  func backingViewDescription() -> ViewDescription? {
    element.backingViewDescription(
      with: ViewDescriptionContext(
        bounds: CGRect(origin: .zero, size: size),
        subtreeExtent: subtreeExtent,
        environment: environment,
        representations: child.content.representations
      )
    )
  }

  /// The views of the element and its descendants, in the space of the parent.
  @preconcurrency @MainActor
  func resolve() -> [NativeViewNode] {
    var nodes: [NativeViewNode] = []
    resolve(within: nil, below: nil, depth: 0, into: &nodes)
    return nodes
  }

  /// - Parameters:
  ///   - parent: the attributes of the enclosing elements without views, combined; nil for none.
  ///   - path: the path of the parent, below its nearest ancestor with a view.
  ///   - depth: the number of levels above.
  ///   - nodes: the views of that ancestor's descendants.
  @MainActor
  private func resolve(
    within parent: LayoutAttributes?,
    below path: ElementPath?,
    depth: Int,
    into nodes: inout [NativeViewNode]
  ) {
    let attributes = parent.map { self.attributes.within($0) } ?? self.attributes
    let path = ElementPath(identifier, below: path)
    guard let description = backingViewDescription() else {
      resolveChildren(within: attributes, below: path, depth: depth, into: &nodes)
      return
    }
    var own: [NativeViewNode] = []
    resolveChildren(within: nil, below: nil, depth: depth, into: &own)
    nodes.append(
      NativeViewNode(
        path: path,
        description: description,
        attributes: attributes,
        environment: environment,
        children: own
      )
    )
  }

  @MainActor
  private func resolveChildren(
    within parent: LayoutAttributes?,
    below path: ElementPath?,
    depth: Int,
    into nodes: inout [NativeViewNode]
  ) {
    TreeDepth.step(to: depth) {
      for child in children {
        child.resolve(within: parent, below: path, depth: depth + 1, into: &nodes)
      }
    }
  }
}
