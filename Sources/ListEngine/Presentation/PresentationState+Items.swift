import Foundation
import HeadlessUIKit

extension PresentationState {
  /// The place of an item's state; nil when it is not presented.
  ///
  /// Linear in the number of items.
  func place(of state: PresentationItemState) -> ItemPlace? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(where: { $0 === state }) {
        return ItemPlace(section: section, item: item)
      }
    }
    return nil
  }

  /// The state of the item at a path; nil where no item is presented.
  func state(at path: IndexPath) -> PresentationItemState? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// The path of the last presented item; nil when there is none.
  var lastIndexPath: IndexPath? {
    sections.lastIndex { !$0.items.isEmpty }.map {
      IndexPath(item: sections[$0].items.count - 1, section: $0)
    }
  }

  /// Presents another item with the same state.
  mutating func replaceItem(at place: ItemPlace, with item: AnyItemStorage) {
    sections[place.section].model.rows[place.item] = item
  }

  /// Moves an item with its state; `to` is the place after the removal.
  mutating func moveItem(from: ItemPlace, to: ItemPlace) {
    let state = sections[from.section].items.remove(at: from.item)
    let item = sections[from.section].model.rows.remove(at: from.item)
    sections[to.section].items.insert(state, at: to.item)
    sections[to.section].model.rows.insert(item, at: to.item)
  }

  /// Forgets all known sizes.
  func removeAllSizes() {
    for slot in [containerHeader, header, footer, overscrollFooter] {
      slot.state?.sizes.removeAll()
    }
    for section in sections {
      section.header.state?.sizes.removeAll()
      section.footer.state?.sizes.removeAll()
      for state in section.items { state.sizes.removeAll() }
    }
  }
}
