package import Foundation
import HeadlessUIKit

extension Content {
  /// Inserts an item at a path; the items at and after the path move up by one.
  ///
  /// - Precondition: the path is within the content, or directly after the last item of a section.
  package mutating func insert(item: any AnyItem, at path: IndexPath) {
    precondition(
      sections.indices.contains(path.section)
        && (0...sections[path.section].count).contains(path.item),
      "nothing can be inserted at section \(path.section), item \(path.item)"
    )
    sections[path.section].items.insert(item, at: path.item)
  }

  /// Removes an item.
  ///
  /// - Precondition: the path is within the content.
  @discardableResult
  package mutating func remove(at path: IndexPath) -> any AnyItem {
    let item = item(at: path)
    sections[path.section].items.remove(at: path.item)
    return item
  }

  /// Moves an item to a path, counted as if the item had been removed first.
  ///
  /// - Precondition: both paths are within the content.
  package mutating func moveItem(from: IndexPath, to: IndexPath) {
    guard from != to else { return }
    insert(item: remove(at: from), at: to)
  }

  /// The same content, with the rows of `old` where both hold the same array of the app.
  ///
  /// - Complexity: O(sections).
  func reusingRows(of old: Content) -> Content {
    var content = self
    for index in sections.indices.prefix(old.sections.count)
    where sections[index].storage.canReuse(old.sections[index].storage) {
      content.sections[index].storage.rows = old.sections[index].storage.rows
    }
    return content
  }
}
