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

  private static let capacity = 4096
  private let measurer: any TextMeasurer
  private var recent: [StyledText: [Entry]] = [:]
  private var old: [StyledText: [Entry]] = [:]

  init(_ measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// The size of a text whose lines wrap at a limit, which is infinite without one.
  ///
  /// A text that is w wide within W has the same lines within all limits between w and W.
  func size(of text: StyledText, limit: CGFloat) -> CGSize {
    var entries = recent[text] ?? old[text] ?? []
    if let known = entries.first(where: { $0.size.width <= limit && limit <= $0.limit }) {
      if recent[text] == nil { insert(entries, for: text) }
      return known.size
    }
    let size = measurer.size(of: text, width: limit == .infinity ? 0 : limit)
    entries.append(Entry(limit: limit, size: size))
    insert(entries, for: text)
    return size
  }

  private func insert(_ entries: [Entry], for text: StyledText) {
    if recent.count >= Self.capacity { (recent, old) = ([:], recent) }
    recent[text] = entries
  }
}
