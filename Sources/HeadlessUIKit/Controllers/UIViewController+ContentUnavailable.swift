/// A controller's look in place of content that is not there.
@preconcurrency @MainActor
final class ContentUnavailable {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// True if the configuration is to be updated.
  var needsUpdate = true

  init() {}
}

extension UIViewController {
  /// The look of the screen in place of content that is not there; nil for nothing.
  ///
  /// Its view covers the safe area of the screen.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable?.configuration }
    set {
      let state = contentUnavailable ?? ContentUnavailable()
      contentUnavailable = state
      state.configuration = newValue?.updated(for: contentUnavailableConfigurationState)
      showContentUnavailable(state)
    }
  }

  /// The state of the screen, for its configuration.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  /// Requests `updateContentUnavailableConfiguration(using:)` at the next layout of the screen.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    let state = contentUnavailable ?? ContentUnavailable()
    contentUnavailable = state
    state.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the configuration if that was requested, or for the first time; before each layout.
  func updateContentUnavailableIfNeeded() {
    let state = contentUnavailable ?? ContentUnavailable()
    contentUnavailable = state
    guard state.needsUpdate else { return }
    state.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  private func showContentUnavailable(_ state: ContentUnavailable) {
    guard let configuration = state.configuration else {
      state.view?.removeFromSuperview()
      state.view = nil
      return
    }
    if let view = state.view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    state.view?.removeFromSuperview()
    state.view = configuration.makeContentView()
    placeContentUnavailable()
  }

  /// Puts the view in front of everything else in the screen's view.
  func placeContentUnavailable() {
    guard let view = contentUnavailable?.view, let container = viewIfLoaded else { return }
    let frame = CGRect(origin: container.bounds.origin, size: container.bounds.size)
      .inset(by: container.safeAreaInsets)
    if view.frame != frame { view.frame = frame }
    if view.superview !== container {
      container.addSubview(view)
    } else if container.subviews.last !== view {
      container.bringSubviewToFront(view)
    }
  }
}
