import Foundation

/// The content of an element with a child that fills it.
final class PassThroughContent: ContentStorage {
  private let child: ContentChild

  init(_ element: any Element) {
    child = ContentChild(element)
  }

  override var childCount: Int { 1 }
  override var elementCount: Int { 1 + child.content.storage.elementCount }
  override var followsContract: Bool { child.content.storage.followsContract }

  override func measure(
    in proposal: SizeConstraint,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> CGSize {
    node.onlyChild(child.identifier).measure(child.content.storage, in: proposal, environment)
  }

  override func layOut(
    in size: CGSize,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> [LayoutResultNode] {
    [child.filling(size, environment, node.onlyChild(child.identifier))]
  }
}

/// The content of an element that changes the environment of its child, which fills it.
final class EnvironmentContent: ContentStorage {
  private let child: ContentChild
  private let adapt: (inout Environment) -> Void

  init(_ element: any Element, _ adapt: @escaping (inout Environment) -> Void) {
    child = ContentChild(element)
    self.adapt = adapt
  }

  override var childCount: Int { 1 }
  override var elementCount: Int { 1 + child.content.storage.elementCount }
  override var followsContract: Bool { child.content.storage.followsContract }

  private func adapted(_ environment: Environment) -> Environment {
    var environment = environment
    adapt(&environment)
    return environment
  }

  override func measure(
    in proposal: SizeConstraint,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> CGSize {
    node.onlyChild(child.identifier)
      .measure(child.content.storage, in: proposal, adapted(environment))
  }

  override func layOut(
    in size: CGSize,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> [LayoutResultNode] {
    [child.filling(size, adapted(environment), node.onlyChild(child.identifier))]
  }
}

/// The content of an element that measures as another one, and has no children.
final class MeasuringContent: ContentStorage {
  private let child: ContentChild

  init(_ element: any Element) {
    child = ContentChild(element)
  }

  override var elementCount: Int { 1 + child.content.storage.elementCount }
  override var followsContract: Bool { child.content.storage.followsContract }

  override func measure(
    in proposal: SizeConstraint,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> CGSize {
    node.onlyChild(child.identifier).measure(child.content.storage, in: proposal, environment)
  }
}
