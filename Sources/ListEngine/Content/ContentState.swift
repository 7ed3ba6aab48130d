import Foundation
import HeadlessUIKit

/// What the app described: the whole content, its number, and where its items are.
struct ContentState {
  /// The whole content.
  private(set) var all = Content()
  /// Incremented with each new content.
  private(set) var number: UInt32 = 0
  /// Finds items by their identifiers.
  var index = ContentIndex()

  /// How many items the whole content has.
  var itemCount: Int { index.itemCount }

  /// Switches to other content.
  mutating func replace(by content: Content) {
    number += 1
    all = content.reusingRows(of: all)
    for index in all.sections.indices { all.sections[index].storage.endEditing() }
    index.setContent(all)
  }

  /// Takes over content in which the user has moved an item.
  mutating func takeOver(reordered content: Content) {
    all = content
    index.setContent(all)
  }
}
