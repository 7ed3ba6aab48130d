/// The amount of room on an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A computer.
  case mac = 5
  /// A headset.
  case vision
}

/// The directions of lines.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The contrasts of colours.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The default one.
  case normal
  /// A higher one.
  case high
}

/// The levels of windows.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The lowest.
  case base
  /// Above another one.
  case elevated
}

/// The weights of text.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The default one.
  case regular
  /// Bold.
  case bold
}

/// The ranges of colours of a screen.
public enum UIDisplayGamut: Int, Hashable, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The default one.
  case SRGB
  /// A larger one.
  case P3
}

extension UITraitCollection {
  /// Creates traits with room on the horizontal axis.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates traits with room on the vertical axis.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates traits of a kind of device.
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Creates traits with a direction of lines.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  /// Creates traits of a screen, which has 2 pixels per point here.
  public init(displayScale: CGFloat) {
    self.init()
  }

  /// Creates traits from several ones, of which later ones go before; the default values count as not given.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections { take(traits) }
  }

  /// Runs a block with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$current.withValue(self, operation: actions)
  }

  /// The contrast of colours.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// The level of the window.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// The weight of text.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// The range of colours.
  public var displayGamut: UIDisplayGamut { .P3 }
}
