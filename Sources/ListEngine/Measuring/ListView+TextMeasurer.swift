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

  /// Looks up the traits; another size of text changes all looks and sizes.
  func takeOverTraits() {
    let traits = traitCollection
    let old = services.traits
    services.traits = traits
    guard let old, old.preferredContentSizeCategory != traits.preferredContentSizeCategory else {
      return
    }
    services.reusableViews.removeAllObjects()
    presentation.changeAllLooks()
    forgetSizes()
  }

  /// Forgets all measured sizes, because all elements have to be measured again.
  func forgetSizes() {
    presentation.removeAllSizes()
    windowState.extents.forgetMeasured()
  }
}
