extension AutoScrollAction {
  /// Scrolls to a position when an update inserts an item.
  ///
  /// Without a destination the list scrolls to the inserted item.
  public static func scrollTo(
    _ destination: ScrollDestination? = nil,
    onInsertOf insertedIdentifier: AnyIdentifier,
    position: ScrollPosition,
    animated: Bool = false,
    scrollInterruptionPolicy: ScrollInterruptionPolicy = .performImmediately,
    shouldPerform: @escaping (ListScrollPositionInfo) -> Bool = { _ in true },
    didPerform: @escaping (ListScrollPositionInfo) -> Void = { _ in }
  ) -> AutoScrollAction {
    .scrollTo(
      destination,
      onInsertOf: insertedIdentifier,
      itemPosition: .standard(position),
      animated: animated,
      scrollInterruptionPolicy: scrollInterruptionPolicy,
      shouldPerform: shouldPerform,
      didPerform: didPerform
    )
  }

  /// Scrolls to a position, or with a custom rule, when an update inserts an item.
  ///
  /// Without a destination the list scrolls to the inserted item.
  public static func scrollTo(
    _ destination: ScrollDestination? = nil,
    onInsertOf insertedIdentifier: AnyIdentifier,
    itemPosition: ListItemScrollPosition,
    animated: Bool = false,
    scrollInterruptionPolicy: ScrollInterruptionPolicy = .performImmediately,
    shouldPerform: @escaping (ListScrollPositionInfo) -> Bool = { _ in true },
    didPerform: @escaping (ListScrollPositionInfo) -> Void = { _ in }
  ) -> AutoScrollAction {
    .scrollToItem(
      onInsertOf: OnInsertedItem(
        destination: destination ?? .item(insertedIdentifier),
        insertedIdentifier: insertedIdentifier,
        itemPosition: itemPosition,
        animated: animated,
        scrollInterruptionPolicy: scrollInterruptionPolicy,
        shouldPerform: shouldPerform,
        didPerform: didPerform
      )
    )
  }

  /// Scrolls to a position at every update.
  public static func pin(
    _ destination: ScrollDestination,
    position: ScrollPosition,
    animated: Bool = false,
    scrollInterruptionPolicy: ScrollInterruptionPolicy = .performImmediately,
    shouldPerform: @escaping (ListScrollPositionInfo) -> Bool = { _ in true },
    didPerform: @escaping (ListScrollPositionInfo) -> Void = { _ in }
  ) -> AutoScrollAction {
    .pin(
      destination,
      itemPosition: .standard(position),
      animated: animated,
      scrollInterruptionPolicy: scrollInterruptionPolicy,
      shouldPerform: shouldPerform,
      didPerform: didPerform
    )
  }

  /// Scrolls to a position, or with a custom rule, at every update.
  public static func pin(
    _ destination: ScrollDestination,
    itemPosition: ListItemScrollPosition,
    animated: Bool = false,
    scrollInterruptionPolicy: ScrollInterruptionPolicy = .performImmediately,
    shouldPerform: @escaping (ListScrollPositionInfo) -> Bool = { _ in true },
    didPerform: @escaping (ListScrollPositionInfo) -> Void = { _ in }
  ) -> AutoScrollAction {
    .pin(
      to: Pin(
        destination: destination,
        itemPosition: itemPosition,
        animated: animated,
        scrollInterruptionPolicy: scrollInterruptionPolicy,
        shouldPerform: shouldPerform,
        didPerform: didPerform
      )
    )
  }
}
