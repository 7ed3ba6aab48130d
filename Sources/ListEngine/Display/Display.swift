import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

/// Shows visible content in views: dequeues views, applies content, and recycles views.
@preconcurrency @MainActor
struct Display {
  private(set) var visible = VisibleContent()
  /// The scroll offset at which it was found.
  private(set) var offset = CGPoint.zero
  /// True if an element looks different from how it was placed.
  var hasLooks = false
  /// Rows that were removed in animated updates and are still animating.
  let leaving = LeavingRows()

  /// The changes of one pass on screen.
  struct Changes {
    var displayed: [VisibleContent.Element] = []
    var stayed: [VisibleContent.Element] = []
    var ended: [VisibleContent.Element] = []

    var isEmpty: Bool { displayed.isEmpty && ended.isEmpty }

    init() {}

    /// Compares what was on screen with what is there now.
    ///
    /// - Complexity: O(elements on screen).
    init(from old: [VisibleContent.Element], to new: [VisibleContent.Element]) {
      guard !old.elementsEqual(new, by: { $0.state === $1.state }) else {
        stayed = new
        return
      }
      var (before, after) = (StatesOnScreen(old), StatesOnScreen(new))
      stayed.reserveCapacity(new.count)
      for element in new {
        if before.contains(element.state) {
          stayed.append(element)
        } else {
          displayed.append(element)
        }
      }
      for element in old where !after.contains(element.state) { ended.append(element) }
    }
  }

  /// The offsets along the list at which the same elements are visible; nil if they are unknown.
  private var steadyOffsets: ClosedRange<CGFloat>?

  /// Notes the scroll offset for which the visible content is being found.
  mutating func willShow(at offset: CGPoint) {
    self.offset = offset
    steadyOffsets = nil
  }

  /// Notes the offsets along the list at which nothing on screen changes.
  mutating func settle(in offsets: ClosedRange<CGFloat>?) { steadyOffsets = offsets }

  /// Scrolls to an offset at which nothing on screen changes; false if something may.
  mutating func scroll(to new: CGPoint, _ axis: LayoutDirection) -> Bool {
    guard let steadyOffsets, steadyOffsets.contains(axis.position(of: new)),
      new == axis.point(at: axis.position(of: new), across: offset)
    else { return false }
    offset = new
    return true
  }

  /// The number of elements on screen.
  var count: Int { visible.elements.count }

  /// Returns whether exactly these elements are shown already, at any position.
  func shows(_ new: [PlacedElement]) -> Bool {
    new.count == visible.elements.count
      && new.indices.allSatisfy { new[$0].place == visible.elements[$0].placed.place }
  }

  /// Updates the positions of the shown elements; returns those that moved.
  mutating func move(to new: [PlacedElement]) -> [VisibleContent.Element] {
    var moved: [VisibleContent.Element] = []
    for index in new.indices where !new[index].isPlaced(as: visible.elements[index].placed) {
      visible.move(index, to: new[index])
      moved.append(visible.elements[index])
    }
    return moved
  }

  /// Updates what is on screen before the views: applied contents may query it.
  mutating func show(_ new: VisibleContent) -> Changes {
    let changes = Changes(from: visible.elements, to: new.elements)
    visible = new
    return changes
  }

  /// Applies an item on screen again, after its state changed.
  func reapply(_ state: PresentationItemState, _ services: ListServices) {
    visible.elements.first { $0.state === state }?.apply(for: .wasUpdated, services)
  }
}

extension Display.Changes {
  /// Gives views to elements that appeared, removes those of elements that left, and places all.
  ///
  /// Views of elements that left go to the reuse pools first, so that new elements can use them.
  /// Items that stayed keep their views, wherever they moved; an update re-applies changed ones
  /// and, if their content asks for it, all.
  @preconcurrency @MainActor
  func perform(in container: UIView, isUpdate: Bool, _ services: ListServices) {
    for element in ended { element.state.recycleView(services) }
    if isUpdate { reapplyStayed(animated: false, services) }
    display(in: container, services)
    if isUpdate {
      UIView.performWithoutAnimation { for element in stayed { element.place() } }
    } else {
      for element in stayed { element.place() }
    }
  }

  /// Does the same in an animated update: views move to their new positions, rows fade in and out.
  ///
  /// Rows reach their final state immediately; what is visible during the animation can be read
  /// from their views' `presentedFrame` and similar. The view of a removed row is not reused before
  /// its animation has ended.
  @preconcurrency @MainActor
  func perform(
    in container: UIView,
    _ services: ListServices,
    _ playback: UpdatePlayback,
    _ leaving: LeavingRows
  ) {
    var departures: [(view: UIView, end: ListContentLayoutAttributes)] = []
    for element in ended {
      if let end = playback.end(of: element), let view = leaving.take(from: element.state) {
        departures.append((view, end))
      } else {
        element.state.recycleView(services)
      }
    }
    reapplyStayed(animated: true, services)
    display(in: container, services)
    let arrivals = displayed.filter { $0.begin(by: playback) }
    playback.perform {
      for element in stayed { element.place() }
      for element in arrivals { element.show() }
      for (view, end) in departures {
        UIView.animate(withDuration: ListView.animationDuration) {
          view.show(end)
        } completion: { [weak leaving, pool = services.reusableViews] _ in
          leaving?.finish(view, pool)
        }
      }
    }
    leaving.finishOldest(services.reusableViews)
  }

  /// Headers and footers first: the container processes an update before its cells do.
  @MainActor
  private func reapplyStayed(animated: Bool, _ services: ListServices) {
    var changed: [VisibleContent.Element] = []
    changed.reserveCapacity(stayed.count)
    for element in stayed where element.needsReapplying { changed.append(element) }
    guard !changed.isEmpty else { return }
    let reapply = { [changed] in
      for element in Self.headerFootersFirst(changed) { element.reapply(services) }
    }
    guard animated else { return UIView.performWithoutAnimation(reapply) }
    UIView.animate(withDuration: 0.2, options: .curveEaseInOut, animations: reapply)
  }

  @MainActor
  private func display(in container: UIView, _ services: ListServices) {
    guard !displayed.isEmpty else { return }
    // Reused views may be anywhere: moving them into place is not part of the animation.
    UIView.performWithoutAnimation {
      for element in Self.itemsFirst(displayed) { element.display(in: container, services) }
      for element in displayed { element.place() }
    }
  }

  /// Calls the callbacks of elements that left the screen, then of those that appeared.
  ///
  /// Headers and footers come first.
  ///
  /// - Parameter calling: runs the app's callback of an element.
  @preconcurrency @MainActor
  func callDisplayCallbacks(
    _ calling: (PresentationElementState, ListSchema.Callback, () -> Void) -> Void
  ) {
    for case .headerFooter(let model, let state) in ended.lazy.map(\.content)
    where state.countEndDisplay(model) {
      calling(state, .endDisplay) { state.didEndDisplay(model) }
    }
    for case .item(let item, let state) in ended.lazy.map(\.content) {
      state.coordinatorDidEndDisplay()
      if state.countEndDisplay(item) { calling(state, .endDisplay) { state.didEndDisplay(item) } }
    }
    for case .headerFooter(let model, let state) in displayed.lazy.map(\.content)
    where state.countDisplay(model) {
      calling(state, .display) { state.didDisplay(model) }
    }
    for case .item(let item, let state) in displayed.lazy.map(\.content) {
      state.coordinatorWillDisplay()
      if state.countDisplay(item) { calling(state, .display) { state.didDisplay(item) } }
    }
  }

  @MainActor
  private static func itemsFirst(_ elements: [VisibleContent.Element]) -> [VisibleContent.Element] {
    if elements.allSatisfy(\.isItem) { return elements }
    return elements.filter(\.isItem) + elements.filter { !$0.isItem }
  }

  @MainActor
  private static func headerFootersFirst(
    _ elements: [VisibleContent.Element]
  ) -> [VisibleContent.Element] {
    if elements.allSatisfy(\.isItem) { return elements }
    return elements.filter { !$0.isItem } + elements.filter(\.isItem)
  }
}

extension VisibleContent.Element {
  /// Moves the view to the element's position.
  @preconcurrency @MainActor
  func place() {
    guard let view = state.view else { return }
    let zIndex = placed.zIndex + (state.look?.value.zIndex ?? 0)
    if view.zIndex != zIndex { view.superview?.addSubview(view, zIndex: zIndex) }
    if let look = state.look { return look.show(view, at: placed.frame) }
    if view.frame != placed.frame { view.frame = placed.frame }
  }

  /// Gives the view its look at the start of an insertion; false for a row that existed before.
  @MainActor
  fileprivate func begin(by playback: UpdatePlayback) -> Bool {
    guard let start = playback.start(of: self), let view = state.view else { return false }
    UIView.performWithoutAnimation { view.show(start) }
    return true
  }

  /// Gives the view the look of an element at rest.
  @MainActor
  fileprivate func show() {
    state.view?.show(ListContentLayoutAttributes(frame: placed.frame))
    if state.look != nil { place() }
  }

  /// Gets a view and applies the content to it.
  @MainActor
  fileprivate func display(in container: UIView, _ services: ListServices) {
    apply(for: .willDisplay, services)
    guard let view = state.view else { return }
    if container.isDescendant(of: view) { (container.superview as? ListView)?.leave(view) }
    container.addSubview(view, zIndex: placed.zIndex)
    let resting = view.restingTransform
    if !resting.isIdentity { view.transform = resting }
  }

  /// True if the content's rule requires that it is applied again after an update.
  @MainActor
  fileprivate var needsReapplying: Bool {
    rule.shouldReapply(comparing: state.appliedRule, isEquivalent: state.showsCurrentLook)
  }

  /// Applies the content again after an update, if its rule still requires it.
  @MainActor
  fileprivate func reapply(_ services: ListServices) {
    guard needsReapplying else { return }
    if !state.showsCurrentLook { services.inspections.pictures.willUpdate(self) }
    apply(for: .wasUpdated, isEquivalent: state.showsCurrentLook, services)
  }

  /// Applies the content to the view, getting one if there is none, inside an interval.
  ///
  /// `isEquivalent` says that the view shows equivalent content already.
  @MainActor
  fileprivate func apply(
    for reason: ApplyReason,
    isEquivalent: Bool = false,
    _ services: ListServices
  ) {
    let place = placed.place
    _ = services.signposter.interval(
      .apply,
      .applyBegin(
        part: place.part,
        section: place.section,
        index: place.index,
        type: services.typeNames.number(of: state),
        reason: reason.label,
        equivalent: isEquivalent ? 1 : 0
      )
    ) {
      let isNew = state.view == nil && state.dequeueView(placed.frame.size, services)
      // What an app makes for the row is made in its size.
      if isNew { state.view?.frame = placed.frame }
      services.inspections.willApply(to: state.view)
      state.lookWasApplied()
      services.withTraits {
        switch content {
        case .item(let item, let state):
          state.apply(item, at: placed.position, for: reason, services)
        case .headerFooter(let model, let state): state.apply(model, for: reason, services)
        }
      }
      return isNew
    } end: {
      .applyEnd(viewsCreated: $0 ? 1 : 0)
    }
  }
}
