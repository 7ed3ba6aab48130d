import Foundation
import HeadlessUIKit

/// The state that a user has given to an embedded list.
struct EmbeddedListState {
  /// Its offset from its start, in points.
  var distance: CGFloat = 0
  /// The selection of the items whose selection differs from the content's.
  var selection: [AnyIdentifier: Bool] = [:]

  var isUntouched: Bool { distance == 0 && selection.isEmpty }
}

/// The states of the lists that are rows of one list; their views are used for several rows.
@preconcurrency @MainActor
final class EmbeddedListStates {
  private struct View {
    weak var list: ListView?
  }

  /// The views that show a row, or did last.
  private var views: [AnyHashable: View] = [:]
  /// The states of rows without such a view that the user has touched.
  private var states: [AnyHashable: EmbeddedListState] = [:]

  /// Has a view show a row, as the user has left it.
  ///
  /// - Parameters:
  ///   - row: the identity of the row.
  ///   - list: the view.
  ///   - update: updates the view to the row's content.
  func show(_ row: AnyHashable, in list: ListView, update: () -> Void) {
    let old = list.settings.embeddedRow
    guard old != row else { return update() }
    // Also one that shows no row any more, as another view shows it: it is as the row left it.
    let wasUsed = list.updateCount > 0
    if let old { leave(old, list) }
    if let other = views[row]?.list { leave(row, other) }
    views[row] = View(list: list)
    list.settings.embeddedRow = row
    if wasUsed { list.returnToStart() }
    update()
    let state = states.removeValue(forKey: row)
    if wasUsed || state != nil { list.restore(state ?? EmbeddedListState()) }
  }

  private func leave(_ row: AnyHashable, _ list: ListView) {
    let state = list.embeddedState
    states[row] = state.isUntouched ? nil : state
    views[row] = nil
    list.settings.embeddedRow = nil
  }
}

extension ListView {
  /// The state that the user has given to the list.
  var embeddedState: EmbeddedListState {
    let limits = scrollView.offsetLimits(axis)
    var state = EmbeddedListState(
      distance: max(0, min(limits.offset, limits.limits.upperBound) - limits.limits.lowerBound)
    )
    forEachSelectableState { item, declared in
      if item.isSelected != declared { state.selection[item.identifier] = item.isSelected }
    }
    return state
  }

  /// Ends what is in progress, and scrolls back to the start, before the list shows another row.
  func returnToStart() {
    updateQueue.perform {
      self.scrollView.stopScrollingAndZooming()
      self.closeSwipeActions()
      self.cancelPresses()
      self.windowState.forgetEstimates()
      let start = 0 + self.scrollView.offsetLimits(self.axis).limits.lowerBound
      self.scrollView.moveContentOffset(
        to: self.axis.point(at: start, across: self.scrollView.contentOffset)
      )
    }
  }

  /// Selects what was selected, and scrolls where the list was.
  func restore(_ state: EmbeddedListState) {
    updateQueue.perform {
      var changed: [PresentationItemState] = []
      self.forEachSelectableState { item, declared in
        let isSelected = state.selection[item.identifier] ?? declared
        if self.mark(item, isSelected: isSelected) { changed.append(item) }
      }
      for item in changed { self.reapply(item) }
      self.interaction.selection.settle()
      guard state.distance > 0 else { return }
      let limits = self.scrollView.offsetLimits(self.axis).limits
      let offset = min(limits.lowerBound + state.distance, limits.upperBound)
      self.scrollView.moveContentOffset(
        to: self.axis.point(at: offset, across: self.scrollView.contentOffset)
      )
    }
  }

  /// Calls a function with the states of all items that are kept, and whether the content declares
  /// them selected.
  private func forEachSelectableState(_ body: (PresentationItemState, Bool) -> Void) {
    for section in presentation.sections {
      for (state, row) in zip(section.items, section.model.rows) {
        body(state, row.selectionStyle.isSelected)
      }
    }
    for state in interaction.selection.states {
      guard let entry = presentation.offWindow.entry(of: state) else { continue }
      body(state, entry.item.selectionStyle.isSelected)
    }
  }
}
