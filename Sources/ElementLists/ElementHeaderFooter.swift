public import Elements
public import ListEngine

/// Creates a header or footer that shows a value as an element.
///
/// - Parameters:
///   - value: the value.
///   - isEquivalent: whether two values look the same.
///   - element: the element.
///   - background: the element behind it.
///   - pressedBackground: the element behind it while it is pressed.
///   - configure: configures the header or footer.
/// - Returns: the header or footer.
public func ElementHeaderFooter<Represented>(
  _ value: Represented,
  isEquivalent: @escaping (Represented, Represented) -> Bool,
  element: @escaping (Represented) -> any Element,
  background: @escaping (Represented) -> (any Element)? = { _ in nil },
  pressedBackground: @escaping (Represented) -> (any Element)? = { _ in nil },
  configure: (inout HeaderFooter<ElementHeaderFooterContent<Represented>>) -> Void = { _ in }
) -> HeaderFooter<ElementHeaderFooterContent<Represented>> {
  HeaderFooter(
    ElementHeaderFooterContent(
      represented: value,
      areEquivalent: isEquivalent,
      makeElement: element,
      makeBackground: background,
      makePressedBackground: pressedBackground
    ),
    configure: configure
  )
}

/// Creates a header or footer that shows a value as an element; equal values look the same.
///
/// - Parameters:
///   - value: the value.
///   - element: the element.
///   - background: the element behind it.
///   - pressedBackground: the element behind it while it is pressed.
///   - configure: configures the header or footer.
/// - Returns: the header or footer.
public func ElementHeaderFooter<Represented: Equatable>(
  _ value: Represented,
  element: @escaping (Represented) -> any Element,
  background: @escaping (Represented) -> (any Element)? = { _ in nil },
  pressedBackground: @escaping (Represented) -> (any Element)? = { _ in nil },
  configure: (inout HeaderFooter<ElementHeaderFooterContent<Represented>>) -> Void = { _ in }
) -> HeaderFooter<ElementHeaderFooterContent<Represented>> {
  ElementHeaderFooter(
    value,
    isEquivalent: ==,
    element: element,
    background: background,
    pressedBackground: pressedBackground,
    configure: configure
  )
}

/// The content of a header or footer that shows a value as an element.
public struct ElementHeaderFooterContent<Represented>: BlueprintHeaderFooterContent {
  /// The value.
  public let represented: Represented
  let areEquivalent: (Represented, Represented) -> Bool
  let makeElement: (Represented) -> any Element
  let makeBackground: (Represented) -> (any Element)?
  let makePressedBackground: (Represented) -> (any Element)?

  /// Returns whether the other value looks the same.
  public func isEquivalent(to other: ElementHeaderFooterContent) -> Bool {
    areEquivalent(represented, other.represented)
  }

  /// The element.
  public var elementRepresentation: any Element { makeElement(represented) }
  /// The element behind it.
  public var background: (any Element)? { makeBackground(represented) }
  /// The element behind it while it is pressed.
  public var pressedBackground: (any Element)? { makePressedBackground(represented) }
}
