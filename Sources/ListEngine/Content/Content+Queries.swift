public import Foundation
import HeadlessUIKit

extension Content {
  /// The path of the first item with an identifier; nil if there is none.
  ///
  /// Linear in the number of items.
  public func firstIndexPathForItem(with identifier: AnyIdentifier) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let item = content.storage.firstIndex(of: identifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  /// The index of the first section with an identifier; nil if there is none.
  public func firstIndexForSection(with identifier: AnyIdentifier) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// The path of the last item; nil if there are no items.
  public func lastIndexPath() -> IndexPath? {
    sections.lastIndex { $0.count > 0 }.map {
      IndexPath(item: sections[$0].count - 1, section: $0)
    }
  }
}
