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
}
