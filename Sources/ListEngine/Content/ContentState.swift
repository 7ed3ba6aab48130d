import Foundation
import HeadlessUIKit

/// The content that the app described as a whole, its number, and the index of its items.
struct ContentState {
  /// The whole content.
  private(set) var all = Content()
  /// Incremented with each new content.
  private(set) var number: UInt32 = 0
  /// The content before, until the update to the present one has used it.
  var previous: Content?
  /// True if the list has shown the content: it had space.
  var isShown = false
  /// Finds items by their identifiers.
  var index = ContentIndex()

  /// The number of items of the whole content.
  var itemCount: Int { index.itemCount }

  /// Switches to other content.
  mutating func replace(by content: Content) {
    number += 1
    previous = all
    all = content.reusingRows(of: all)
    index.setContent(all)
  }

  /// The rows that the list has shown last: of the previous content, or none.
  ///
  /// Only for an update that brings content, which takes the previous content.
  mutating func takeShownSections() -> [Section] {
    defer { previous = nil }
    return isShown ? (previous ?? all).sections : []
  }

  /// Takes over content in which the user has moved an item.
  mutating func takeOver(reordered content: Content) {
    all = content
    index.setContent(all)
  }
}
