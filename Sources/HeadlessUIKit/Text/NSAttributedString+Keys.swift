public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// How lines are set, an `NSParagraphStyle`; labels take that of the first character for all.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The room added after each character, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
