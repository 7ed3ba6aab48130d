import HeadlessUIKit

extension ListView {
  /// Looks up what measures text; with another measurer than before no size is known.
  func takeOverTextMeasurer() {
    let measurer = inheritedTextMeasurer
    guard measurer !== services.textMeasurer else { return }
    services.textMeasurer = measurer
    services.reusableViews.removeAllObjects()
    presentation.removeAllSizes()
  }
}
