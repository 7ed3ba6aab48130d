// Appearing on screen and leaving it.
extension UIViewController {
  /// The phase of a view's appearance transition.
  enum Appearance {
    case hidden
    /// `isInPlace`: whether `viewIsAppearing` was called.
    case appearing(animated: Bool, isInPlace: Bool)
    case visible
    case disappearing(animated: Bool)
  }

  /// True if the view is on screen, or on its way there.
  var isAppearingOrVisible: Bool {
    switch appearance {
    case .appearing, .visible: true
    case .hidden, .disappearing: false
    }
  }

  /// Starts to bring the view on screen or off it, loading it first.
  ///
  /// Does nothing if it is already there or on its way.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
    if viewIfLoaded?.window != nil { viewIsInPlace() }
  }

  private func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.hidden, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated, isInPlace: false)
      viewWillAppear(animated)
      forEachAppearingChild { $0.beginAppearance(true, animated: animated) }
    case (.visible, false), (.appearing, false):
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
      forEachAppearingChild { $0.beginAppearance(false, animated: animated) }
    case (.visible, true), (.appearing, true), (.hidden, false), (.disappearing, false):
      break
    }
  }

  /// Calls `viewIsAppearing` of a controller that appears, whose view is where it is shown, and of those inside.
  func viewIsInPlace() {
    guard case .appearing(let animated, false) = appearance else { return }
    appearance = .appearing(animated: animated, isInPlace: true)
    viewIsAppearing(animated)
    forEachAppearingChild { $0.viewIsInPlace() }
  }

  /// Ends the transition started by `beginAppearanceTransition`; otherwise does nothing.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated, _):
      viewIsInPlace()
      appearance = .visible
      navigationItem.searchController?.enter(viewIfLoaded?.window)
      viewDidAppear(animated)
      forEachAppearingChild { $0.endAppearanceTransition() }
    case .disappearing(let animated):
      appearance = .hidden
      navigationItem.searchController?.enter(nil)
      viewDidDisappear(animated)
      forEachAppearingChild { $0.endAppearanceTransition() }
    case .hidden, .visible:
      break
    }
  }

  private func forEachAppearingChild(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { body(child) }
  }
}
