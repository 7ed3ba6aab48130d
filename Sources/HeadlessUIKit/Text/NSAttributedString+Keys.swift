public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The paragraph style, an `NSParagraphStyle`; labels use that of the first character.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space added after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The underline style, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The style of a line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour behind the text, a `UIColor`; it is not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The colour of the line below the text; it is not drawn.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through the text; it is not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The colour of the outline; it is not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline; it is not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow; it is not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The distance from the baseline, in points; it is not drawn.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The use of ligatures; Pango decides.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant; it is not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The attachment at the place of a character; it is not drawn.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The target of a link, a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
  /// The stretching of letters; it is not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directions of writing; Pango decides.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The effect on letters; it is not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A name of a part, for `UITextItem`.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
