import Foundation
import HeadlessUIKit

extension PresentationState {
  /// The place of an item's state; nil when it is not presented.
  ///
  /// Linear in the number of items.
  func place(of state: PresentationItemState) -> ItemPlace? {
    for section in sections.indices {
      if let item = sections[section].items.firstIndex(where: { $0 === state }) {
        return ItemPlace(section: section, item: item)
      }
    }
    return nil
  }

  /// The state of the item at a path; nil if it is not presented.
  func state(at path: IndexPath) -> PresentationItemState? { state(at: ItemPlace(path)) }

  /// The state of the item at a place; nil if it is not presented.
  func state(at place: ItemPlace) -> PresentationItemState? {
    guard sections.indices.contains(place.section),
      sections[place.section].items.indices.contains(place.item)
    else { return nil }
    return sections[place.section].items[place.item]
  }

  /// The path of the last presented item; nil when there is none.
  var lastIndexPath: IndexPath? {
    sections.lastIndex { !$0.items.isEmpty }.map {
      IndexPath(item: sections[$0].items.endIndex - 1, section: $0)
    }
  }

  /// Presents another item with the same state.
  mutating func replaceItem(at place: ItemPlace, with item: AnyItemStorage) {
    sections[place.section].replaceRow(at: place.item, with: item)
    hasCoordinatedItems = true
  }

  /// Moves an item with its state; `to` is the place after the removal.
  mutating func moveItem(from: ItemPlace, to: ItemPlace) {
    let (item, state) = sections[from.section].remove(at: from.item)
    sections[to.section].insert(item, state, at: to.item)
  }

  /// The lengths of the rows before and after the presented rows of a section.
  func rowGaps(ofSection index: Int) -> (before: CGFloat, after: CGFloat) {
    (
      index == sections.startIndex ? gaps.rowsBefore : 0,
      index == sections.endIndex - 1 ? gaps.rowsAfter : 0
    )
  }

  /// The window of the content that is presented.
  var window: ContentWindow {
    var window = ContentWindow(
      sections: sections.startIndex..<sections.endIndex,
      firstItem: start.item,
      endItem: sections.last?.items.endIndex ?? 0
    )
    for index in sections.indices {
      let (first, end) = (sections[index].items.startIndex, sections[index].items.endIndex)
      let isCut =
        first > 0 && index > sections.startIndex
        || end < sections[index].itemCount && index < sections.endIndex - 1
      if isCut { window.limit(index, to: first..<end, of: sections[index].itemCount) }
    }
    return window
  }

  /// Clears all cached sizes.
  mutating func removeAllSizes() {
    offWindow.removeAllSizes()
    ahead.removeAll()
    forEachState { $0.sizes.removeAll() }
  }

  /// Marks what the views of all presented elements show as out of date.
  func changeAllLooks() {
    forEachState { $0.lookChanged() }
  }

  private func forEachState(_ body: (PresentationElementState) -> Void) {
    for slot in [containerHeader, header, footer, overscrollFooter] {
      if let state = slot.state { body(state) }
    }
    for section in sections {
      if let state = section.header.state { body(state) }
      if let state = section.footer.state { body(state) }
      for state in section.items { body(state) }
    }
  }
}

extension PresentationSection {
  /// Presents another item with the same state.
  fileprivate mutating func replaceRow(at index: Int, with item: AnyItemStorage) {
    model.rows[index - items.startIndex] = item
  }

  fileprivate mutating func remove(at index: Int) -> (AnyItemStorage, PresentationItemState) {
    itemCount -= 1
    return (model.rows.remove(at: index - items.startIndex), items.remove(at: index))
  }

  fileprivate mutating func insert(
    _ item: AnyItemStorage,
    _ state: PresentationItemState,
    at index: Int
  ) {
    itemCount += 1
    model.rows.insert(item, at: index - items.startIndex)
    items.insert(state, at: index)
  }
}
