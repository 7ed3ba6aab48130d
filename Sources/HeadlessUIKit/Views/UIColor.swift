public import Foundation

/// A colour of four components between 0 and 1, for light screens and for dark ones.
///
/// Two colours are equal when they resolve to the same components on both.
public struct UIColor: Hashable, Sendable {
  /// The components on a screen of one style.
  private struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  private var light: Components
  private var dark: Components

  private init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// Makes a colour from its components, the same on all screens.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = Components(red: red, green: green, blue: blue, alpha: alpha)
    self.init(light: components, dark: components)
  }

  /// Makes a grey, the same on all screens.
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour that depends on the screen.
  ///
  /// `dynamicProvider` is asked at once, for a light screen and for a dark one.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
    )
  }

  /// The red component on a light screen.
  public var red: CGFloat { light.red }
  /// The green component on a light screen.
  public var green: CGFloat { light.green }
  /// The blue component on a light screen.
  public var blue: CGFloat { light.blue }
  /// The opacity on a light screen.
  public var alpha: CGFloat { light.alpha }

  /// The colour as it is with the given traits, the same on all screens.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let components = traits.userInterfaceStyle == .dark ? dark : light
    return UIColor(light: components, dark: components)
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var color = self
    color.light.alpha = alpha
    color.dark.alpha = alpha
    return color
  }
}
