public import Foundation

/// The style of a paragraph.
///
/// A replacement for UIKit's type, which Foundation does not have on Linux.
public class NSParagraphStyle: NSObject {
  /// Must be the first property: see `AttributeObject`.
  private let kind = AttributeObjectKind.notCoreFoundation
  fileprivate(set) var setting = ParagraphSetting()

  /// Creates the default style.
  public override init() {}

  /// Returns whether both have the same values.
  public override func isEqual(_ other: Any?) -> Bool {
    (other as? NSParagraphStyle)?.setting == setting
  }

  /// The hash of the values.
  public override var hash: Int { setting.hashValue }

  /// The alignment of the lines.
  public var alignment: NSTextAlignment { setting.alignment }
  /// The treatment of text that does not fit.
  public var lineBreakMode: NSLineBreakMode { setting.lineBreakMode }
  /// The space between two lines, in points.
  public var lineSpacing: CGFloat { setting.lineSpacing }

  /// The least height of a line, in points; 0 for none.
  ///
  /// Kept, without an effect.
  public var minimumLineHeight: CGFloat { setting.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  ///
  /// Kept, without an effect.
  public var maximumLineHeight: CGFloat { setting.maximumLineHeight }
  /// The factor of the height of lines; 0 for none.
  ///
  /// Kept, without an effect.
  public var lineHeightMultiple: CGFloat { setting.lineHeightMultiple }
  /// The space after a paragraph, in points.
  ///
  /// Kept, without an effect.
  public var paragraphSpacing: CGFloat { setting.paragraphSpacing }
  /// The space before a paragraph, in points.
  ///
  /// Kept, without an effect.
  public var paragraphSpacingBefore: CGFloat { setting.paragraphSpacingBefore }
  /// The indent of the first line, in points.
  ///
  /// Kept, without an effect.
  public var firstLineHeadIndent: CGFloat { setting.firstLineHeadIndent }
  /// The indent of the other lines, in points.
  ///
  /// Kept, without an effect.
  public var headIndent: CGFloat { setting.headIndent }
  /// The end of the lines, in points from the start; negative from the end.
  ///
  /// Kept, without an effect.
  public var tailIndent: CGFloat { setting.tailIndent }
  /// The share of a line from which on words are divided; 0 for never.
  ///
  /// Kept, without an effect.
  public var hyphenationFactor: Float { setting.hyphenationFactor }
  /// True if characters come closer before text is cut.
  ///
  /// Kept, without an effect.
  public var allowsDefaultTighteningForTruncation: Bool {
    setting.allowsDefaultTighteningForTruncation
  }

  /// The same style, which cannot be changed.
  public override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.setting = setting
    return copy
  }

  /// The same style, which can be changed.
  public override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setting = setting
    return copy
  }

  /// The default style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// A paragraph style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  public override var alignment: NSTextAlignment {
    get { setting.alignment }
    set { setting.alignment = newValue }
  }
  /// The treatment of text that does not fit.
  public override var lineBreakMode: NSLineBreakMode {
    get { setting.lineBreakMode }
    set { setting.lineBreakMode = newValue }
  }
  /// The space between two lines, in points.
  public override var lineSpacing: CGFloat {
    get { setting.lineSpacing }
    set { setting.lineSpacing = newValue }
  }
  /// The least height of a line, in points; 0 for none.
  ///
  /// Kept, without an effect.
  public override var minimumLineHeight: CGFloat {
    get { setting.minimumLineHeight }
    set { setting.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for none.
  ///
  /// Kept, without an effect.
  public override var maximumLineHeight: CGFloat {
    get { setting.maximumLineHeight }
    set { setting.maximumLineHeight = newValue }
  }
  /// The factor of the height of lines; 0 for none.
  ///
  /// Kept, without an effect.
  public override var lineHeightMultiple: CGFloat {
    get { setting.lineHeightMultiple }
    set { setting.lineHeightMultiple = newValue }
  }
  /// The space after a paragraph, in points.
  ///
  /// Kept, without an effect.
  public override var paragraphSpacing: CGFloat {
    get { setting.paragraphSpacing }
    set { setting.paragraphSpacing = newValue }
  }
  /// The space before a paragraph, in points.
  ///
  /// Kept, without an effect.
  public override var paragraphSpacingBefore: CGFloat {
    get { setting.paragraphSpacingBefore }
    set { setting.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line, in points.
  ///
  /// Kept, without an effect.
  public override var firstLineHeadIndent: CGFloat {
    get { setting.firstLineHeadIndent }
    set { setting.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines, in points.
  ///
  /// Kept, without an effect.
  public override var headIndent: CGFloat {
    get { setting.headIndent }
    set { setting.headIndent = newValue }
  }
  /// The end of the lines, in points from the start; negative from the end.
  ///
  /// Kept, without an effect.
  public override var tailIndent: CGFloat {
    get { setting.tailIndent }
    set { setting.tailIndent = newValue }
  }
  /// The share of a line from which on words are divided; 0 for never.
  ///
  /// Kept, without an effect.
  public override var hyphenationFactor: Float {
    get { setting.hyphenationFactor }
    set { setting.hyphenationFactor = newValue }
  }
  /// True if characters come closer before text is cut.
  ///
  /// Kept, without an effect.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { setting.allowsDefaultTighteningForTruncation }
    set { setting.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes over the values of another style.
  public func setParagraphStyle(_ style: NSParagraphStyle) { setting = style.setting }
}

/// The values of a paragraph style.
struct ParagraphSetting: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var hyphenationFactor: Float = 0
  var allowsDefaultTighteningForTruncation = false
}
