import CompositionalLayout
import HeadlessUIKit
import ListEngine

// What the list inside of a collection view does.
extension CollectionState {
  func listWillLayOut(_ list: ListView) {
    guard list.hasRoom else { return }
    if classic?.isLoaded == false {
      loadIfNeeded()
      return turnIfNeeded(list)
    }
    if !changedCells.isEmpty { measureChangedCells() }
    guard !layout.isPrepared else { return turnIfNeeded(list) }
    if let compositional = layout as? UICollectionViewCompositionalLayout {
      layout.isPrepared = true
      list.setAgain(.compositional(compositional))
    } else if hasOwnLayout {
      list.placeContentAgain()
      turnIfNeeded(list)
      applyAttributes()
    }
  }

  /// Has the list scroll in the other direction if the content of an app's layout is longer there.
  private func turnIfNeeded(_ list: ListView) {
    guard hasOwnLayout, let own = list.windowedLayout(CollectionListLayout.self),
      own.layout === layout, own.needsTurn
    else { return }
    let appearance = CollectionAppearance(layout, own.wantedDirection)
    list.set(layout: CollectionListLayout.describe(appearance), animated: false)
    applyAttributes()
  }

  func listDidScroll(_ list: ListView) {
    let bounds = CGRect(origin: list.scrollView.contentOffset, size: list.bounds.size)
    guard layout.isPrepared, hasOwnLayout, !list.isUpdating else { return knownBounds = bounds }
    guard invalidateLayout(forBounds: bounds) else { return }
    list.placeContentAgain()
    applyAttributes()
  }

  /// Asks the layout about a change of the bounds, as if it were still to come; returns whether it is invalid.
  func invalidateLayout(forBounds bounds: CGRect) -> Bool {
    view.boundsBefore = knownBounds
    knownBounds = bounds
    defer { view.boundsBefore = nil }
    guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return false }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    return true
  }

  func willEndDragging(_ velocity: CGPoint, _ targetContentOffset: inout CGPoint) {
    guard hasOwnLayout else { return }
    targetContentOffset = layout.targetContentOffset(
      forProposedContentOffset: targetContentOffset,
      withScrollingVelocity: velocity
    )
  }

  func didHighlight(_ path: IndexPath, _ isHighlighted: Bool) {
    if isHighlighted {
      delegate?.collectionView(view, didHighlightItemAt: path)
    } else {
      delegate?.collectionView(view, didUnhighlightItemAt: path)
    }
  }
}

extension CollectionState: ListRowDelegate {
  /// As UIKit does it: an item is selected before its highlight ends.
  var staysHighlightedWhileTapped: Bool { true }

  func list(_ list: ListView, mayPressRowAt path: IndexPath) -> Bool {
    guard selectsAny, cell(at: path)?.isUserInteractionEnabled != false else { return false }
    return delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true
  }

  func list(_ list: ListView, didTapRowAt path: IndexPath) {
    guard let identity = items?.identity(at: path) else { return }
    if let cell = cell(at: path) as? UICollectionViewListCell, cell.togglesWhenTapped {
      return cell.tapOutlineDisclosure()
    }
    if isSelected(identity) {
      guard selectsSeveral else {
        // It stays selected, and the delegate is told again.
        return select(identity, at: path)
      }
      guard delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(identity, false)
      delegate?.collectionView(view, didDeselectItemAt: path)
      return
    }
    select(identity, at: path)
  }

  private func select(_ identity: AnyHashable, at path: IndexPath) {
    guard delegate?.collectionView(view, shouldSelectItemAt: path) ?? true else { return }
    let others = selectsSeveral ? [] : selection.filter { $0 != identity }
    for other in others {
      let otherPath = items?.path(of: other)
      setSelected(other, false)
      if let otherPath { delegate?.collectionView(view, didDeselectItemAt: otherPath) }
    }
    setSelected(identity, true)
    delegate?.collectionView(view, didSelectItemAt: path)
    guard delegate?.collectionView(view, canPerformPrimaryActionForItemAt: path) == true else {
      return
    }
    delegate?.collectionView(view, performPrimaryActionForItemAt: path)
  }

  func list(_ list: ListView, swipeActionsForRowAt path: IndexPath) -> RowSwipeActions? {
    guard let configuration = listConfiguration(ofSection: path.section),
      delegate?.collectionView(view, canEditItemAt: path) ?? true
    else { return nil }
    return RowSwipeActions(
      leading: configuration.leadingSwipeActionsConfigurationProvider?(path)?.actions(in: self),
      trailing: configuration.trailingSwipeActionsConfigurationProvider?(path)?.actions(in: self)
    )
  }

  /// The place that the delegate chooses for an item which a finger moves.
  func movementTarget(_ proposed: IndexPath) -> IndexPath {
    guard let movement, let delegate else { return proposed }
    return delegate.collectionView(
      view,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
      atCurrentIndexPath: movement.current,
      toProposedIndexPath: proposed
    )
  }

  /// The configuration of a section that is a list; nil for others.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    list.listConfiguration(ofSection: section)
  }
}

extension UISwipeActionsConfiguration {
  /// The actions as a list shows them.
  fileprivate func actions(in state: CollectionState) -> SwipeActionsConfiguration {
    SwipeActionsConfiguration(
      actions: actions.map { action in
        SwipeAction(
          title: action.title,
          accessibilityLabel: action.title?.isEmpty == false ? nil : "Action",
          backgroundColor: action.backgroundColor,
          image: action.image
        ) { completion in
          let isRemoval = action.style == .destructive
          action.handler(action, UIView()) { isDone in
            completion(isRemoval && isDone ? .expandActions : .closeActions)
          }
        }
      },
      performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe
    )
  }
}

extension UICollectionViewCell {
  /// Adds a part to the cell's state, or removes it.
  func setFlag(_ flag: CellFlags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}
