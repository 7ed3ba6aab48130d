import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

extension ListView: ListActionsTarget {
  /// Scrolls to the first item with an identifier.
  ///
  /// - Returns: whether there is such an item and anything is presented; also true if the item is
  ///   already at that position.
  @discardableResult
  public func scrollTo(
    item: AnyIdentifier,
    position: ScrollPosition,
    animated: Bool = false,
    completion: ScrollCompletion? = nil
  ) -> Bool {
    perform(expecting: canScroll(to: item)) {
      self.scroll(toItem: item, position, animated: animated, completion)
    }
  }

  /// Scrolls to an item.
  @discardableResult
  public func scrollTo(
    item: any AnyItem,
    position: ScrollPosition,
    animated: Bool = false,
    completion: ScrollCompletion? = nil
  ) -> Bool {
    scrollTo(
      item: item.anyIdentifier,
      position: position,
      animated: animated,
      completion: completion
    )
  }

  /// Scrolls by as many points as the closure returns for the first item with an identifier.
  @discardableResult
  public func scrollTo(
    item: AnyIdentifier,
    contentOffsetAdjustment: @escaping ListItemScrollPositionAdjustment,
    animated: Bool = false,
    completion: ScrollCompletion? = nil
  ) -> Bool {
    perform(expecting: canScroll(to: item)) {
      self.scroll(toItem: item, by: contentOffsetAdjustment, animated: animated, completion)
    }
  }

  /// Scrolls by as many points as the closure returns for an item.
  @discardableResult
  public func scrollTo(
    item: any AnyItem,
    contentOffsetAdjustment: @escaping ListItemScrollPositionAdjustment,
    animated: Bool = false,
    completion: ScrollCompletion? = nil
  ) -> Bool {
    scrollTo(
      item: item.anyIdentifier,
      contentOffsetAdjustment: contentOffsetAdjustment,
      animated: animated,
      completion: completion
    )
  }

  /// Scrolls to the first section with an identifier.
  ///
  /// - Returns: whether there is such a section and anything is presented.
  @discardableResult
  public func scrollToSection(
    with identifier: AnyIdentifier,
    sectionPosition: SectionPosition = .top,
    scrollPosition: ScrollPosition,
    animated: Bool = false,
    completion: ScrollCompletion? = nil
  ) -> Bool {
    perform(expecting: contentState.all.firstIndexForSection(with: identifier) != nil && hasContent)
    {
      self.services.signposter.interval(.scrollTo) {
        guard let section = self.contentState.all.firstIndexForSection(with: identifier) else {
          return self.cannotScroll(completion)
        }
        let lastItem = max(0, self.contentState.all.sections[section].count - 1)
        let path = IndexPath(item: sectionPosition == .top ? 0 : lastItem, section: section)
        return self.scroll(to: path, animated: animated, completion) { [unowned self] in
          contentState.all.firstIndexForSection(with: identifier).flatMap {
            offset(showingSection: $0, sectionPosition, at: scrollPosition)
          }
        }
      }
    }
  }

  /// Scrolls to the very top.
  ///
  /// - Returns: whether anything is presented.
  @discardableResult
  public func scrollToTop(animated: Bool = false) -> Bool {
    perform(expecting: hasContent) {
      self.services.signposter.interval(.scrollTo) {
        let path = IndexPath(item: 0, section: 0)
        return self.scroll(to: path, animated: animated, nil) { [unowned self] in
          ScrollTarget(viewport: viewport, axis: axis).start
        }
      }
    }
  }

  /// Scrolls to the end of the last item.
  ///
  /// - Returns: whether there are items, and anything is presented.
  @discardableResult
  public func scrollToLastItem(animated: Bool = false) -> Bool {
    perform(expecting: contentState.all.lastIndexPath() != nil && hasContent) {
      self.services.signposter.interval(.scrollTo) {
        guard let path = self.contentState.all.lastIndexPath() else { return false }
        return self.scroll(to: path, animated: animated, nil) { [unowned self] in
          ScrollTarget(viewport: viewport, axis: axis).end
        }
      }
    }
  }

  /// True if anything is presented.
  private var hasContent: Bool { !presentation.sections.isEmpty }

  /// Returns whether an item is there and anything is presented.
  private func canScroll(to item: AnyIdentifier) -> Bool {
    hasContent && firstIndexPath(of: item) != nil
  }

  /// Scrolls to a position of an item, inside of an operation.
  func scroll(
    toItem item: AnyIdentifier,
    _ position: ScrollPosition,
    animated: Bool,
    _ completion: ScrollCompletion?
  ) -> Bool {
    scroll(toItem: item, animated: animated, completion) { [unowned self] path, frame in
      let header = placement.stickyHeader(ofSection: path.section)
      return ScrollTarget(viewport: viewport, axis: axis)
        .offset(showingItem: frame, stickyHeader: header, at: position)
    }
  }

  /// Scrolls by as many points as a rule returns for an item, inside of an operation.
  func scroll(
    toItem item: AnyIdentifier,
    by rule: @escaping (ListItemScrollPositionInfo) -> CGFloat,
    animated: Bool,
    _ completion: ScrollCompletion?
  ) -> Bool {
    scroll(toItem: item, animated: animated, completion) { [unowned self] _, frame in
      let distance = rule(
        ListItemScrollPositionInfo(
          itemFrame: frame,
          visibleContentFrame: viewport.visibleContentFrame,
          positionInfo: positionInfo
        )
      )
      return ScrollTarget(viewport: viewport, axis: axis).offset(movedBy: distance)
    }
  }

  /// Scrolls to an item's offset, which `target` computes once the item is presented and placed.
  private func scroll(
    toItem identifier: AnyIdentifier,
    animated: Bool,
    _ completion: ScrollCompletion?,
    target: @escaping (IndexPath, CGRect) -> CGPoint?
  ) -> Bool {
    services.signposter.interval(.scrollTo) {
      guard let path = firstIndexPath(of: identifier) else {
        return cannotScroll(completion)
      }
      return scroll(to: path, animated: animated, completion) { [unowned self] in
        // The content may have changed by now.
        guard let path = firstIndexPath(of: identifier),
          let frame = expectedItemFrame(at: path)
        else { return nil }
        return target(path, frame)
      }
    }
  }

  /// Scrolls to the row position that `target` computes, once the row is presented.
  ///
  /// In a window, a row is not presented before an animation that leads to it. The list scrolls to
  /// the expected position; on the way the row enters the window, and the target is computed again.
  private func scroll(
    to path: IndexPath,
    animated: Bool,
    _ completion: ScrollCompletion?,
    target: @escaping () -> CGPoint?
  ) -> Bool {
    let land: () -> Void = { [unowned self] in
      scroll(to: target(), animated: animated, completion)
      if isWindowed, scrollView.isScrollAnimating { scrollState.target = target }
    }
    guard animated, isWindowed, !isPresented(path), !presentation.sections.isEmpty else {
      return presenting(path, completion, then: land)
    }
    land()
    return true
  }

  /// Redirects a scroll in progress to the current position of its target.
  func followScrollTarget() {
    guard let find = scrollState.target, scrollView.isScrollAnimating, let target = find() else {
      return
    }
    scrollView.retargetAnimation(to: target)
  }

  /// The frame of an item; the expected one if it is not presented.
  func expectedItemFrame(at path: IndexPath) -> CGRect? {
    if let frame = placement.content.itemFrame(at: path) { return frame }
    guard isWindowed, let row = windowState.extents.row(at: ItemPlace(path)) else { return nil }
    return axis.rect(
      from: placement.content.sectionsStart + row.start,
      length: row.length,
      across: placement.content.contentSize
    )
  }

  /// Calls `scroll` once the item at a path is presented, which may need an update first.
  ///
  /// Until the scroll has ended, updates keep the item presented.
  ///
  /// - Returns: whether anything is presented.
  func presenting(
    _ path: IndexPath,
    _ completion: ScrollCompletion?,
    then scroll: @escaping () -> Void
  ) -> Bool {
    guard !presentation.sections.isEmpty else { return cannotScroll(completion) }
    scrollState.pendingPath = path
    let land: () -> Void = { [unowned self] in
      scroll()
      // The end of an earlier scroll may have cleared the path, and a newer scroll set its own.
      guard scrollState.pendingPath == path || scrollState.pendingPath == nil else { return }
      scrollState.pendingPath = scrollView.isScrollAnimating ? path : nil
      let hasScrolled = scrollView.contentOffset != scrollState.lastOffset
      if isWindowed, !hasScrolled { performOrRequest(.scrolledDown) }
    }
    guard !isPresented(path) else {
      land()
      return true
    }
    let reason = UpdateReason.programaticScrollDownTo(section: path.section, item: path.item)
    requestUpdate(for: reason, isNext: true, completion: land)
    return true
  }

  /// Returns whether the item at a path is presented; for a section's first item, whether the
  /// section is.
  func isPresented(_ path: IndexPath) -> Bool {
    guard presentation.sections.indices.contains(path.section) else { return false }
    let section = presentation.sections[path.section]
    return section.items.indices.contains(path.item) || (path.item == 0 && section.itemCount == 0)
  }

  /// Scrolls to an offset; nil means that there is nothing to scroll.
  private func scroll(to target: CGPoint?, animated: Bool, _ completion: ScrollCompletion?) {
    guard let target, target != scrollView.contentOffset else {
      cannotScroll(completion)
      return
    }
    scrollState.target = nil
    // First, because the end of a running scroll notifies those who wait for it.
    scrollView.setContentOffset(target, animated: animated)
    callAbandonedCompletions()
    let isOnItsWay = animated && scrollView.isScrollAnimating
    scrollState.completions.add(call(completion), waitsForAnimation: isOnItsWay) {
      [unowned self] in positionInfo
    }
  }

  /// Calls the completions of scrolls that another one replaced without an end.
  func callAbandonedCompletions() {
    guard !scrollView.isScrollAnimating else { return }
    for completion in scrollState.completions.takeStored() { callNextTurn(completion) }
  }

  @discardableResult
  private func cannotScroll(_ completion: ScrollCompletion?) -> Bool {
    callNextTurn(call(completion))
    return false
  }

  private func callNextTurn(_ call: ScrollCompletions.Call?) {
    scrollState.completions.add(call, waitsForAnimation: false) { [unowned self] in positionInfo }
  }

  /// Calls a completion with actions on the list, which are valid while it runs.
  private func call(_ completion: ScrollCompletion?) -> ScrollCompletions.Call? {
    completion.map { completion in
      { [weak self] info in
        ListStateObserver.perform([completion], on: self) { .init(actions: $0, positionInfo: info) }
      }
    }
  }

  /// The offset for a part of a section; nil if it is empty or there is nothing to scroll.
  private func offset(
    showingSection section: Int,
    _ part: SectionPosition,
    at position: ScrollPosition
  ) -> CGPoint? {
    guard placement.content.sections.indices.contains(section) else {
      // The expected position, in a window that does not reach there.
      guard let frame = expectedItemFrame(at: IndexPath(item: 0, section: section)) else {
        return nil
      }
      return ScrollTarget(viewport: viewport, axis: axis).offset(showing: frame, at: position)
    }
    let frames = placement.content.sections[section]
    let scroll = ScrollTarget(viewport: viewport, axis: axis)
    let stickyHeader = placement.stickyHeader(ofSection: section)
    let target = part.target(
      hasHeader: frames.header != nil,
      itemCount: presentation.sections[section].itemCount,
      hasFooter: frames.footer != nil
    )
    switch target {
    case nil: return nil
    case .header: return frames.header.flatMap { scroll.offset(showing: $0, at: position) }
    case .footer:
      let covered = position.position == .top ? stickyHeader ?? 0 : 0
      return frames.footer.flatMap {
        scroll.offset(showing: axis.offset($0, by: -covered), at: position)
      }
    case .item(let item):
      guard let frame = expectedItemFrame(at: IndexPath(item: item, section: section)) else {
        return nil
      }
      return scroll.offset(showingItem: frame, stickyHeader: stickyHeader, at: position)
    }
  }

  /// The visible part of the content.
  var viewport: ScrollViewport {
    ScrollViewport(
      bounds: scrollView.bounds,
      contentSize: scrollView.contentSize,
      adjustedContentInset: scrollView.adjustedContentInset,
      safeAreaInsets: scrollView.safeAreaInsets
    )
  }
}

extension PlacedContent {
  /// The frame of an item; nil if it is not placed.
  func itemFrame(at path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }
}
