/// Whether a screen shows dark on light or light on dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said; counts as light.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The circumstances in which a view is shown.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the screen is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits of a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle = .unspecified) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
