public import Foundation

extension UIImage {
  /// The sizes of symbols beside text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// Medium.
    case `default` = -1
    /// Not specified.
    case unspecified
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.3
      }
    }
  }

  /// The weights of symbols, which are not drawn.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// Not specified.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Light.
    case light
    /// The default one.
    case regular
    /// Between regular and semibold.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black
  }

  /// The size of a symbol.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of the text that the symbol goes with, in points.
    public var pointSize: CGFloat
    /// The size beside that text.
    var scale = SymbolScale.default
    /// True if the size was given, and not only weight, scale or colours.
    private var hasSize = true

    /// That of body text.
    public static let unspecified = SymbolConfiguration()

    private init() {
      pointSize = 17
      hasSize = false
    }

    /// Creates a configuration from the size of a text.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize.isFinite ? max(0, pointSize) : 0
    }

    /// Creates a configuration from the size of a text, a weight, which is not drawn, and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default) {
      self.init(pointSize: pointSize)
      self.scale = scale
    }

    /// Creates a configuration from a text style and a scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
      self.scale = scale
    }

    /// Creates a configuration from a font and a scale.
    public init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize)
      self.scale = scale
    }

    /// Creates a configuration of a scale.
    public init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }

    /// Creates a configuration of a weight, which is not drawn.
    public init(weight: SymbolWeight) { self.init() }
    /// Creates a configuration of shades of a colour, which are not drawn.
    public init(hierarchicalColor: UIColor) { self.init() }
    /// Creates a configuration of colours, which are not drawn.
    public init(paletteColors: [UIColor]) { self.init() }
    /// A configuration of the symbol's own colours, which are not drawn.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// A configuration of one colour.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }

    /// The configuration with what another one gives in place of its own.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      if otherConfiguration.hasSize {
        result.pointSize = otherConfiguration.pointSize
        result.hasSize = true
      }
      if otherConfiguration.scale != .default { result.scale = otherConfiguration.scale }
      return result
    }
  }
}
