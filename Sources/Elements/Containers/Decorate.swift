import Foundation
import HeadlessUIKit

/// An element with a decoration, which does not take part in its size.
public struct Decorate: ProxyElement {
  /// The order of an element and its decoration.
  public enum Layering: Hashable, Sendable {
    /// The decoration is in front.
    case above
    /// The decoration is behind.
    case below
  }

  /// The element.
  public var wrapped: any Element
  /// The decoration.
  public var decoration: any Element
  /// The order of both.
  public var layering: Layering
  /// The position of the decoration.
  public var position: Position

  /// Creates an element with a decoration.
  public init(
    layering: Layering,
    position: Position,
    wrapping: any Element,
    decoration: any Element
  ) {
    self.layering = layering
    self.position = position
    wrapped = wrapping
    self.decoration = decoration
  }

  /// The element and its decoration.
  public var elementRepresentation: any Element { DecorateContent(decorate: self) }
}

extension Element {
  /// The element with a decoration.
  public func decorate(
    layering: Decorate.Layering,
    position: Decorate.Position,
    with decoration: () -> any Element
  ) -> Decorate {
    Decorate(
      layering: layering,
      position: position,
      wrapping: self,
      decoration: decoration()
    )
  }
}

/// Both are children of one container, so that known sizes are used.
private struct DecorateContent: Element {
  let decorate: Decorate

  var content: ElementContent {
    ElementContent(layout: DecorateLayout(position: decorate.position)) { builder in
      if decorate.layering == .below { builder.add(traits: true, element: decorate.decoration) }
      builder.add(traits: false, element: decorate.wrapped)
      if decorate.layering == .above { builder.add(traits: true, element: decorate.decoration) }
    }
  }
}

private struct DecorateLayout: Layout {
  let position: Decorate.Position

  /// True if a child is the decoration.
  static var defaultTraits: Bool { false }

  func sizeThatFits(
    proposal: SizeConstraint,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    subelements.first { !$0.traits(forLayoutType: Self.self) }?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubelements(
    in size: CGSize,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {
    for subelement in subelements where subelement.traits(forLayoutType: Self.self) {
      let frame = position.frame(
        Decorate.Position.Context(
          decorationSize: subelement.sizeThatFits(SizeConstraint(size)),
          contentSize: size,
          environment: environment
        )
      )
      subelement.place(at: frame.origin, size: frame.size)
    }
  }
}
