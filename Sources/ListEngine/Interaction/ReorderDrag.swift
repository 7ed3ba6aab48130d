import Foundation

/// A row that the user drags: its original position, and the content as if it were dropped now.
///
/// The presented content itself does not change before the row is dropped.
final class ReorderDrag {
  let state: PresentationItemState
  /// The original position of the row.
  let original: IndexPath
  /// The position of the row if it were dropped now.
  private(set) var current: IndexPath
  /// The presented content, with the row at its current position.
  private(set) var presentation: PresentationState
  /// The position of the finger, in the coordinates of the content; nil without a finger.
  var position: CGPoint?

  init(_ state: PresentationItemState, at path: IndexPath, in presentation: PresentationState) {
    self.state = state
    original = path
    current = path
    self.presentation = presentation
  }

  /// Moves the row to another position; `path` counts without the row.
  func move(to path: IndexPath) {
    presentation.moveItem(from: ItemPlace(current), to: ItemPlace(path))
    current = path
  }

  /// Presents another item with the same state, as the list does.
  func replaceItem(of state: PresentationItemState, with item: AnyItemStorage) {
    guard let place = presentation.place(of: state) else { return }
    presentation.replaceItem(at: place, with: item)
  }
}
