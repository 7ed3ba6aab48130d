import Foundation

/// The rows that the user selects, touches and drags.
struct InteractionState {
  /// The selected items.
  var selection = Selection()
  /// The place where the current touch began.
  var touchedPlace: ElementPlace?
  /// The row that was tapped, until the row delegate is told.
  var tappedRow: IndexPath?
  /// The row that is being dragged.
  var drag: ReorderDrag?
  /// The fingers that scroll something besides the list's scroll view.
  var sectionPans = SectionPans()
}
