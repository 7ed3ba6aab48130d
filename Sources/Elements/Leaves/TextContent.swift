import Foundation
import HeadlessUIKit

/// The content of a text, which is measured without a closure.
final class TextContent: ContentStorage {
  private let text: StyledText
  private let lineHeight: Label.LineHeight

  init(_ text: StyledText, _ lineHeight: Label.LineHeight) {
    self.text = text
    self.lineHeight = lineHeight
  }

  override var isCounted: Bool { true }

  override func measure(
    in proposal: SizeConstraint,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> CGSize {
    node.pass.counts.leafMeasurements += 1
    return TextSize.measure(text, lineHeight, in: proposal, environment)
  }
}

/// The measuring of text.
enum TextSize {
  /// The size of a text in a constraint, rounded up to pixels.
  ///
  /// The width is never larger than the limit; the height may be.
  static func measure(
    _ text: StyledText,
    _ lineHeight: Label.LineHeight,
    in constraint: SizeConstraint,
    _ environment: Environment
  ) -> CGSize {
    guard !text.string.isEmpty else { return .zero }
    let scale = environment.displayScale
    // Limits that leave no room break the text after every character, as very small ones do.
    let limit = constraint.widthLimit.forgivingRounding
    let wrapping = max(limit, 1 / scale)
    let size = size(of: text, limit: wrapping, environment)
    let full = size.width.rounded(.up, by: scale)
    let width = full <= limit ? full : max(0, constraint.widthLimit)
    guard case .custom(let height, _) = lineHeight else {
      return CGSize(width: width, height: size.height.rounded(.up, by: scale))
    }
    let lines = lineCount(of: text, size, limit: wrapping, environment)
    return CGSize(width: width, height: (lines * height).rounded(.up, by: scale))
  }

  private static func lineCount(
    of text: StyledText,
    _ size: CGSize,
    limit: CGFloat,
    _ environment: Environment
  ) -> CGFloat {
    guard text.hasOneFont else {
      let width = limit == .infinity ? 0 : limit
      return CGFloat(environment.textMeasurer.lineCount(of: text, width: width))
    }
    // From sizes, which are known: lines of one font are equally high.
    let line = self.size(of: text.oneLine, limit: .infinity, environment).height + text.lineSpacing
    return line > 0 ? ((size.height + text.lineSpacing) / line).rounded() : 1
  }

  private static func size(
    of text: StyledText,
    limit: CGFloat,
    _ environment: Environment
  ) -> CGSize {
    guard environment.layoutMode.options.cache == .fast, let services = environment.services
    else {
      return environment.textMeasurer.size(of: text, width: limit == .infinity ? 0 : limit)
    }
    return services.textSizes.size(of: text, limit: limit)
  }

  /// The height of a line in the font of a text, in points, which sizes are rounded up from.
  static func naturalLineHeight(of text: StyledText, _ measurer: any TextMeasurer) -> CGFloat {
    var lines = text.oneLine
    lines.string = "X\nX"
    lines.numberOfLines = 0
    let baselines = measurer.baselines(of: lines, width: 0)
    return baselines.last - baselines.first
  }
}

extension StyledText {
  fileprivate var hasOneFont: Bool { runs.allSatisfy { $0.font == nil || $0.font == font } }

  /// One line in the same font.
  fileprivate var oneLine: StyledText {
    StyledText("X", font: runs.first?.font ?? font, numberOfLines: 1)
  }
}
