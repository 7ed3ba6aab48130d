public import Foundation

/// The traits of a font, from which others are made.
public struct UIFontDescriptor: Hashable, Sendable {
  /// The traits that have a name of their own.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wider; not drawn.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower; not drawn.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines close to each other; not drawn.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines far from each other; not drawn.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The designs of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default one.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends; not drawn.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs; not drawn.
    public static let serif = SystemDesign(rawValue: "serif")
    /// All letters of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The names of attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The traits, by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The choices of a font's forms; not drawn.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The names of traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight, of type `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  var font: UIFont

  init(_ font: UIFont) {
    self.font = font
  }

  /// The traits of a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      .preferredFont(forTextStyle: style, compatibleWith: traitCollection ?? .current)
    )
  }

  /// The size, in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The traits that have a name of their own.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same with these traits and no others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var descriptor = self
    descriptor.font.isItalic = symbolicTraits.contains(.traitItalic)
    descriptor.font.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    let isBold = self.symbolicTraits.contains(.traitBold)
    if symbolicTraits.contains(.traitBold) != isBold {
      descriptor.font.weight = isBold ? .regular : .bold
    }
    return descriptor
  }

  /// The same in a design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var descriptor = self
    descriptor.font.isMonospaced = design == .monospaced
    return descriptor
  }

  /// The same in a size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// The same with attributes, of which size and weight count.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var descriptor = self
    if let size = attributes[.size] as? CGFloat { descriptor.font.pointSize = size }
    let traits = attributes[.traits] as? [TraitKey: Any]
    if let weight = traits?[.weight] as? UIFont.Weight { descriptor.font.weight = weight }
    return descriptor
  }
}

extension UIFont {
  /// The traits of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates a font of traits.
  ///
  /// - Parameters:
  ///   - descriptor: the traits.
  ///   - pointSize: the size, in points; 0 for that of the traits.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
  }

  /// Creates the system's font in place of another one, bold and slanted as its name says; nil without a name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self = .systemFont(ofSize: fontSize)
    if fontName.contains("Bold") || fontName.contains("Heavy") { weight = .bold }
    if fontName.contains("Semibold") || fontName.contains("SemiBold") { weight = .semibold }
    if fontName.contains("Medium") { weight = .medium }
    if fontName.contains("Light") { weight = .light }
    isItalic = fontName.contains("Italic") || fontName.contains("Oblique")
    isMonospaced = fontName.contains("Mono") || fontName.contains("Courier")
  }

  /// The name of the font: the system's.
  public var fontName: String { ".SFUI" }
  /// The family of the font: the system's.
  public var familyName: String { ".AppleSystemUIFont" }

  /// The widths of a font, which are not drawn.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: CGFloat

    /// Creates a width from UIKit's value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrowest.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// The default one.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The system's font in a weight and a width, which is not drawn.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
