public import Foundation

// The look of the bar, which is not drawn.
/// The styles of bars.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}

/// The heights of bars.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The default one.
  case `default`
  /// A lower one.
  case compact
  /// The default one with a line above the title.
  case defaultPrompt = 101
  /// A lower one with a line above the title.
  case compactPrompt
}

extension UISearchBar {
  /// The style.
  public var barStyle: UIBarStyle {
    get { rare(.default) }
    set { setRare(newValue) }
  }

  /// True if content shows through.
  public var isTranslucent: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// The picture behind the scopes.
  public var scopeBarBackgroundImage: UIImage? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The distance of the field from its place.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { rare(.zero) }
    set { setRare(newValue) }
  }

  /// The distance of the text from its place.
  public var searchTextPositionAdjustment: UIOffset {
    get { rare(.zero) }
    set { setRare(newValue) }
  }

  /// True if a look begins to dictate.
  public var isLookToDictateEnabled: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if the bar takes text.
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  /// The picture of an icon; nil for the system's.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    rare(nil, "icon \(icon) \(state.rawValue)")
  }

  /// Sets the picture of an icon; nil for the system's.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    setRare(iconImage, "icon \(icon) \(state.rawValue)")
  }

  /// The picture behind the bar.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage?
  {
    backgroundImage
  }

  /// Sets the picture behind the bar.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }

  /// The picture behind the field; nil for the system's.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    rare(nil, "field \(state.rawValue)")
  }

  /// Sets the picture behind the field; nil for the system's.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
  {
    setRare(backgroundImage, "field \(state.rawValue)")
  }

  /// The attributes of the titles of scopes.
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    rare(nil, "scopes \(state.rawValue)")
  }

  /// Sets the attributes of the titles of scopes.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    setRare(attributes, "scopes \(state.rawValue)")
  }

  /// The distance of an icon from its place.
  public func positionAdjustment(for icon: Icon) -> UIOffset { rare(.zero, "place \(icon)") }

  /// Sets the distance of an icon from its place.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    setRare(adjustment, "place \(icon)")
  }
}

/// The places of bars.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Any.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, up to the edge of the screen.
  case topAttached
}
