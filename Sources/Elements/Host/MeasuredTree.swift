import Foundation

/// An element with what is known from measuring it, for laying it out.
final class MeasuredTree {
  private let environment: Environment
  private let root: ContentChild
  let pass: LayoutPass

  /// Creates a tree; `pass` is that of an equivalent one, if there is one.
  init(_ element: any Element, _ environment: Environment, _ pass: LayoutPass? = nil) {
    self.environment = environment
    root = ContentChild(element)
    self.pass = pass ?? LayoutPass(mode: environment.layoutMode)
    self.pass.state.rootType = type(of: element)
  }

  /// Returns whether the tree is also that of the element in an environment.
  func isValid(in environment: Environment) -> Bool {
    self.environment.isEquivalent(to: environment)
  }

  /// The number of elements whose contents were made.
  ///
  /// - Complexity: O(elements).
  var elementCount: Int { root.content.storage.elementCount }

  /// The size in a proposal.
  func size(in constraint: SizeConstraint) -> CGSize {
    pass.root.size(of: root.content.storage, in: constraint, environment)
  }

  /// The element with its descendants, in a size.
  func layOut(in size: CGSize) -> LayoutResultNode {
    root.filling(size, environment, pass.root)
  }
}
