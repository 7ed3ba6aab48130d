import Foundation

/// What the user does with rows: selects, touches and drags them.
struct InteractionState {
  /// The selected items.
  var selection = Selection()
  /// Where the current touch began.
  var touchedPlace: ElementPlace?
  /// The row that is being dragged.
  var drag: ReorderDrag?
  /// What fingers scroll besides the list's scroll view.
  var sectionPans = SectionPans()
}
