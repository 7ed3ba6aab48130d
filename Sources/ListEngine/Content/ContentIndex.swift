import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

/// Finds items by their identifiers in the whole content of a list.
///
/// Each section's rows have a table of their own (`AnyRows`), kept as long as they are the same: after
/// an update, a search only builds the tables of the sections that it changed.
struct ContentIndex {
  /// Contents with fewer rows are searched without an interval.
  private static let minRows = 32

  /// Marks searches.
  var signposter = Signposter.disabled
  private var content = Content()
  /// The number of items of the content.
  private(set) var itemCount = 0

  /// Switches to other content.
  mutating func setContent(_ new: Content) {
    content = new
    // Once: it takes time linear in the sections.
    itemCount = new.itemCount
  }

  /// The path of the first item with an identifier; nil if there is none.
  ///
  /// - Complexity: O(sections) lookups once their tables are built; O(rows) to build a table.
  func firstIndexPath(of identifier: AnyIdentifier) -> IndexPath? {
    guard itemCount >= Self.minRows else { return content.firstIndexPathForItem(with: identifier) }
    return signposter.interval(.index, .indexBegin(items: itemCount)) {
      content.firstIndexPathForItem(with: identifier)
    }
  }
}
