import CPango
import Foundation
import HeadlessUIKit

/// A paragraph of plain words that Pango has shaped as one line.
///
/// It breaks into the same lines as Pango's own, without shaping again. That is known only for ASCII
/// words in one font with single spaces between them; everything else has no shaped line.
struct ShapedLine {
  /// The width of each word, and with the space behind it, in Pango's units.
  private struct Word {
    var width: Int32
    var spacedWidth: Int32
  }

  private let words: [Word]
  /// The sum of all widths.
  private let naturalWidth: Int32
  /// The height of a line, in points.
  private let lineHeight: CGFloat
  private let lineSpacing: CGFloat
  private let maxLines: Int

  /// The most bytes of a text: scaling is not needed for fewer.
  private static let maxLength = 2_048

  /// Returns whether a text may have a shaped line.
  static func permits(_ text: StyledText) -> Bool {
    guard text.runs.isEmpty, text.lineBreakMode != .byCharWrapping,
      !(text.lineBreakMode == .byClipping && text.numberOfLines == 1),
      text.font.pointSize > 0, text.font.pointSize < 400, text.lineSpacing >= 0
    else { return false }
    let bytes = text.string.utf8
    guard !bytes.isEmpty, bytes.count < maxLength else { return false }
    var last: UInt8 = 0x20
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7F, !(byte == 0x20 && last == 0x20) else { return false }
      last = byte
    }
    return last != 0x20
  }

  /// The words of a text that Pango has set in one line; nil if it set it in another way.
  init?(_ line: Paragraph.Line, of text: StyledText) {
    guard line.scale == 1, let widths = line.byteWidths(count: text.string.utf8.count),
      line.hasBreaksOnlyAfterSpaces(count: widths.count)
    else { return nil }
    var words: [Word] = []
    var width: Int32 = 0
    for (byte, own) in zip(text.string.utf8, widths) {
      if byte == 0x20 {
        words.append(Word(width: width, spacedWidth: width + own))
        width = 0
      } else {
        width += own
      }
    }
    words.append(Word(width: width, spacedWidth: width))
    self.words = words
    naturalWidth = widths.reduce(0, +)
    lineHeight = line.height
    lineSpacing = text.lineSpacing
    maxLines = text.numberOfLines > 0 ? text.numberOfLines : .max
  }

  /// The size in lines of at most `width` points; nil if a word is wider, or text is left out.
  ///
  /// - Complexity: O(words).
  func size(width: CGFloat) -> CGSize? {
    let limit = Int32(clamping: Int64(min(width, 1_000_000) * CGFloat(PANGO_SCALE)))
    guard naturalWidth > limit else { return size(lines: 1, longest: naturalWidth) }
    var (lines, start, longest) = (1, Int32(0), Int32(0))
    var end: Int32 = 0
    for word in words {
      guard word.width <= limit else { return nil }
      if start + word.width > limit {
        lines += 1
        longest = max(longest, end)
        start = 0
      }
      end = start + word.width
      start += word.spacedWidth
    }
    guard lines <= maxLines else { return nil }
    return size(lines: lines, longest: max(longest, end))
  }

  private func size(lines: Int, longest: Int32) -> CGSize {
    CGSize(
      width: CGFloat(longest) / CGFloat(PANGO_SCALE),
      height: CGFloat(lines) * lineHeight + CGFloat(lines - 1) * lineSpacing
    )
  }
}

extension Paragraph.Line {
  /// The width of each byte, in Pango's units; nil if it has several runs, or runs backwards.
  fileprivate func byteWidths(count: Int) -> [Int32]? {
    guard let only = line.pointee.runs, only.pointee.next == nil, !isRightToLeft,
      Int(line.pointee.length) == count, let data = only.pointee.data,
      let glyphs = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs
    else { return nil }
    var widths = [Int32](repeating: 0, count: count)
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let cluster = Int(glyphs.pointee.log_clusters[index])
      guard widths.indices.contains(cluster) else { return nil }
      widths[cluster] += glyphs.pointee.glyphs[index].geometry.width
    }
    return widths
  }

  /// Returns whether the text may be broken after each space, and nowhere else.
  fileprivate func hasBreaksOnlyAfterSpaces(count: Int) -> Bool {
    paragraph.hasBreaksOnlyAfterSpaces(count: count)
  }
}

extension Paragraph {
  fileprivate func hasBreaksOnlyAfterSpaces(count: Int) -> Bool {
    withBreaks { attributes in
      guard attributes.count == count + 1 else { return false }
      return (1..<max(1, count)).allSatisfy { index in
        (attributes[index].is_line_break != 0) == (attributes[index - 1].is_white != 0)
      }
    }
  }
}
