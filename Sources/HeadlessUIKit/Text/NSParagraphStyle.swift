public import Foundation

/// How the lines of a paragraph are set.
///
/// UIKit's, which Foundation does not have on Linux.
public class NSParagraphStyle {
  fileprivate(set) var setting = ParagraphSetting()

  /// Makes the style of ordinary text.
  public init() {}

  /// Where the lines stand between the edges.
  public var alignment: NSTextAlignment { setting.alignment }
  /// What happens to text that does not fit.
  public var lineBreakMode: NSLineBreakMode { setting.lineBreakMode }
  /// The room between two lines, in points.
  public var lineSpacing: CGFloat { setting.lineSpacing }

  /// The style of ordinary text.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// How the lines of a paragraph are set, to be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where the lines stand between the edges.
  public override var alignment: NSTextAlignment {
    get { setting.alignment }
    set { setting.alignment = newValue }
  }
  /// What happens to text that does not fit.
  public override var lineBreakMode: NSLineBreakMode {
    get { setting.lineBreakMode }
    set { setting.lineBreakMode = newValue }
  }
  /// The room between two lines, in points.
  public override var lineSpacing: CGFloat {
    get { setting.lineSpacing }
    set { setting.lineSpacing = newValue }
  }
}

/// The values of a paragraph style.
struct ParagraphSetting {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
}
