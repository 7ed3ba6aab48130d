public import Foundation

/// A colour with four components between 0 and 1, for light and for dark mode.
///
/// Two colours are equal if they resolve to the same components in both.
public final class UIColor: NSObject, Sendable {
  /// The components in one mode.
  private struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  /// Must be the first property: see `AttributeObject`.
  private let kind = AttributeObjectKind.notCoreFoundation
  private let light: Components
  private let dark: Components

  private init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// Creates the same colour again.
  convenience init(_ color: UIColor) {
    self.init(light: color.light, dark: color.dark)
  }

  /// Creates a colour from its components, the same in both modes.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = Components(red: red, green: green, blue: blue, alpha: alpha)
    self.init(light: components, dark: components)
  }

  /// Creates a colour from hue, saturation and brightness, the same in both modes.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (saturation, value) = (min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    let turns = hue.isFinite ? min(max(hue, 0), 1) * 6 : 0
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + turns).truncatingRemainder(dividingBy: 6)
      return value * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a grey, the same in both modes.
  public convenience init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour that depends on the mode.
  ///
  /// `dynamicProvider` is called immediately, once for each mode.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark
    )
  }

  /// The red component in light mode.
  public var red: CGFloat { light.red }
  /// The green component in light mode.
  public var green: CGFloat { light.green }
  /// The blue component in light mode.
  public var blue: CGFloat { light.blue }
  /// The opacity in light mode.
  public var alpha: CGFloat { light.alpha }

  /// The colour for the given traits, the same in both modes.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let components = traits.userInterfaceStyle == .dark ? dark : light
    return UIColor(light: components, dark: components)
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var (light, dark) = (light, dark)
    (light.alpha, dark.alpha) = (alpha, alpha)
    return UIColor(light: light, dark: dark)
  }

  /// Returns whether both resolve to the same components in both modes.
  public static func == (one: UIColor, other: UIColor) -> Bool {
    one === other || (one.light == other.light && one.dark == other.dark)
  }

  /// Returns whether another object is a colour that resolves to the same components in both modes.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0 == self } ?? false
  }

  /// The hash of the components.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }

  /// The components in light mode, and in dark mode where they differ.
  public override var description: String {
    func text(_ components: Components) -> String {
      "\(components.red) \(components.green) \(components.blue) \(components.alpha)"
    }
    return "UIColor(" + text(light) + (light == dark ? "" : ", dark: " + text(dark)) + ")"
  }
}
