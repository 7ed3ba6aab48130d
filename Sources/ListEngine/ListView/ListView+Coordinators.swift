import Foundation
import HeadlessUIKit
import ListSchema

extension ListView: PresentationItemStateHost {
  func presentedItem(of state: PresentationItemState) -> AnyItemStorage? {
    presentation.place(of: state).map {
      presentation.sections[$0.section].model.row(at: $0.item)
    }
  }

  func present(
    _ item: AnyItemStorage,
    changedByCoordinatorOf state: PresentationItemState,
    _ animation: ViewAnimation
  ) {
    guard updateQueue.isBusy else { return presentNow(item, of: state, animation) }
    // The list is in the middle of something: the change comes right behind it.
    updateQueue.add(sync: { [unowned self] _ in presentNow(item, of: state, animation) })
  }

  private func presentNow(
    _ item: AnyItemStorage,
    of state: PresentationItemState,
    _ animation: ViewAnimation
  ) {
    guard let place = presentation.place(of: state) else { return }
    let old = presentation.sections[place.section].model.row(at: place.item)
    presentation.replaceItem(at: place, with: item)
    state.contentChanged(in: updateCount)
    if old.selectionStyle != item.selectionStyle {
      _ = selection.set(state, isSelected: item.selectionStyle.isSelected)
      selection.settle()
    }
    notify(.coordinatorUpdate, count: 1) { state.call(.coordinatorUpdate(old: old, new: item)) }
    updateQueue.hold {
      animation.perform {
        layout(level: .relayout)
        refreshVisibleContent()
        display.reapply(state, services)
      }
    }
    if !updateQueue.isBusy { tellMovedOffset(isShown: true) }
  }
}
