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
}

/// The values of a paragraph style.
struct ParagraphSetting: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
}
