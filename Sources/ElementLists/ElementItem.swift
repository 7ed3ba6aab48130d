public import Elements
public import ListEngine

/// Creates a row that shows a value as an element.
///
/// - Parameters:
///   - value: the value.
///   - id: the property that distinguishes the value from those of other rows.
///   - isEquivalent: whether two values look the same.
///   - element: the element of the row.
///   - background: the element behind it.
///   - selectedBackground: the element behind it while the row is selected or pressed.
///   - configure: configures the row.
/// - Returns: the row.
public func ElementItem<Represented, ID: Hashable>(
  _ value: Represented,
  id: KeyPath<Represented, ID>,
  isEquivalent: @escaping (Represented, Represented) -> Bool,
  element: @escaping (Represented, ApplyItemContentInfo) -> any Element,
  background: @escaping (Represented, ApplyItemContentInfo) -> (any Element)? = { _, _ in nil },
  selectedBackground: @escaping (Represented, ApplyItemContentInfo) -> (any Element)? = { _, _ in
    nil
  },
  configure: (inout Item<ElementItemContent<Represented, ID>>) -> Void = { _ in }
) -> Item<ElementItemContent<Represented, ID>> {
  Item(
    ElementItemContent(
      represented: value,
      identifierValue: value[keyPath: id],
      areEquivalent: isEquivalent,
      makeElement: element,
      makeBackground: background,
      makeSelectedBackground: selectedBackground
    ),
    configure: configure
  )
}

/// Creates a row that shows a value as an element; equal values look the same.
///
/// - Parameters:
///   - value: the value.
///   - id: the property that distinguishes the value from those of other rows.
///   - element: the element of the row.
///   - background: the element behind it.
///   - selectedBackground: the element behind it while the row is selected or pressed.
///   - configure: configures the row.
/// - Returns: the row.
public func ElementItem<Represented: Equatable, ID: Hashable>(
  _ value: Represented,
  id: KeyPath<Represented, ID>,
  element: @escaping (Represented, ApplyItemContentInfo) -> any Element,
  background: @escaping (Represented, ApplyItemContentInfo) -> (any Element)? = { _, _ in nil },
  selectedBackground: @escaping (Represented, ApplyItemContentInfo) -> (any Element)? = { _, _ in
    nil
  },
  configure: (inout Item<ElementItemContent<Represented, ID>>) -> Void = { _ in }
) -> Item<ElementItemContent<Represented, ID>> {
  ElementItem(
    value,
    id: id,
    isEquivalent: ==,
    element: element,
    background: background,
    selectedBackground: selectedBackground,
    configure: configure
  )
}

/// The content of a row that shows a value as an element; see `ElementItem`.
public struct ElementItemContent<Represented, ID: Hashable>: BlueprintItemContent {
  /// The value.
  public let represented: Represented
  /// The identity that distinguishes the value from those of other rows.
  public let identifierValue: ID
  let areEquivalent: (Represented, Represented) -> Bool
  let makeElement: (Represented, ApplyItemContentInfo) -> any Element
  let makeBackground: (Represented, ApplyItemContentInfo) -> (any Element)?
  let makeSelectedBackground: (Represented, ApplyItemContentInfo) -> (any Element)?

  /// Returns whether the other value looks the same.
  public func isEquivalent(to other: ElementItemContent) -> Bool {
    areEquivalent(represented, other.represented)
  }

  /// The element of the row.
  public func element(with info: ApplyItemContentInfo) -> any Element {
    makeElement(represented, info)
  }

  /// The element behind it.
  public func backgroundElement(with info: ApplyItemContentInfo) -> (any Element)? {
    makeBackground(represented, info)
  }

  /// The element behind it while the row is selected or pressed.
  public func selectedBackgroundElement(with info: ApplyItemContentInfo) -> (any Element)? {
    makeSelectedBackground(represented, info)
  }
}
