extension ScrollState {
  /// Follows an event.
  mutating func receive(_ event: ListEvent) {
    switch event {
    case .offsetMoved(let offset, _): lastOffset = offset
    case .dragBegan:
      autoScroll.userScrollDidBegin()
      pendingPath = nil
    case .dragEnded(decelerates: false), .decelerationEnded: autoScroll.userScrollDidEnd()
    case .scrollingAnimationEnded(isScrolling: false, _):
      pendingPath = nil
      target = nil
    case .scrolledToTop: pendingPath = nil
    case .contentPlaced, .dragEnded, .scrollingAnimationEnded, .adjustedContentInsetChanged,
      .frameChanged, .keyboardMoved, .placingChanged, .textSizeChanged:
      break
    }
  }
}
