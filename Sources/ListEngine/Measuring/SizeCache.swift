package import Foundation

/// What a measured size depends on, apart from the content and the environment.
///
/// A row that comes to another position in its group is measured again. A new environment does not
/// count: a list that shows something else then says so by its content.
package struct SizeKey: Hashable {
  package var info: Sizing.MeasureInfo
  package var sizing: Sizing
  package var position: ItemPosition

  package init(
    _ info: Sizing.MeasureInfo,
    _ sizing: Sizing,
    _ position: ItemPosition = .single
  ) {
    self.info = info
    self.sizing = sizing
    self.position = position
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
