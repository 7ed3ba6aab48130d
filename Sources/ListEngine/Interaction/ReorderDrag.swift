import Foundation

/// A row that the user drags: where it came from, and the content as if it were dropped now.
///
/// The presented content itself does not change before the row is dropped.
struct ReorderDrag {
  let state: PresentationItemState
  /// Where the row was.
  let original: IndexPath
  /// Where it would be if it were dropped now.
  private(set) var current: IndexPath
  /// What is presented, with the row at its current place.
  private(set) var presentation: PresentationState
  /// Where the finger is, in the coordinates of the content; nil when no finger drags.
  var position: CGPoint?

  init(_ state: PresentationItemState, at path: IndexPath, in presentation: PresentationState) {
    self.state = state
    original = path
    current = path
    self.presentation = presentation
  }

  /// Takes the row to another place; `path` counts without the row.
  mutating func move(to path: IndexPath) {
    presentation.moveItem(from: ItemPlace(current), to: ItemPlace(path))
    current = path
  }

  /// Presents another item with the same state, as the list does.
  mutating func replaceItem(of state: PresentationItemState, with item: AnyItemStorage) {
    guard let place = presentation.place(of: state) else { return }
    presentation.replaceItem(at: place, with: item)
  }
}
