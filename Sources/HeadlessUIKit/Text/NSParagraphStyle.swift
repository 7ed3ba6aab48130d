public import Foundation

/// The style of a paragraph.
///
/// A replacement for UIKit's type, which Foundation does not have on Linux.
open class NSParagraphStyle: NSObject {
  /// Must be the first property: see `AttributeObject`.
  private let kind = AttributeObjectKind.notCoreFoundation
  fileprivate(set) final var setting = ParagraphSetting()

  /// Creates the default style.
  public override init() {}

  /// Returns whether both have the same values.
  open override func isEqual(_ other: Any?) -> Bool {
    (other as? NSParagraphStyle)?.setting == setting
  }

  /// The hash of the values.
  open override var hash: Int { setting.hashValue }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { setting.alignment }
  /// The treatment of text that does not fit.
  open var lineBreakMode: NSLineBreakMode { setting.lineBreakMode }
  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { setting.lineSpacing }

  /// The least height of a line, in points; 0 for none.
  ///
  /// Kept, without an effect.
  open var minimumLineHeight: CGFloat { setting.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  ///
  /// Kept, without an effect.
  open var maximumLineHeight: CGFloat { setting.maximumLineHeight }
  /// The factor of the height of lines; 0 for none.
  ///
  /// Kept, without an effect.
  open var lineHeightMultiple: CGFloat { setting.lineHeightMultiple }
  /// The space after a paragraph, in points.
  ///
  /// Kept, without an effect.
  open var paragraphSpacing: CGFloat { setting.paragraphSpacing }
  /// The space before a paragraph, in points.
  ///
  /// Kept, without an effect.
  open var paragraphSpacingBefore: CGFloat { setting.paragraphSpacingBefore }
  /// The indent of the first line, in points.
  ///
  /// Kept, without an effect.
  open var firstLineHeadIndent: CGFloat { setting.firstLineHeadIndent }
  /// The indent of the other lines, in points.
  ///
  /// Kept, without an effect.
  open var headIndent: CGFloat { setting.headIndent }
  /// The end of the lines, in points from the start; negative from the end.
  ///
  /// Kept, without an effect.
  open var tailIndent: CGFloat { setting.tailIndent }
  /// The share of a line from which on words are divided; 0 for never.
  ///
  /// Kept, without an effect.
  open var hyphenationFactor: Float { setting.hyphenationFactor }
  /// True if characters come closer before text is cut.
  ///
  /// Kept, without an effect.
  open var allowsDefaultTighteningForTruncation: Bool {
    setting.allowsDefaultTighteningForTruncation
  }

  /// The direction of writing.
  ///
  /// Kept, without an effect.
  open var baseWritingDirection: NSWritingDirection { setting.baseWritingDirection }
  /// The ways in which lines are broken.
  ///
  /// Kept, without an effect.
  open var lineBreakStrategy: LineBreakStrategy { setting.lineBreakStrategy }
  /// The distance of the default tabs, in points.
  ///
  /// Kept, without an effect.
  open var defaultTabInterval: CGFloat { setting.defaultTabInterval }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The places of tabs.
  ///
  /// Kept, without an effect.
  open var tabStops: [NSTextTab]! { setting.tabStops }

  /// The same style, which cannot be changed.
  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.setting = setting
    return copy
  }

  /// The same style, which can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setting = setting
    return copy
  }

  /// The default style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { setting.alignment }
    set { setting.alignment = newValue }
  }
  /// The treatment of text that does not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { setting.lineBreakMode }
    set { setting.lineBreakMode = newValue }
  }
  /// The space between two lines, in points.
  open override var lineSpacing: CGFloat {
    get { setting.lineSpacing }
    set { setting.lineSpacing = newValue }
  }
  /// The least height of a line, in points; 0 for none.
  ///
  /// Kept, without an effect.
  open override var minimumLineHeight: CGFloat {
    get { setting.minimumLineHeight }
    set { setting.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for none.
  ///
  /// Kept, without an effect.
  open override var maximumLineHeight: CGFloat {
    get { setting.maximumLineHeight }
    set { setting.maximumLineHeight = newValue }
  }
  /// The factor of the height of lines; 0 for none.
  ///
  /// Kept, without an effect.
  open override var lineHeightMultiple: CGFloat {
    get { setting.lineHeightMultiple }
    set { setting.lineHeightMultiple = newValue }
  }
  /// The space after a paragraph, in points.
  ///
  /// Kept, without an effect.
  open override var paragraphSpacing: CGFloat {
    get { setting.paragraphSpacing }
    set { setting.paragraphSpacing = newValue }
  }
  /// The space before a paragraph, in points.
  ///
  /// Kept, without an effect.
  open override var paragraphSpacingBefore: CGFloat {
    get { setting.paragraphSpacingBefore }
    set { setting.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line, in points.
  ///
  /// Kept, without an effect.
  open override var firstLineHeadIndent: CGFloat {
    get { setting.firstLineHeadIndent }
    set { setting.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines, in points.
  ///
  /// Kept, without an effect.
  open override var headIndent: CGFloat {
    get { setting.headIndent }
    set { setting.headIndent = newValue }
  }
  /// The end of the lines, in points from the start; negative from the end.
  ///
  /// Kept, without an effect.
  open override var tailIndent: CGFloat {
    get { setting.tailIndent }
    set { setting.tailIndent = newValue }
  }
  /// The share of a line from which on words are divided; 0 for never.
  ///
  /// Kept, without an effect.
  open override var hyphenationFactor: Float {
    get { setting.hyphenationFactor }
    set { setting.hyphenationFactor = newValue }
  }
  /// True if characters come closer before text is cut.
  ///
  /// Kept, without an effect.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { setting.allowsDefaultTighteningForTruncation }
    set { setting.allowsDefaultTighteningForTruncation = newValue }
  }

  /// The direction of writing.
  ///
  /// Kept, without an effect.
  open override var baseWritingDirection: NSWritingDirection {
    get { setting.baseWritingDirection }
    set { setting.baseWritingDirection = newValue }
  }
  /// The ways in which lines are broken.
  ///
  /// Kept, without an effect.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { setting.lineBreakStrategy }
    set { setting.lineBreakStrategy = newValue }
  }
  /// The distance of the default tabs, in points.
  ///
  /// Kept, without an effect.
  open override var defaultTabInterval: CGFloat {
    get { setting.defaultTabInterval }
    set { setting.defaultTabInterval = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The places of tabs.
  ///
  /// Kept, without an effect.
  open override var tabStops: [NSTextTab]! {
    get { setting.tabStops }
    set { setting.tabStops = newValue ?? [] }
  }

  /// Takes over the values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { setting = style.setting }
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
  var baseWritingDirection = NSWritingDirection.natural
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var defaultTabInterval: CGFloat = 0
  var tabStops: [NSTextTab] = []
}
