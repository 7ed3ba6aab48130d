public import Foundation

/// The context in which an element describes its view.
public struct ViewDescriptionContext {
  /// The size that the parent gave the element, at the origin; not rounded to pixels.
  public var bounds: CGRect
  /// The union of the frames of the element's children; nil without any.
  public var subtreeExtent: CGRect?
  /// The environment of the element.
  public var environment: Environment
  /// The representations of a proxy, which are known since it was measured.
  private var representations: RepresentationChain?

  /// Creates a context.
  public init(bounds: CGRect, subtreeExtent: CGRect?, environment: Environment) {
    self.init(
      bounds: bounds,
      subtreeExtent: subtreeExtent,
      environment: environment,
      representations: nil
    )
  }

  init(
    bounds: CGRect,
    subtreeExtent: CGRect?,
    environment: Environment,
    representations: RepresentationChain?
  ) {
    self.bounds = bounds
    self.subtreeExtent = subtreeExtent
    self.environment = environment
    self.representations = representations
  }

  /// The representation of the outermost proxy, if it is known; the context is that of it then.
  mutating func takeRepresentation() -> (any Element)? {
    defer { representations = representations?.next }
    return representations?.element
  }
}
