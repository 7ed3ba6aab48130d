/// A part of a user interface: a value that measures itself, places children and describes a view.
///
/// ```swift
/// struct Badge: ProxyElement {
///   var count: Int
///   var elementRepresentation: any Element {
///     Label(text: "\(count)").inset(uniform: 4).box(background: .systemRed, corners: .capsule)
///   }
/// }
/// ```
/// The parent determines the size of a child; the size that the child measured is only advice.
public protocol Element {
  /// The content of the element, which measures it and its children.
  var content: ElementContent { get }

  /// The view that shows the element; nil if it has none of its own.
  @preconcurrency @MainActor
  func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription?
}

extension Element {
  /// No view.
  @preconcurrency @MainActor
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    nil
  }
}

/// An element that is made of another one.
///
/// It adds no level to the tree, but its own type identifies it in its parent. The representation
/// is evaluated up to twice per pass, so it must be pure and cheap.
public protocol ProxyElement: Element {
  /// The element that measures, places and shows in place of this one.
  var elementRepresentation: any Element { get }
}

extension ProxyElement {
  /// The content of the representation.
  public var content: ElementContent {
    TreeDepth.descend(into: Self.self) {
      let representation = elementRepresentation
      return representation.content.representing(representation)
    } limited: {
      .empty
    }
  }

  /// The view of the representation.
  @preconcurrency @MainActor
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    var context = context
    let representation = context.takeRepresentation() ?? elementRepresentation
    return representation.backingViewDescription(with: context)
  }
}
