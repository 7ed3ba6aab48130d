import HeadlessUIKit

extension ListView {
  /// Looks up the text measurer; a different one invalidates all sizes.
  func takeOverTextMeasurer() {
    let measurer = inheritedTextMeasurer
    guard measurer !== services.textMeasurer else { return }
    services.textMeasurer = measurer
    services.reusableViews.removeAllObjects()
    forgetSizes()
  }

  /// Forgets all measured sizes, because all elements have to be measured again.
  func forgetSizes() {
    presentation.removeAllSizes()
    windowState.extents.forgetMeasured()
  }
}
