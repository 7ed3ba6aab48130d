import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

/// Shows visible content in views: takes views out of the reuse pools, applies content, puts back.
struct Display {
  private(set) var visible = VisibleContent()

  /// What one pass changed on screen.
  struct Changes {
    var displayed: [VisibleContent.Element] = []
    var ended: [VisibleContent.Element] = []
  }

  /// Shows `new` instead of what was shown before.
  ///
  /// Views of what left go to the reuse pools first, so that what arrives can take them. Items that
  /// stayed keep their views, wherever they went; `update` re-applies what it changed, and, where
  /// the content asks for it, all.
  mutating func show(
    _ new: VisibleContent,
    in container: UIView,
    update: UInt32?,
    _ services: ListServices
  ) -> Changes {
    let before = Set(visible.elements.map { ObjectIdentifier($0.state) })
    let after = Set(new.elements.map { ObjectIdentifier($0.state) })
    let changes = Changes(
      displayed: new.elements.filter { !before.contains(ObjectIdentifier($0.state)) },
      ended: visible.elements.filter { !after.contains(ObjectIdentifier($0.state)) }
    )
    visible = new
    for element in changes.ended { element.recycleView(services) }
    if let update {
      // Headers and footers first, as the container hears of an update before its cells do.
      for element in Self.headerFootersFirst(new.elements)
      where before.contains(ObjectIdentifier(element.state)) {
        element.reapply(after: update, services)
      }
    }
    for element in Self.itemsFirst(changes.displayed) { element.display(in: container, services) }
    for element in new.elements { element.view?.frame = element.placed.frame }
    return changes
  }

  /// Calls the display callbacks of items.
  static func callDisplayCallbacks(_ changes: Changes) {
    for case .item(_, let item, let state) in changes.ended { state.didEndDisplay(item) }
    for case .item(_, let item, let state) in changes.displayed { state.didDisplay(item) }
  }

  private static func itemsFirst(_ elements: [VisibleContent.Element]) -> [VisibleContent.Element] {
    elements.filter(\.isItem) + elements.filter { !$0.isItem }
  }

  private static func headerFootersFirst(
    _ elements: [VisibleContent.Element]
  ) -> [VisibleContent.Element] {
    elements.filter { !$0.isItem } + elements.filter(\.isItem)
  }
}

extension VisibleContent.Element {
  var isItem: Bool {
    if case .item = self { true } else { false }
  }

  var view: UIView? {
    switch self {
    case .item(_, _, let state): state.view
    case .headerFooter(_, _, let state): state.view
    }
  }

  private var typedState: any TypedState {
    switch self {
    case .item(_, _, let state): state
    case .headerFooter(_, _, let state): state
    }
  }

  fileprivate func recycleView(_ services: ListServices) {
    switch self {
    case .item(_, _, let state): state.recycleView(services)
    case .headerFooter(_, _, let state): state.recycleView(services)
    }
  }

  /// Gets a view and applies the content to it.
  fileprivate func display(in container: UIView, _ services: ListServices) {
    apply(for: .willDisplay, services) {
      switch self {
      case .item(_, let item, let state):
        let isNew = state.dequeueView(services)
        state.apply(item, for: .willDisplay, services)
        return isNew
      case .headerFooter(_, let model, let state):
        let isNew = state.dequeueView(services)
        state.apply(model, for: .willDisplay, services)
        return isNew
      }
    }
    if let view { container.addSubview(view) }
  }

  /// Applies the content again after an update, where the content's rule asks for it.
  fileprivate func reapply(after update: UInt32, _ services: ListServices) {
    switch self {
    case .item(_, let item, let state):
      guard
        item.reappliesToVisibleView.shouldReapply(
          comparing: state.appliedRule,
          isEquivalent: state.changedInUpdate != update
        )
      else { return }
      apply(for: .wasUpdated, services) {
        state.apply(item, for: .wasUpdated, services)
        return false
      }
    case .headerFooter(_, let model, let state):
      guard
        model.reappliesToVisibleView.shouldReapply(
          comparing: state.appliedRule,
          isEquivalent: state.changedInUpdate != update
        )
      else { return }
      apply(for: .wasUpdated, services) {
        state.apply(model, for: .wasUpdated, services)
        return false
      }
    }
  }

  /// Runs `body`, which tells whether it made a view, inside an `apply` interval.
  private func apply(
    for reason: ApplyReason,
    _ services: ListServices,
    _ body: () -> Bool
  ) {
    let place = placed.place
    _ = services.signposter.interval(
      .apply,
      .applyBegin(
        part: place.part,
        section: place.section,
        index: place.index,
        type: services.typeNames.number(of: typedState),
        reason: reason.label
      )
    ) {
      body()
    } end: {
      .applyEnd(viewsCreated: $0 ? 1 : 0)
    }
  }
}
