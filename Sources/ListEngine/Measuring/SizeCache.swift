package import Foundation

/// What a measured size depends on, apart from the content.
package struct SizeKey: Hashable {
  package var room: CGSize
  package var sizing: Sizing

  package init(room: CGSize, sizing: Sizing) {
    self.room = room
    self.sizing = sizing
  }
}

/// The last few sizes of one element.
///
/// Lists are shown in few widths at a time, so a handful is enough; the oldest makes room.
package struct SizeCache {
  /// How many sizes are kept.
  package static let capacity = 4

  private var entries: [(key: SizeKey, size: CGSize)] = []

  package init() {}

  /// The size for a key, where it is known.
  package subscript(key: SizeKey) -> CGSize? {
    entries.first { $0.key == key }?.size
  }

  /// Remembers a size.
  package mutating func insert(_ size: CGSize, for key: SizeKey) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((key, size))
  }

  /// Forgets all sizes.
  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }
}
