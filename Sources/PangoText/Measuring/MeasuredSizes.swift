import Foundation
import HeadlessUIKit

/// Sizes of texts that were measured lately, at most so many.
///
/// Two generations: when the young one is full the old one is forgotten, and the young one grows
/// old. What is asked for becomes young again. Looking up costs one or two hashes.
struct MeasuredSizes {
  /// What the size of a text depends on.
  struct Key: Hashable {
    var text: StyledText
    var width: CGFloat
  }

  /// How many texts one generation holds.
  private let capacity: Int
  /// How many bytes of text one generation holds.
  private static let maximalBytes = 1 << 20

  private var young: [Key: CGSize] = [:]
  private var old: [Key: CGSize] = [:]
  private var youngBytes = 0
  private(set) var counts = PangoText.CacheCounts()

  /// Makes an empty cache that holds at most `capacity` texts.
  init(capacity: Int) {
    self.capacity = max(1, capacity / 2)
  }

  /// How many sizes are known.
  var count: Int { young.count + old.count }

  /// The size of a text, if it is known; counted as a hit or a miss.
  mutating func size(for key: Key) -> CGSize? {
    if let size = young[key] {
      counts.hits += 1
      return size
    }
    guard let size = old.removeValue(forKey: key) else {
      counts.misses += 1
      return nil
    }
    counts.hits += 1
    insert(size, for: key)
    return size
  }

  /// Remembers a size.
  mutating func insert(_ size: CGSize, for key: Key) {
    let bytes = key.text.string.utf8.count
    guard bytes <= Self.maximalBytes else { return }
    if young.count == capacity || youngBytes + bytes > Self.maximalBytes {
      old = young
      young.removeAll(keepingCapacity: true)
      youngBytes = 0
    }
    young[key] = size
    youngBytes += bytes
  }
}
