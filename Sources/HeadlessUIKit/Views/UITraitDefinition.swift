/// A trait by its type, for `registerForTraitChanges`.
public protocol UITraitDefinition {
  /// Returns whether the trait differs between two collections.
  static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool
}

/// The size of text that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Returns whether the trait differs between two collections.
  public static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.preferredContentSizeCategory != new.preferredContentSizeCategory
  }
}

/// Light or dark mode.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Returns whether the trait differs between two collections.
  public static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.userInterfaceStyle != new.userInterfaceStyle
  }
}

/// The number of pixels per point, which never changes here.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Returns whether the trait differs between two collections.
  public static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.displayScale != new.displayScale
  }
}

/// A closure that is called for changes of traits, until it is unregistered.
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitChangeRegistration: UITraitChangeRegistration {}
