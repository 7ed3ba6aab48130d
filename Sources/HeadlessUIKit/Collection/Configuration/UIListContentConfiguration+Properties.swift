public import Foundation

extension UIListContentConfiguration {
  /// The look of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// As the language has it.
      case natural
      /// In the middle.
      case center
      /// At both edges.
      case justified

      var alignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    /// A change of the letters of a text.
    public enum TextTransform: Int, Hashable, Sendable {
      /// None.
      case none
      /// Capitals.
      case uppercase
      /// Small letters.
      case lowercase
      /// A capital at the start of each word.
      case capitalized

      /// Returns a text with its letters changed.
      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor {
      get { ownColor ?? (isPale ? .tertiaryLabel : defaultColor) }
      set { ownColor = newValue }
    }
    /// A change of the colour; nil for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The choice of line breaks; Pango's, here.
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// The alignment of lines.
    public var alignment = TextAlignment.natural
    /// The treatment of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// True if one line of text that is too wide is drawn smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The lowest factor for text that is drawn smaller; 0 for none.
    public var minimumScaleFactor: CGFloat = 0
    /// True if letters may come closer before text is cut; has no effect here.
    public var allowsDefaultTighteningForTruncation = false
    /// True if the font follows the user's preferred size of text.
    public var adjustsFontForContentSizeCategory = true
    /// True if the whole text is shown where a pointer rests; there are no pointers here.
    public var showsExpansionTextWhenTruncated = false
    /// A change of the letters.
    public var transform = TextTransform.none

    /// The colour that was set; nil for the default one.
    private var ownColor: UIColor?
    private let defaultColor: UIColor
    /// True if the default colour is that of a text that takes no touches.
    var isPale = false

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      defaultColor = color
    }

    /// Returns the colour after its change.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The look of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The size that all images of a list are aligned with, for `reservedLayoutSize`.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The size of a symbol; nil for that of body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol; nil for the tint of the view.
    public var tintColor: UIColor?
    /// A change of the colour; nil for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size; a side of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// The size of the place in whose middle the image is; a side of 0 is that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// True if inverted colours leave the image as it is; they are not shown here.
    public var accessibilityIgnoresInvertColors = false
    /// True if the image has the colour of what takes no touches.
    var isPale = false

    /// Returns the colour of a symbol in a view of a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? (isPale ? .tertiaryLabel : tintColor)
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the size of an image within the largest one.
    func size(of image: UIImage) -> CGSize {
      let natural = preferredSymbolConfiguration.flatMap {
        image.isSymbol ? image.withConfiguration($0).size : nil
      }
      let size = natural ?? image.size
      let factor = min(
        1,
        maximumSize.width > 0 && size.width > 0 ? maximumSize.width / size.width : 1,
        maximumSize.height > 0 && size.height > 0 ? maximumSize.height / size.height : 1
      )
      return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Returns the size of the place of an image.
    func place(of image: UIImage) -> CGSize {
      let size = size(of: image)
      func side(_ reserved: CGFloat, _ own: CGFloat, standard: CGFloat) -> CGFloat {
        reserved == Self.standardDimension ? max(own, standard) : reserved > 0 ? reserved : own
      }
      return CGSize(
        width: side(reservedLayoutSize.width, size.width, standard: image.isSymbol ? 28 : 0),
        height: side(reservedLayoutSize.height, size.height, standard: image.isSymbol ? 24 : 0)
      )
    }
  }
}
