import Foundation
import HeadlessUIKit

extension ListView {
  /// True while a finger moves a row or a section.
  package var isMovingRow: Bool { interaction.drag != nil }

  /// Moves the view of the dragged row with the finger, in front of everything.
  ///
  /// The layout may change its look. The row's position is where it would be dropped.
  func showDraggedRow() {
    guard let drag = interaction.drag, let position = drag.position, let view = drag.state.view,
      let placed = display.visible.items.first(where: { $0.state === drag.state })?.placed
    else { return }
    let original = ListContentLayoutAttributes(frame: placed.frame, zIndex: placed.zIndex)
    var attributes = original
    attributes.center = position
    attributes.zIndex = .max
    placement.placer.layout.adjust(
      layoutAttributesForReorderingItem: &attributes,
      originalAttributes: original,
      at: drag.current,
      withTargetPosition: position
    )
    scrollView.addSubview(view, zIndex: attributes.zIndex)
    view.show(attributes)
  }
}
