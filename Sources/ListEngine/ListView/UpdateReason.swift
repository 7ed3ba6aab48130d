import ListSchema

/// The reason for an update of a list.
///
/// Listable's reasons, with its spelling.
enum UpdateReason: Hashable {
  /// New content was set.
  case contentChanged(animated: Bool, identifierChanged: Bool)
  /// The view came near the end of the presented content.
  case scrolledDown
  /// The view came near the start of the presented content.
  case scrolledUp
  /// A fling came to rest.
  case didEndDecelerating
  /// The user scrolled back to the top.
  case scrolledToTop
  /// The view became empty or nonempty.
  case transitionedToBounds(isEmpty: Bool)
  /// A programmatic scroll targets content below the presented part.
  case programaticScrollDownTo(section: Int, item: Int)
  /// Another layout places the same content, first what is around an item on screen; or the same layout with
  /// other settings; `keepsOffset`: the offset stays as a number.
  case layoutChanged(around: ItemPlace, keepsOffset: Bool = false)

  /// The reason's name in traces.
  var label: ListSchema.UpdateReason {
    switch self {
    case .contentChanged: .contentChanged
    case .scrolledDown: .scrolledDown
    case .scrolledUp: .scrolledUp
    case .didEndDecelerating: .didEndDecelerating
    case .scrolledToTop: .scrolledToTop
    case .transitionedToBounds: .transitionedToBounds
    case .programaticScrollDownTo, .layoutChanged: .programaticScrollDownTo
    }
  }

  /// True if the update presents the same content as before, or another part of it.
  var keepsContent: Bool {
    if case .contentChanged = self { return false }
    return self != .transitionedToBounds(isEmpty: true)
  }

  /// True if the list scrolls somewhere else directly after the update.
  var leadsElsewhere: Bool {
    if case .programaticScrollDownTo = self { return true }
    return false
  }

  /// True if another layout places the content from now on.
  var changesLayout: Bool {
    if case .layoutChanged = self { return true }
    return false
  }

  /// True if the offset keeps its number in a list that keeps it.
  var mayKeepOffset: Bool {
    switch self {
    case .contentChanged, .layoutChanged(_, keepsOffset: true): true
    default: false
    }
  }

  /// True if the update only presents more, or less, of the same content.
  var onlyExtendsSlice: Bool {
    switch self {
    case .scrolledDown, .scrolledUp, .didEndDecelerating, .scrolledToTop: true
    case .contentChanged, .transitionedToBounds, .programaticScrollDownTo, .layoutChanged: false
    }
  }

  /// True if the update shows new content, or content that had no space before.
  ///
  /// Others only show more of the same content, mostly while it scrolls.
  var bringsContent: Bool {
    switch self {
    case .contentChanged, .transitionedToBounds: true
    case .scrolledDown, .scrolledUp, .didEndDecelerating, .scrolledToTop,
      .programaticScrollDownTo, .layoutChanged:
      false
    }
  }

  /// True if the content is another one that has to do with the one before.
  var bringsRelatedContent: Bool {
    if case .contentChanged(_, identifierChanged: false) = self { true } else { false }
  }

  /// True if the content has nothing to do with the one before.
  var changesIdentifier: Bool {
    if case .contentChanged(_, identifierChanged: true) = self { true } else { false }
  }

  /// True if the content is another one.
  var changesContent: Bool {
    if case .contentChanged = self { true } else { false }
  }

  /// True if the update is animated.
  ///
  /// An update to content with another identifier never is, because the contents are unrelated.
  var isAnimated: Bool {
    guard case .contentChanged(true, identifierChanged: false) = self else { return false }
    return true
  }
}
