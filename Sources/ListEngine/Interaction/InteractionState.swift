import Foundation

/// A row that was tapped.
struct TappedRow {
  let path: IndexPath
  let state: PresentationItemState
}

/// The rows that the user selects, touches and drags.
struct InteractionState {
  /// The selected items.
  var selection = Selection()
  /// The place where the current touch began.
  var touchedPlace: ElementPlace?
  /// The rows that were tapped, until the row delegate hears of it.
  var tappedRows: [TappedRow] = []
  /// The row that is being dragged.
  var drag: ReorderDrag?
  /// The fingers that scroll something besides the list's scroll view.
  var sectionPans = SectionPans()
}
