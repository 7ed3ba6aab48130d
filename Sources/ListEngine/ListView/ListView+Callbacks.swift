import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

extension ListView {
  /// Runs the callbacks that are due at the end of an update.
  func notify(
    _ changes: PresentationState.Changes,
    _ diff: SectionedDiff,
    _ reason: UpdateReason
  ) {
    notify(.itemChanges, count: changes.callbacks.count) {
      for (state, callback) in changes.callbacks { state.call(callback) }
    }
    guard case .contentChanged = reason else { return }
    notify(.contentUpdated, stateObserver.onContentUpdated) {
      .init(
        hadChanges: !diff.isEmpty,
        insertionsAndRemovals: InsertionsAndRemovals(),
        actions: $0,
        positionInfo: positionInfo
      )
    }
  }

  /// Runs the observers of the set of items on screen, when that changed.
  func notifyVisibilityChanged(_ changes: Display.Changes) {
    guard changes.displayed.contains(where: \.isItem) || changes.ended.contains(where: \.isItem)
    else { return }
    notify(.visibilityChanged, stateObserver.onVisibilityChanged) {
      .init(
        actions: $0,
        positionInfo: positionInfo,
        displayed: changes.displayed.compactMap(\.item),
        endedDisplay: changes.ended.compactMap(\.item)
      )
    }
  }

  /// Runs observers of one kind, in order; what they are told is made once, and only for them.
  func notify<Info>(
    _ callback: ListSchema.Callback,
    _ observers: [(Info) -> Void],
    _ info: (ListActions) -> Info
  ) {
    ListStateObserver.perform(observers, on: nil, info) {
      notify(callback, count: observers.count, $0)
    }
  }

  private func notify(_ callback: ListSchema.Callback, count: Int, _ body: () -> Void) {
    guard count > 0 else { return }
    services.signposter.interval(
      .notify,
      .notifyBegin(callback: callback, callbacks: count),
      body
    )
  }

  /// Where the list stands.
  var positionInfo: ListStateObserver.PositionInfo {
    .init(bounds: scrollView.bounds, contentSize: layoutContent.contentSize)
  }
}

extension VisibleContent.Element {
  fileprivate var item: (any AnyItem)? {
    if case .item(_, let item, _) = self { item.item } else { nil }
  }
}
