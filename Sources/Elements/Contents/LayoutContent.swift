import Foundation

/// The content of a container, whose children a layout places.
final class LayoutContent<LayoutType: Layout>: ContentStorage {
  private let layout: LayoutType
  private let children: [ContentChild]
  override var followsContract: Bool { isPredictable }
  private let isPredictable: Bool

  init(_ layout: LayoutType, _ children: [ContentChild], followsContract: Bool) {
    self.layout = layout
    self.children = children
    isPredictable = followsContract && children.allSatisfy(\.content.storage.followsContract)
  }

  override var childCount: Int { children.count }
  override var elementCount: Int {
    children.reduce(1) { $0 + $1.content.storage.elementCount }
  }

  override var isCounted: Bool { true }

  override func measure(
    in proposal: SizeConstraint,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> CGSize {
    node.pass.counts.containerMeasurements += 1
    let subelements = node.subelements(of: self, children, environment)
    return withCache(subelements, environment, node) { cache in
      layout.sizeThatFits(
        proposal: proposal,
        subelements: subelements,
        environment: environment,
        cache: &cache
      )
    }
  }

  override func layOut(
    in size: CGSize,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> [LayoutResultNode] {
    guard !children.isEmpty else { return [] }
    let subelements = node.subelements(of: self, children, environment)
    for subelement in subelements { subelement.node.resetPlacement() }
    withCache(subelements, environment, node) { cache in
      layout.placeSubelements(
        in: size,
        subelements: subelements,
        environment: environment,
        cache: &cache
      )
    }
    return subelements.map { $0.child.placed($0.node, in: size, environment) }
  }

  private func withCache<Result>(
    _ subelements: [LayoutSubelement],
    _ environment: Environment,
    _ node: LayoutNode,
    _ body: (inout LayoutType.Cache) -> Result
  ) -> Result {
    func make() -> LayoutType.Cache {
      layout.makeCache(subelements: subelements, environment: environment)
    }
    // Most layouts keep nothing, which needs no place.
    guard LayoutType.Cache.self != Void.self else {
      var nothing = make()
      return body(&nothing)
    }
    return body(&node.layoutCache(make).value)
  }
}

extension ContentChild {
  /// The child with its descendants, where its container has placed it.
  func placed(
    _ node: LayoutNode,
    in size: CGSize,
    _ environment: Environment
  ) -> LayoutResultNode {
    var frame = node.placement ?? CGRect(origin: .zero, size: size)
    if !frame.isFinite {
      assertionFailure("\(node.path) was placed in \(frame)")
      frame = CGRect(origin: .zero, size: size)
    }
    return LayoutResultNode(
      child: self,
      attributes: node.hasAttributes
        ? LayoutAttributes(frame: frame, node.attributes) : LayoutAttributes(frame: frame),
      size: frame.size,
      environment: environment,
      children: node.layOut(content.storage, in: frame.size, environment)
    )
  }

  /// The child with its descendants, filling its container.
  func filling(
    _ size: CGSize,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> LayoutResultNode {
    LayoutResultNode(
      child: self,
      attributes: LayoutAttributes(frame: CGRect(origin: .zero, size: size)),
      size: size,
      environment: environment,
      children: node.layOut(content.storage, in: size, environment)
    )
  }
}

extension CGRect {
  /// True if all numbers are finite.
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
