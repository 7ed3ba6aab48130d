import HeadlessUIKit

/// The sizes of rows that were measured before they are presented.
struct RowsAhead {
  /// A direction in which the list scrolls.
  enum Direction {
    case down, up
  }

  /// The most rows that are kept; beyond them the list starts again.
  private static let capacity = 1_000

  private var sizes: [ObjectIdentifier: (item: AnyItemStorage, sizes: SizeCache)] = [:]
  /// The place where measuring goes on, until an update presents something else.
  private var next: (direction: Direction, update: UInt32, place: ItemPlace)?

  /// The number of rows that were measured and not presented yet.
  var count: Int { sizes.count }

  /// Keeps the sizes of a row.
  mutating func insert(_ item: AnyItemStorage, _ measured: SizeCache) {
    if sizes.count >= Self.capacity { removeAll() }
    sizes[ObjectIdentifier(item)] = (item, measured)
  }

  /// Removes and returns the sizes of a row; nil if it was not measured.
  mutating func take(_ item: AnyItemStorage) -> SizeCache? {
    sizes.isEmpty ? nil : sizes.removeValue(forKey: ObjectIdentifier(item))?.sizes
  }

  /// Returns whether the sizes of a row are known.
  func contains(_ item: AnyItemStorage) -> Bool { sizes[ObjectIdentifier(item)] != nil }

  /// Returns the place where measuring goes on; nil where it starts at the presented rows.
  func next(_ direction: Direction, update: UInt32) -> ItemPlace? {
    guard let next, next.direction == direction, next.update == update else { return nil }
    return next.place
  }

  /// Notes where measuring goes on.
  mutating func setNext(_ place: ItemPlace, _ direction: Direction, update: UInt32) {
    next = (direction, update, place)
  }

  /// Forgets all sizes.
  mutating func removeAll() {
    sizes = [:]
    next = nil
  }
}
