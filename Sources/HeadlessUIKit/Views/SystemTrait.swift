/// A trait whose value is a property of the collections.
protocol SystemTrait: UITraitDefinition {
  /// The property.
  static var property: KeyPath<UITraitCollection, Value> { get }
}

extension UITraitCollection {
  /// The traits of the system.
  static var systemTraits: [any SystemTrait.Type] {
    [
      UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
    ]
  }
}

extension SystemTrait {
  static func value(in traits: UITraitCollection) -> Any { traits[keyPath: property] }

  static func set(_ value: Any, in traits: inout UITraitCollection) {
    guard let property = property as? WritableKeyPath<UITraitCollection, Value>,
      let value = value as? Value
    else { return }
    traits[keyPath: property] = value
  }

  /// Sets the trait to that of other traits, unless that is the default value.
  static func copy(_ source: UITraitCollection, to traits: inout UITraitCollection) {
    if differs(UITraitCollection(), source) { set(value(in: source), in: &traits) }
  }
}

/// The size of text that the user prefers.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UIContentSizeCategory { .large }
  static var property: KeyPath<UITraitCollection, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// Light or dark mode.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var property: KeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
  /// True: colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The number of pixels per point, which never changes here.
public enum UITraitDisplayScale: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: CGFloat { UIScreen.pixelsPerPoint }
  static var property: KeyPath<UITraitCollection, CGFloat> { \.displayScale }
}

/// The room on the horizontal axis.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UIUserInterfaceSizeClass { .compact }
  static var property: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The room on the vertical axis.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UIUserInterfaceSizeClass { .regular }
  static var property: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The direction of lines.
public enum UITraitLayoutDirection: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .leftToRight }
  static var property: KeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// The value of new collections.
  public static var defaultValue: UIUserInterfaceIdiom { .phone }
  static var property: KeyPath<UITraitCollection, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
