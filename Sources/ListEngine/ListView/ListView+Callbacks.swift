import Foundation
import HeadlessUIKit
package import ListSchema
import Signposts

extension ListView {
  /// Runs the callbacks of elements that appeared on screen and that left it.
  func callDisplayCallbacks(_ changes: Display.Changes) {
    guard !changes.isEmpty else { return }
    changes.callDisplayCallbacks { state, callback, body in
      let type = services.signposter.isEnabled ? services.typeNames.number(of: state) : 0
      services.signposter.interval(
        .notify,
        .notifyBegin(callback: callback, callbacks: 1, type: type),
        body
      )
    }
    notifyVisibilityChanged(changes)
  }

  /// Runs the observers of the set of visible items, if it changed.
  private func notifyVisibilityChanged(_ changes: Display.Changes) {
    guard changes.displayed.contains(where: \.isItem) || changes.ended.contains(where: \.isItem)
    else { return }
    notify(.visibilityChanged, settings.stateObserver.onVisibilityChanged) {
      .init(
        actions: $0,
        positionInfo: positionInfo,
        displayed: changes.displayed.compactMap(\.item),
        endedDisplay: changes.ended.compactMap(\.item)
      )
    }
  }

  /// Runs observers of one kind, in order; their argument is created once, on demand.
  func notify<Info>(
    _ callback: ListSchema.Callback,
    _ observers: [(Info) -> Void],
    _ info: (ListActions) -> Info
  ) {
    ListStateObserver.perform(observers, on: self, info) {
      notify(callback, count: observers.count, $0)
    }
  }

  /// Runs callbacks of the app in an interval of their own.
  ///
  /// - Parameters:
  ///   - callback: the kind of callback.
  ///   - count: the number of callbacks; with 0 nothing is run.
  ///   - body: runs them.
  package func notify(_ callback: ListSchema.Callback, count: Int, _ body: () -> Void) {
    guard count > 0 else { return }
    services.signposter.interval(
      .notify,
      .notifyBegin(callback: callback, callbacks: count, type: 0),
      body
    )
  }

  /// The scroll position of the list, and the visible items.
  public var scrollPositionInfo: ListScrollPositionInfo { positionInfo }

  /// The scroll position of the list, and the visible items.
  ///
  /// Linear in the number of items on screen.
  var positionInfo: ListScrollPositionInfo {
    ListScrollPositionInfo(
      items: .init(
        visible: display.visible.items.map { ($0.item.identifier, $0.placed.frame) },
        first: contentState.all.firstItem?.anyIdentifier,
        last: contentState.all.lastItem?.anyIdentifier
      ),
      viewport: viewport,
      isScrollInProgress: scrollView.isTracking || scrollView.isDragging
        || scrollView.isDecelerating
    )
  }
}

extension VisibleContent.Element {
  fileprivate var item: (any AnyItem)? {
    if case .item(let item, _) = content { item.item } else { nil }
  }
}
