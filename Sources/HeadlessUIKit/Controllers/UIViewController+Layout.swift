// What a controller does when its view is laid out, moved or gets other traits.
extension UIViewController {
  /// Calls the closures for traits of the view, which have changed.
  func traitsDidChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    traitObservers?.call(self, from: previous, to: traitCollection)
  }

  /// Notifies the container and the presentation that the content prefers another size.
  func reportPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    guard let presentation = relations.presentationController, presentation.containerView != nil
    else { return }
    presentation.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Does what the controller does before its view places subviews.
  final func viewLayoutWillBegin() {
    updateContentUnavailableIfNeeded()
    viewWillLayoutSubviews()
  }

  /// Does what the controller does after its view has placed subviews.
  final func viewLayoutDidEnd() {
    viewDidLayoutSubviews()
    if contentUnavailable?.view != nil { placeContentUnavailable() }
  }

  /// Called after the view was put into another view, or taken out of it.
  ///
  /// A controller inside of a container appears and disappears with its view.
  final func viewDidMove() {
    guard let parent = relations.parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      let view = viewIfLoaded, !relations.isInTransition
    else { return }
    let appears =
      parent.isAppearingOrVisible && parent.viewIfLoaded.map(view.isDescendant(of:)) == true
    guard appears != isAppearingOrVisible else { return }
    beginAppearanceTransition(appears, animated: false)
    viewIsInPlace()
    endAppearanceTransition()
  }
}
