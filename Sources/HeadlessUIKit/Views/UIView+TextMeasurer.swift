extension UIView {
  /// What measures text in this view and all below it.
  ///
  /// The one that was set here, or else that of the superview; a `FixedWidthTextMeasurer` where
  /// none was set. Setting it asks all views below for layout.
  public var textMeasurer: any TextMeasurer {
    get { inheritedTextMeasurer ?? FixedWidthTextMeasurer() }
    set {
      ownTextMeasurer = newValue
      textMeasurerDidChange()
    }
  }

  /// The measurer that was set here or in the nearest view around; nil where none was.
  package var inheritedTextMeasurer: (any TextMeasurer)? {
    var view: UIView? = self
    while let current = view {
      if let measurer = current.ownTextMeasurer { return measurer }
      view = current.superview
    }
    return nil
  }
}
