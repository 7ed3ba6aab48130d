/// Light or dark mode.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not specified; treated as light.
  case unspecified
  /// Light mode.
  case light
  /// Dark mode.
  case dark
}

/// The environment in which a view is shown.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark mode.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits of a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle = .unspecified) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
