import Foundation
import ListSchema

/// A place in the tree during a pass: what is known about the element there.
final class LayoutNode {
  let pass: PassState
  /// The place of the parent; nil at the root.
  private unowned(unsafe) let parent: LayoutNode?
  let identifier: ElementIdentifier?
  /// The number of levels above.
  let depth: Int

  /// The frame that the container gave the element; nil to fill the container.
  @exclusivity(unchecked) var placement: CGRect?
  /// The attributes with which the container shows the element; nil as it is, which takes no space.
  @exclusivity(unchecked) private var ownAttributes: AttributesBox?

  /// The content that the rest belongs to.
  @exclusivity(unchecked) private var content: ContentStorage?
  @exclusivity(unchecked) private(set) var subelements: [LayoutSubelement] = []
  @exclusivity(unchecked) private var layoutCache: AnyObject?
  @exclusivity(unchecked) private var child: LayoutNode?
  @exclusivity(unchecked) private var builds: [LazyBuild] = []
  @exclusivity(unchecked) private var sizes: SizeCache
  /// True if an element that was built here or below does not follow the contract of `Layout`.
  @exclusivity(unchecked) private var breaksContract = false

  init(in pass: PassState, for identifier: ElementIdentifier?, below parent: LayoutNode?) {
    self.pass = pass
    self.parent = parent
    self.identifier = identifier
    depth = parent.map { $0.depth + 1 } ?? 0
    sizes = SizeCache(pass.options)
    pass.counts.nodes += 1
    pass.profile?.countElement(type)
  }

  /// The attributes with which the container shows the element.
  var attributes: LayoutSubelement.Attributes {
    get { ownAttributes?.attributes ?? LayoutSubelement.Attributes() }
    set { ownAttributes = AttributesBox(newValue) }
  }

  /// True if the container shows the element in its own way.
  var hasAttributes: Bool { ownAttributes != nil }

  /// Forgets where the element was placed.
  func resetPlacement() {
    placement = nil
    ownAttributes = nil
  }

  /// The type of the element here.
  var type: any Any.Type { identifier?.metatype ?? pass.rootType }

  /// The size of the content here, which is measured unless it is known.
  func size(
    of content: ContentStorage,
    in proposal: SizeConstraint,
    _ environment: Environment
  ) -> CGSize {
    pass.counts.lookups += 1
    func infers() -> Bool { content.followsContract && !breaksContract }
    if let known = sizes.size(in: proposal, infers: infers(), &pass.counts) {
      pass.profile?.countCached(type)
      return known
    }
    if pass.profile != nil, content.isCounted, sizes.hasNeighbor(of: proposal) {
      pass.counts.nearMisses += 1
    }
    let size = measure(content, in: proposal, environment)
    sizes.insert(size, for: proposal, infers: infers())
    return size
  }

  /// Measures the content here.
  func measure(
    _ content: ContentStorage,
    in proposal: SizeConstraint,
    _ environment: Environment
  ) -> CGSize {
    func measure() -> CGSize {
      TreeDepth.step(to: depth) { content.measure(in: proposal, environment, self) }
    }
    let size = pass.profile?.measure(type, depth: depth, measure) ?? measure()
    guard size.width.isNaN || size.height.isNaN else { return size }
    assertionFailure("\(path) measured \(size) in \(proposal)")
    return CGSize(
      width: size.width.isNaN ? 0 : size.width,
      height: size.height.isNaN ? 0 : size.height
    )
  }

  /// The children of the content here, in a container of a size.
  func layOut(
    _ content: ContentStorage,
    in size: CGSize,
    _ environment: Environment
  ) -> [LayoutResultNode] {
    func layOut() -> [LayoutResultNode] {
      TreeDepth.step(to: depth) { content.layOut(in: size, environment, self) }
    }
    return pass.profile?.run(type, .layout, depth, size, layOut) ?? layOut()
  }

  /// The children of a container here.
  func subelements(
    of content: ContentStorage,
    _ children: [ContentChild],
    _ environment: Environment
  ) -> [LayoutSubelement] {
    if self.content === content { return subelements }
    // A lazy content may build the same children again, or others.
    let old = subelements
    layoutCache = nil
    self.content = content
    subelements = children.enumerated().map { index, child in
      let isKept = index < old.count && old[index].child.identifier == child.identifier
      let node =
        isKept ? old[index].node : LayoutNode(in: pass, for: child.identifier, below: self)
      return LayoutSubelement(child: child, node: node, environment: environment)
    }
    return subelements
  }

  /// The cache of the layout here, which is created once.
  func layoutCache<Cache>(_ create: () -> Cache) -> LayoutCacheBox<Cache> {
    if let box = layoutCache as? LayoutCacheBox<Cache> { return box }
    let box = LayoutCacheBox(create())
    layoutCache = box
    return box
  }

  /// The place of an only child.
  func onlyChild(_ identifier: ElementIdentifier) -> LayoutNode {
    if let child, child.identifier == identifier { return child }
    let child = LayoutNode(in: pass, for: identifier, below: self)
    self.child = child
    return child
  }

  /// The element that a lazy content built for a key, with its place.
  func built(
    by builder: LazyContent,
    for key: LazyBuild.Key,
    _ build: () -> any Element
  ) -> LazyBuild {
    let known = builds.firstIndex { $0.key == key }
    if let known, builds[known].builder === builder, pass.options.cache == .fast {
      return builds[known]
    }
    pass.counts.lazyBuilds += 1
    let child = ContentChild(build())
    if !child.content.storage.followsContract { breakContract() }
    let node = known.map { builds[$0].node }.flatMap {
      $0.identifier == child.identifier ? $0 : nil
    }
    let new = LazyBuild(
      key: key,
      builder: builder,
      child: child,
      node: node ?? LayoutNode(in: pass, for: child.identifier, below: self)
    )
    if let known { builds[known] = new } else { builds.append(new) }
    return new
  }

  /// Concludes nothing from sizes any more, here and above.
  private func breakContract() {
    for node in sequence(first: self, next: \.parent) {
      guard !node.breaksContract else { return }
      node.breaksContract = true
    }
  }

  /// The identifiers from the root to here, for diagnoses.
  var path: String {
    sequence(first: self, next: \.parent).compactMap { $0.identifier?.description }
      .reversed().joined(separator: " / ")
  }
}

/// The attributes with which a container shows an element.
private final class AttributesBox {
  let attributes: LayoutSubelement.Attributes

  init(_ attributes: LayoutSubelement.Attributes) {
    self.attributes = attributes
  }
}

/// The cache that a layout keeps between the calls of a pass.
final class LayoutCacheBox<Cache> {
  var value: Cache

  init(_ value: Cache) {
    self.value = value
  }
}

/// An element that a lazy content built.
struct LazyBuild {
  /// The inputs that the element depends on.
  struct Key: Hashable {
    /// Nil if it depends on the environment alone.
    var proposal: SizeConstraint?
    var isLayout: Bool
  }

  let key: Key
  let builder: LazyContent
  let child: ContentChild
  let node: LayoutNode
}
