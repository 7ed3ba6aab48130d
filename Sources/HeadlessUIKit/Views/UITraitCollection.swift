import Foundation

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
  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory
  /// The room on the horizontal axis: little, as on a phone.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// The room on the vertical axis: much, as on a phone that is held upright.
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// The kind of device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The direction of lines.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// The values of custom traits; nil without any.
  var custom: CustomTraits?
  /// The number of pixels per point.
  public var displayScale: CGFloat { UIScreen.pixelsPerPoint }

  /// Creates traits of a style.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .large
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates traits of a preferred size of text.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      userInterfaceStyle: .unspecified,
      preferredContentSizeCategory: preferredContentSizeCategory
    )
  }

  /// The traits where no view says otherwise; set for a block by `$current.withValue`.
  @TaskLocal public static var current = UITraitCollection()
}

extension UITraitCollection {
  /// Returns whether colours look different than with other traits: in dark mode, or with other values of traits
  /// that affect colours.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection ?? UITraitCollection()
    if (userInterfaceStyle == .dark) != (other.userInterfaceStyle == .dark) { return true }
    guard custom != other.custom else { return false }
    let traits = (custom?.traits ?? []) + (other.custom?.traits ?? [])
    return traits.contains { $0.affectsColorAppearance && $0.differs(other, self) }
  }
}
