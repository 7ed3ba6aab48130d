import ListSchema

/// The reason for applying content to a view.
public enum ApplyReason: Hashable, Sendable {
  /// The view is about to appear on screen.
  case willDisplay
  /// The content of a view on screen changed.
  case wasUpdated
  /// The view is only used for measuring.
  case measurement

  /// True if changes to the view should be animated: only when it is already on screen.
  public var shouldAnimate: Bool { self == .wasUpdated }

  /// The reason's name in traces.
  var label: ListSchema.ApplyReason {
    switch self {
    case .willDisplay: .willDisplay
    case .wasUpdated: .wasUpdated
    case .measurement: .measurement
    }
  }
}

/// The updates that re-apply content to a view that is on screen.
public enum ReappliesToVisibleView: Hashable, Sendable {
  /// Every update.
  case always
  /// Only updates that change the content.
  case ifNotEquivalent

  /// Returns whether to re-apply, given the rule of the old content.
  ///
  /// Closures held by the view may be out of date unless both rules say otherwise.
  public func shouldReapply(
    comparing old: ReappliesToVisibleView,
    isEquivalent: Bool
  ) -> Bool {
    self == .always || old == .always || !isEquivalent
  }
}
