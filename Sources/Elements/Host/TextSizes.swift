import Foundation
import HeadlessUIKit

/// The known sizes of texts, each with the range of limits in which a text has that size.
///
/// Bounded: texts that were not asked for in a while are forgotten.
final class TextSizes {
  private struct Entry {
    let limit: CGFloat
    let size: CGSize
  }

  /// A text, shaped once, with its known sizes.
  private struct Known {
    let text: any ShapedText
    var entries: [Entry] = []
  }

  private static let capacity = 1024
  private let measurer: any TextMeasurer
  private var recent: [StyledText: Known] = [:]
  private var old: [StyledText: Known] = [:]

  init(_ measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// The size of a text whose lines wrap at a limit, which is infinite without one.
  ///
  /// A text that is w wide within W has the same lines within all limits between w and W.
  func size(of text: StyledText, limit: CGFloat) -> CGSize {
    var known = recent[text] ?? old[text] ?? Known(text: measurer.shape(text))
    let entry = known.entries.first { $0.size.width <= limit && limit <= $0.limit }
    if let entry {
      if recent[text] == nil { insert(known, for: text) }
      return entry.size
    }
    let size = known.text.size(width: limit == .infinity ? 0 : limit)
    known.entries.append(Entry(limit: limit, size: size))
    insert(known, for: text)
    return size
  }

  private func insert(_ known: Known, for text: StyledText) {
    if recent.count >= Self.capacity { (recent, old) = ([:], recent) }
    recent[text] = known
  }
}
