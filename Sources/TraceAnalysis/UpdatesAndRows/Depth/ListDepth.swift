import ListSchema

/// The place in a list where something happened: the first item on screen, and the number of items.
public struct ListDepth: Hashable, Sendable {
  /// The number of the first item on screen, counted over all sections from 0.
  public let firstItem: Int
  /// The items of the whole content; more than `firstItem`.
  public let allItems: Int

  /// The parts into which a list is divided.
  public static let parts = 10

  /// The tenth of the list, from 0 to 9.
  public var tenth: Int {
    let (scaled, isTooLarge) = firstItem.multipliedReportingOverflow(by: Self.parts)
    return isTooLarge ? firstItem / (allItems / Self.parts + 1) : scaled / allItems
  }

  /// Reads the end of a frame; nil where it does not say, or says what cannot be.
  init?(_ tree: IntervalTree, _ frame: Int) {
    guard let first = tree.value(.firstItem, at: frame)?.integer.flatMap({ Int(exactly: $0) }),
      let all = tree.value(.allItems, at: frame)?.integer.flatMap({ Int(exactly: $0) }),
      first >= 0, first < all
    else { return nil }
    firstItem = first
    allItems = all
  }
}
