import Foundation
import HeadlessUIKit
import Synchronization

/// A text that Pango shapes once, as far as its lines can be found without it.
///
/// It is shaped when that is worth it for the first time: Pango measures a text that is cut off itself.
final class ShapedPangoText: ShapedText {
  private enum Line {
    case notYet
    case known(ShapedLine?)
  }

  private let text: StyledText
  private let pango: PangoText
  private let line = Mutex(Line.notYet)

  init(_ text: StyledText, _ pango: PangoText) {
    self.text = text
    self.pango = pango
  }

  func size(width: CGFloat) -> CGSize {
    let limit = width > 0 ? width : .greatestFiniteMagnitude
    guard !isSurelyCut(at: limit), let size = shapedLine?.size(width: limit) else {
      return pango.size(of: text, width: width)
    }
    return CGSize(width: min(limit, size.width.rounded(.up)), height: size.height.rounded(.up))
  }

  /// Returns whether the text takes more lines than it has, as far as that is seen without shaping
  /// it.
  ///
  /// A guess is enough, because both ways give the same size.
  private func isSurelyCut(at limit: CGFloat) -> Bool {
    guard text.numberOfLines > 0 else { return false }
    let leastWidth = CGFloat(text.string.utf8.count) * text.font.pointSize * 0.45
    return leastWidth > CGFloat(text.numberOfLines) * limit
  }

  private var shapedLine: ShapedLine? {
    line.withLock { line in
      if case .known(let shaped) = line { return shaped }
      let shaped = pango.shapedLine(text)
      line = .known(shaped)
      return shaped
    }
  }
}
