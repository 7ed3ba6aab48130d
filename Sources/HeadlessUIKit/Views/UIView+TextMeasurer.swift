extension UIView {
  /// The text measurer of this view and all its descendants.
  ///
  /// The one that was set here, or else that of the superview; a `FixedWidthTextMeasurer` if none
  /// was set. Setting it makes all descendants need layout.
  public var textMeasurer: any TextMeasurer {
    get { inheritedTextMeasurer ?? FixedWidthTextMeasurer() }
    set {
      ownTextMeasurer = newValue
      textMeasurerDidChange()
    }
  }

  /// The measurer that was set here or in the nearest ancestor; nil if there is none.
  package var inheritedTextMeasurer: (any TextMeasurer)? {
    var view: UIView? = self
    while let current = view {
      if let measurer = current.ownTextMeasurer { return measurer }
      view = current.superview
    }
    return nil
  }

  /// Requests layout here and below, as text has other sizes.
  final func layOutWithOtherMeasurer() {
    contentVersion += 1
    setNeedsLayout()
    for view in subviews where view.ownTextMeasurer == nil { view.textMeasurerDidChange() }
  }
}
