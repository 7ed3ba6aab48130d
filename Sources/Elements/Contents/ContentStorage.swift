import Foundation

/// The storage of an element's content.
class ContentStorage {
  /// The number of children.
  var childCount: Int { 0 }

  /// The number of elements whose contents were made with this one.
  ///
  /// - Complexity: O(elements).
  var elementCount: Int { 1 }

  /// True if `measure` counts itself among the measurements of elements: it takes some time of its
  /// own.
  var isCounted: Bool { false }

  /// True if sizes follow the contract of `Layout`, so that one tells about others.
  var followsContract: Bool { true }

  /// The size in a proposal.
  func measure(
    in proposal: SizeConstraint,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> CGSize {
    fatalError("\(type(of: self)) must measure")
  }

  /// The children, placed in a container of a size.
  func layOut(
    in size: CGSize,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> [LayoutResultNode] {
    []
  }
}

/// The content of an element without children, of a fixed size.
final class FixedSizeContent: ContentStorage {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
  }

  override func measure(
    in proposal: SizeConstraint,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> CGSize {
    size
  }
}

/// The content of an element without children, measured by a function.
final class LeafContent: ContentStorage {
  private let function: (SizeConstraint, Environment) -> CGSize

  init(_ function: @escaping (SizeConstraint, Environment) -> CGSize) {
    self.function = function
  }

  override var isCounted: Bool { true }

  override func measure(
    in proposal: SizeConstraint,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> CGSize {
    node.pass.counts.leafMeasurements += 1
    return function(proposal, environment)
  }
}
