import Foundation
import HeadlessUIKit
import ListSchema

extension ListView: PresentationItemStateHost {
  func presentedItem(of state: PresentationItemState) -> AnyItemStorage? {
    presentation.place(of: state).map {
      presentation.sections[$0.section].row(at: $0.item)
    } ?? presentation.offWindow.entry(of: state)?.item
  }

  func presentChange(byCoordinatorOf state: PresentationItemState, _ animation: ViewAnimation) {
    updateQueue.perform { self.presentNextChange(of: state, animation) }
  }

  private func presentNextChange(of state: PresentationItemState, _ animation: ViewAnimation) {
    guard let item = state.takeChangedItem(), let place = presentation.place(of: state) else {
      return
    }
    let old = presentation.sections[place.section].row(at: place.item)
    presentation.replaceItem(at: place, with: item)
    interaction.drag?.replaceItem(of: state, with: item)
    state.contentChanged()
    if old.selectionStyle != item.selectionStyle {
      declare(state, isSelected: item.selectionStyle.isSelected)
    }
    notify(.coordinatorUpdate, count: 1) { state.call(.coordinatorUpdate(old: old, new: item)) }
    animation.run {
      relayout()
      reapply(state)
    }
  }
}
