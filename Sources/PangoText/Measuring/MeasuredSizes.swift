import Foundation
import HeadlessUIKit

/// A bounded cache of text sizes.
///
/// It has two generations: when the young one is full, the old one is discarded, and the young one
/// becomes the old one. Entries that are looked up become young again. A lookup costs one or two
/// hashes.
struct MeasuredSizes {
  /// The inputs of a text's size.
  struct Key: Hashable {
    var text: StyledText
    var width: CGFloat
  }

  /// The number of texts in one generation.
  private let capacity: Int
  /// The maximum number of bytes of text in one generation.
  private static let maxBytes = 1 << 20

  private var young: [Key: CGSize] = [:]
  private var old: [Key: CGSize] = [:]
  private var youngBytes = 0
  private(set) var counts = PangoText.CacheCounts()

  /// Creates an empty cache for at most `capacity` texts.
  init(capacity: Int) {
    self.capacity = max(1, capacity / 2)
  }

  /// The number of cached sizes.
  var count: Int { young.count + old.count }

  /// The cached size of a text, if any; counted as a hit or a miss.
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

  /// Stores a size.
  mutating func insert(_ size: CGSize, for key: Key) {
    let bytes = key.text.string.utf8.count
    guard bytes <= Self.maxBytes else { return }
    if young.count == capacity || youngBytes + bytes > Self.maxBytes {
      old = young
      young.removeAll(keepingCapacity: true)
      youngBytes = 0
    }
    young[key] = size
    youngBytes += bytes
  }
}
