public import Foundation

/// The options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text wraps; otherwise it is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Line spacing is included; always so here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Glyph bounds are used in place of line heights; ignored here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Scaling of text while it is measured; only a name here.
public final class NSStringDrawingContext {
  /// Creates a context.
  public init() {}
}

/// The text measurer for text that is in no view.
public enum CurrentTextMeasurer {
  /// The measurer; set for a block by `$value.withValue`.
  @TaskLocal public static var value: any TextMeasurer = FixedWidthTextMeasurer()
}

extension NSAttributedString {
  /// The size of the text in one line per paragraph, in points.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// The rectangle of the text within a size, in points.
  ///
  /// It is measured by `CurrentTextMeasurer`; sides that are 0 are not limited.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let text = StyledText(outsideOfViews: self, numberOfLines: wraps ? 0 : 1)
    let measured = CurrentTextMeasurer.value.size(of: text, width: wraps ? size.width : 0)
    let isCut = size.height > 0 && options.contains(.truncatesLastVisibleLine)
    return CGRect(
      x: 0,
      y: 0,
      width: measured.width,
      height: isCut ? min(size.height, measured.height) : measured.height
    )
  }
}

extension StyledText {
  /// Creates the text of an attributed string that is in no view: in 12 points by default.
  init(outsideOfViews attributed: NSAttributedString, numberOfLines: Int) {
    self.init("", font: .systemFont(ofSize: 12), numberOfLines: numberOfLines)
    apply(attributed)
    // The default font does not count where every part has its own.
    let fonts = runs.map(\.font)
    if let font = fonts.first ?? nil, !fonts.contains(nil) { self.font = font }
  }
}

extension String {
  /// The size of the text in one line per paragraph, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle of the text within a size, in points; see `NSAttributedString`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text in one line per paragraph, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// The rectangle of the text within a size, in points; see `NSAttributedString`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size,
      options: options,
      attributes: attributes,
      context: context
    )
  }
}
