import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

/// Shows visible content in views: takes views out of the reuse pools, applies content, puts back.
struct Display {
  private(set) var visible = VisibleContent()
  /// Where what is visible stands.
  private var placed: [PlacedElement] = []
  /// The number of the last pass.
  ///
  /// What it showed is marked with it, which needs no sets of elements.
  private var pass: UInt64 = 1

  /// What one pass changed on screen.
  struct Changes {
    var displayed: [VisibleContent.Element] = []
    var stayed: [VisibleContent.Element] = []
    var ended: [VisibleContent.Element] = []

    var isEmpty: Bool { displayed.isEmpty && ended.isEmpty }
  }

  /// Whether exactly these places are shown already, wherever they stand now.
  func shows(_ new: [PlacedElement]) -> Bool {
    new.count == placed.count && new.indices.allSatisfy { new[$0].place == placed[$0].place }
  }

  /// Takes over where the same elements stand now; returns those that moved.
  mutating func move(to new: [PlacedElement]) -> [VisibleContent.Element] {
    var moved: [VisibleContent.Element] = []
    for index in new.indices where new[index].frame != placed[index].frame {
      visible.move(index, to: new[index])
      moved.append(visible.elements[index])
    }
    placed = new
    return moved
  }

  /// Takes over what is on screen now, ahead of the views: contents that are applied may look at it.
  mutating func show(_ new: VisibleContent) -> Changes {
    let lastPass = pass
    let displayed = new.elements.filter { $0.state.visiblePass != lastPass }
    let stayed = new.elements.filter { $0.state.visiblePass == lastPass }
    pass += 1
    for element in new.elements { element.state.visiblePass = pass }
    // As many on screen as before, and none of them new: then none has left.
    let isSame = displayed.isEmpty && new.elements.count == visible.elements.count
    let ended = isSame ? [] : visible.elements.filter { $0.state.visiblePass != pass }
    visible = new
    placed = new.elements.map(\.placed)
    return Changes(displayed: displayed, stayed: stayed, ended: ended)
  }

  /// Applies an item on screen again, after its state changed.
  func reapply(_ state: PresentationItemState, _ services: ListServices) {
    visible.elements.first { $0.state === state }?.apply(for: .wasUpdated, services)
  }

}

extension Display.Changes {
  /// Gives views to what came on screen, and takes those of what left.
  ///
  /// Views of what left go to the reuse pools first, so that what arrives can take them. Items that
  /// stayed keep their views, wherever they went; `update` re-applies what it changed, and, where
  /// the content asks for it, all.
  func perform(in container: UIView, update: UInt32?, _ services: ListServices) {
    for element in ended { element.state.recycleView(services) }
    if let update {
      // Headers and footers first, as the container hears of an update before its cells do.
      for element in Self.headerFootersFirst(stayed) { element.reapply(after: update, services) }
    }
    for element in Self.itemsFirst(displayed) { element.display(in: container, services) }
  }

  /// Calls the callbacks of what left the screen, then of what came: headers and footers first.
  func callDisplayCallbacks() {
    for case .headerFooter(_, let model, let state) in ended { state.didEndDisplay(model) }
    for case .item(_, let item, let state) in ended {
      state.coordinatorDidEndDisplay()
      state.didEndDisplay(item)
    }
    for case .headerFooter(_, let model, let state) in displayed { state.didDisplay(model) }
    for case .item(_, let item, let state) in displayed {
      state.coordinatorWillDisplay()
      state.didDisplay(item)
    }
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

  /// Moves the view to where the element stands.
  func place() {
    guard let view = state.view else { return }
    view.zPosition = CGFloat(placed.zIndex)
    guard view.frame != placed.frame else { return }
    view.frame = placed.frame
  }

  /// Gets a view and applies the content to it.
  fileprivate func display(in container: UIView, _ services: ListServices) {
    apply(for: .willDisplay, services)
    if let view = state.view { container.addSubview(view) }
  }

  /// Applies the content again after an update, where the content's rule asks for it.
  fileprivate func reapply(after update: UInt32, _ services: ListServices) {
    let isEquivalent = state.changedInUpdate != update
    guard rule.shouldReapply(comparing: state.appliedRule, isEquivalent: isEquivalent) else {
      return
    }
    apply(for: .wasUpdated, services)
  }

  /// Applies the content to the view, getting one where there is none, inside an interval.
  fileprivate func apply(for reason: ApplyReason, _ services: ListServices) {
    let place = placed.place
    _ = services.signposter.interval(
      .apply,
      .applyBegin(
        part: place.part,
        section: place.section,
        index: place.index,
        type: services.typeNames.number(of: state),
        reason: reason.label
      )
    ) {
      let isNew = state.view == nil && state.dequeueView(services)
      switch self {
      case .item(let placed, let item, let state):
        state.position = placed.position
        state.apply(item, for: reason, services)
      case .headerFooter(_, let model, let state): state.apply(model, for: reason, services)
      }
      return isNew
    } end: {
      .applyEnd(viewsCreated: $0 ? 1 : 0)
    }
  }
}
