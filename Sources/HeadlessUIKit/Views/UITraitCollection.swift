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
  /// The values of traits of an app; nil without any.
  var own: OwnTraits?
  /// The number of pixels per point.
  public var displayScale: Double { 2 }

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

extension UIView {
  /// The traits of the view: those set here or in the nearest ancestor, or else the current ones.
  public var traitCollection: UITraitCollection {
    sequence(first: self, next: \.superview).lazy.compactMap(\.ownTraits).first ?? .current
  }

  /// The traits of this view and its descendants; nil for those of the superview.
  ///
  /// Setting them tells the view and its descendants.
  public var overrideTraitCollection: UITraitCollection? {
    get { ownTraits }
    set {
      let old = traitCollection
      ownTraits = newValue
      let new = traitCollection
      guard new != old else { return }
      tellOfTraits(old)
      guard asWindow != nil,
        new.preferredContentSizeCategory != old.preferredContentSizeCategory
      else { return }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification,
        object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory]
      )
    }
  }

  private func tellOfTraits(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    traitObservers?.call(self, from: old, to: traitCollection)
    controller?.traitsDidChange(from: old)
    for view in subviews where view.ownTraits == nil { view.tellOfTraits(old) }
  }
}

extension UITraitCollection {
  /// Returns whether colours look different than with other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let isDark = userInterfaceStyle == .dark
    return isDark != (traitCollection?.userInterfaceStyle == .dark)
  }
}
