public import Foundation
import HeadlessUIKit
import ListSchema

// Touches of rows, headers and footers, as simulated input.
extension ListView {
  /// A finger touches an item: the row is highlighted if it can be selected.
  ///
  /// Like all simulated input, it does nothing and returns false if no such item is presented, and
  /// waits for the end of an update or a callback during which it is called.
  @discardableResult
  public func pressItem(at path: IndexPath) -> Bool {
    perform(expecting: takesTouches(path)) { self.press(path) }
  }

  /// Returns whether a touch of an item has an effect, as long as the row delegate has nothing against it.
  private func takesTouches(_ path: IndexPath) -> Bool {
    guard let (state, item) = presentedItem(at: path) else { return false }
    return takesTouches(state, item)
  }

  private func takesTouches(_ state: PresentationItemState, _ item: AnyItemStorage) -> Bool {
    state.swipe.state.contentTakesTouches && behavior.selectionMode != .none
      && item.selectionStyle.isSelectable
  }

  private func press(_ path: IndexPath) -> Bool {
    guard let (state, _) = presentedItem(at: path) else { return false }
    closeSwipeActions(except: state)
    guard takesTouches(path) else { return false }
    // The row delegate is asked once for each touch: when the finger is lifted, the row is highlighted already.
    guard state.isHighlighted || rowDelegate?.list(self, mayPressRowAt: path) ?? true else {
      return false
    }
    setHighlighted(state, true)
    return true
  }

  /// The finger leaves the item: the row is no longer highlighted, and nothing is selected.
  public func cancelPressOfItem(at path: IndexPath) {
    updateQueue.perform {
      guard let (state, _) = self.presentedItem(at: path) else { return }
      self.setHighlighted(state, false)
    }
  }

  /// Simulates a tap on an item, which acts according to its selection style.
  ///
  /// In the mode `multiple` a tap on a selected item deselects it, whatever the style.
  ///
  /// - Returns: whether the item could be tapped: it is presented, can be selected, and no swipe
  ///   actions cover it.
  @discardableResult
  public func tapItem(at path: IndexPath) -> Bool {
    let waits = updateQueue.isRunning
    let isTapped = perform(expecting: takesTouches(path)) { self.tap(path) }
    guard rowDelegate != nil else { return isTapped }
    if waits {
      performOnNextTurn(.itemSelect) { [weak self] in self?.deliverTap() }
    } else {
      deliverTap()
    }
    return isTapped
  }

  private func tap(_ path: IndexPath) -> Bool {
    guard press(path), let (state, item) = presentedItem(at: path) else { return false }
    if let rowDelegate {
      interaction.tappedRows.append(TappedRow(path: path, state: state))
      if !rowDelegate.staysHighlightedWhileTapped { setHighlighted(state, false) }
      return true
    }
    setHighlighted(state, false)
    switch item.selectionStyle {
    case .notSelectable: return false
    case .toggles where state.isSelected: setSelected(state, false)
    case .selectable where state.isSelected && behavior.selectionMode == .multiple:
      setSelected(state, false)
    case .toggles, .selectable: selectForUser(state)
    case .tappable:
      selectForUser(state)
      setSelected(state, false)
    }
    return true
  }

  /// Reports a tap to the row delegate, outside of the operation in which it was noticed.
  private func deliverTap() {
    guard !interaction.tappedRows.isEmpty else { return }
    let row = interaction.tappedRows.removeFirst()
    if let rowDelegate {
      notify(.itemSelect, count: 1) { rowDelegate.list(self, didTapRowAt: row.path) }
    }
    updateQueue.perform { self.setHighlighted(row.state, false) }
  }

  /// Deselects an item on behalf of the user, which is always allowed.
  @discardableResult
  public func deselectItem(at path: IndexPath) -> Bool {
    let isSelected = presentedItem(at: path)?.0.isSelected == true
    return perform(expecting: isSelected) {
      guard let (state, _) = self.presentedItem(at: path), state.isSelected else { return false }
      self.setSelected(state, false)
      return true
    }
  }

  /// Simulates a tap on a header or footer; calls its `onTap`.
  ///
  /// - Returns: whether there is one, and it has an `onTap`.
  @discardableResult
  public func tapHeaderFooter(_ slot: HeaderFooterPosition) -> Bool {
    pressHeaderFooter(slot, at: .zero) && releaseHeaderFooter(slot)
  }

  /// A finger touches a header or footer: its pressed background shows if it has an `onTap`.
  @discardableResult
  public func pressHeaderFooter(_ slot: HeaderFooterPosition, at point: CGPoint) -> Bool {
    perform(expecting: presentedHeaderFooter(slot)?.0.anyOnTap != nil) {
      self.closeSwipeActions()
      guard let (model, state) = self.presentedHeaderFooter(slot), model.anyOnTap != nil else {
        return false
      }
      self.perform(state.press.touchBegan(at: point), on: state, model)
      return true
    }
  }

  /// The finger moves on the header or footer; more than 5 points end the press.
  public func movePressOfHeaderFooter(_ slot: HeaderFooterPosition, to point: CGPoint) {
    updateQueue.perform {
      guard let (model, state) = self.presentedHeaderFooter(slot) else { return }
      self.perform(state.press.touchMoved(to: point), on: state, model)
    }
  }

  /// Another gesture takes over the touch: the press ends without a tap.
  public func cancelPressOfHeaderFooter(_ slot: HeaderFooterPosition) {
    updateQueue.perform { self.presentedHeaderFooter(slot)?.1.cancelPress() }
  }

  /// Cancels the touches of everything on screen, because the list scrolls.
  func cancelPresses() {
    for element in display.visible.elements {
      switch element.content {
      case .item(_, let state): setHighlighted(state, false)
      case .headerFooter(_, let state): state.cancelPress()
      }
    }
  }

  /// The finger is lifted from the header or footer, which is a tap.
  ///
  /// - Returns: whether it was one.
  @discardableResult
  public func releaseHeaderFooter(_ slot: HeaderFooterPosition) -> Bool {
    perform(expecting: presentedHeaderFooter(slot)?.0.anyOnTap != nil) {
      guard let (model, state) = self.presentedHeaderFooter(slot) else { return false }
      let effect = state.press.touchEnded()
      self.perform(effect, on: state, model)
      return effect == .hidePressedAndTap
    }
  }

  private func perform(
    _ effect: HeaderFooterPress.Effect?,
    on state: PresentationHeaderFooterState,
    _ model: any AnyHeaderFooter
  ) {
    switch effect {
    case nil: break
    case .showPressed: state.show(isPressed: true)
    case .hidePressed: state.show(isPressed: false)
    case .hidePressedAndTap:
      state.show(isPressed: false)
      notify(.headerFooterTap, count: 1) { model.anyOnTap?() }
    }
  }

  /// Selects an item; in the mode `single` this deselects all others.
  private func selectForUser(_ state: PresentationItemState) {
    let others =
      behavior.selectionMode == .single ? interaction.selection.states.filter { $0 !== state } : []
    setSelected(state, true)
    for other in others { setSelected(other, false) }
  }

  private func setHighlighted(_ state: PresentationItemState, _ isHighlighted: Bool) {
    guard state.isHighlighted != isHighlighted else { return }
    state.isHighlighted = isHighlighted
    reapply(state)
    tellOfHighlight(state)
  }

  /// The state of an item, and the item; nil if it is not presented.
  func presentedItem(at path: IndexPath) -> (PresentationItemState, AnyItemStorage)? {
    guard path.count == 2, let state = presentation.state(at: path) else { return nil }
    return (state, presentation.sections[path.section].row(at: path.item))
  }

  private func presentedHeaderFooter(
    _ slot: HeaderFooterPosition
  ) -> (any AnyHeaderFooter, PresentationHeaderFooterState)? {
    guard let slot = presentation.slot(slot), let model = slot.model, let state = slot.state else {
      return nil
    }
    return (model, state)
  }
}

/// The place of a header or footer in a list.
public enum HeaderFooterPosition: Hashable, Sendable {
  /// Above the list's own padding.
  case containerHeader
  /// Above all sections.
  case listHeader
  /// Below all sections.
  case listFooter
  /// Beyond the end of the list.
  case overscrollFooter
  /// Above the items of a section.
  case sectionHeader(Int)
  /// Below the items of a section.
  case sectionFooter(Int)
}

extension PresentationState {
  /// The slot of a header or footer; nil where there is no such section.
  func slot(_ position: HeaderFooterPosition) -> HeaderFooterSlot? {
    switch position {
    case .containerHeader: containerHeader
    case .listHeader: header
    case .listFooter: footer
    case .overscrollFooter: overscrollFooter
    case .sectionHeader(let section):
      sections.indices.contains(section) ? sections[section].header : nil
    case .sectionFooter(let section):
      sections.indices.contains(section) ? sections[section].footer : nil
    }
  }
}
