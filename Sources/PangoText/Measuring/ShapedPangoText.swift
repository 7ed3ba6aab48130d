import Foundation
import HeadlessUIKit

/// A text that Pango shapes once, as far as its lines can be found without it.
final class ShapedPangoText: ShapedText {
  private let text: StyledText
  private let line: ShapedLine
  private let pango: PangoText

  init(_ text: StyledText, _ line: ShapedLine, _ pango: PangoText) {
    self.text = text
    self.line = line
    self.pango = pango
  }

  func size(width: CGFloat) -> CGSize {
    let limit = width > 0 ? width : .greatestFiniteMagnitude
    guard let size = line.size(width: limit) else { return pango.size(of: text, width: width) }
    return CGSize(width: min(limit, size.width.rounded(.up)), height: size.height.rounded(.up))
  }
}
