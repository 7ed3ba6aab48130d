import ListSchema

/// What asks for an update of a list.
///
/// Listable's reasons, with its spelling.
enum UpdateReason: Hashable {
  /// New content was set.
  case contentChanged(animated: Bool, identifierChanged: Bool)
  /// The end of what is presented came near.
  case scrolledDown
  /// The begin of what is presented came near.
  case scrolledUp
  /// A fling came to rest.
  case didEndDecelerating
  /// The user went back to the top.
  case scrolledToTop
  /// The view became empty or stopped being so.
  case transitionedToBounds(isEmpty: Bool)
  /// A programmatic scroll aims below what is presented.
  case programaticScrollDownTo(section: Int, item: Int)

  /// The reason as traces name it.
  var label: ListSchema.UpdateReason {
    switch self {
    case .contentChanged: .contentChanged
    case .scrolledDown: .scrolledDown
    case .scrolledUp: .scrolledUp
    case .didEndDecelerating: .didEndDecelerating
    case .scrolledToTop: .scrolledToTop
    case .transitionedToBounds: .transitionedToBounds
    case .programaticScrollDownTo: .programaticScrollDownTo
    }
  }

  /// Whether the update presents the same content as before, or another part of it.
  var keepsContent: Bool {
    if case .contentChanged = self { return false }
    return self != .transitionedToBounds(isEmpty: true)
  }

  /// Whether the list goes somewhere else right behind the update.
  var leadsElsewhere: Bool {
    if case .programaticScrollDownTo = self { return true }
    return false
  }

  /// Whether the update only serves to present more, or less, of the same content.
  var onlyExtendsSlice: Bool {
    switch self {
    case .scrolledDown, .scrolledUp, .didEndDecelerating, .scrolledToTop: true
    case .contentChanged, .transitionedToBounds, .programaticScrollDownTo: false
    }
  }

  /// Whether the update brings content on screen that the list was given, or that had no room.
  ///
  /// Others only show more of what there is, mostly while it scrolls.
  var bringsContent: Bool {
    switch self {
    case .contentChanged, .transitionedToBounds: true
    case .scrolledDown, .scrolledUp, .didEndDecelerating, .scrolledToTop, .programaticScrollDownTo:
      false
    }
  }

  /// Whether the update is animated.
  ///
  /// Content of another identifier never is: nothing of the old content leads to the new one.
  var isAnimated: Bool {
    guard case .contentChanged(true, identifierChanged: false) = self else { return false }
    return true
  }
}
