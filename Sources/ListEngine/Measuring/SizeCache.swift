package import Foundation
package import ListSchema

/// The inputs of a measured size, apart from the content and the environment.
///
/// A row that gets another position in its group is measured again. A new environment does not
/// count: a list that shows something else must express that in its content.
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
/// Lists are shown at few widths at a time, so a handful is enough; the oldest is evicted.
package struct SizeCache {
  /// The number of sizes that are kept.
  package static let capacity = 4

  private var entries: [(key: SizeKey, size: CGSize)] = []
  /// The reason for which no entry is valid; nil if they are.
  private var missing: ListSchema.MeasureReason? = .new

  package init() {}

  /// The size for a key, if it is known.
  package subscript(key: SizeKey) -> CGSize? {
    missing == nil ? entries.first { $0.key == key }?.size : nil
  }

  /// The reason for measuring a size that is not known.
  package var reason: ListSchema.MeasureReason { missing ?? .space }

  /// The size measured last, also if it is no longer valid.
  package var latest: CGSize? { entries.last?.size }

  /// Stores a size.
  package mutating func insert(_ size: CGSize, for key: SizeKey) {
    if missing != nil { entries.removeAll(keepingCapacity: true) }
    missing = nil
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((key, size))
  }

  /// Forgets all sizes, if there are any.
  package mutating func removeAll(because reason: ListSchema.MeasureReason = .forgotten) {
    // A row that has changed since it was measured has changed, whatever else happens.
    if missing != .new, missing != .changed { missing = reason }
  }
}
