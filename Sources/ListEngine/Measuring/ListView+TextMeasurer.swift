import HeadlessUIKit

extension ListView {
  /// Looks up the text measurer; a different one invalidates all sizes.
  func takeOverTextMeasurer() {
    let measurer = inheritedTextMeasurer
    guard measurer !== services.textMeasurer else { return }
    services.textMeasurer = measurer
    services.reusableViews.removeAllObjects()
    presentation.removeAllSizes()
  }
}
