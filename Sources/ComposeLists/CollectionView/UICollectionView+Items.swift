import CompositionalLayout
public import Foundation
import HeadlessUIKit
import ListEngine

// Items, cells and selection, as code written for UIKit asks for them.
extension UICollectionView {
  /// The place to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle, vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  // MARK: Interactive movement

  /// Lifts an item, so that it follows a finger; false if it cannot be moved.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard collection.items?.canReorder(at: indexPath) == true,
      list.beginReorderingItem(at: indexPath)
    else { return false }
    collection.movement = (indexPath, indexPath)
    cellForItem(at: indexPath)?.setFlag(.reordering, true)
    return true
  }

  /// Moves the lifted item to a point of the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let proposed = indexPathForItem(at: targetPosition) else { return }
    let path = collection.movementTarget(proposed)
    collection.movement?.current = path
    list.moveReorderedItem(to: path)
  }

  /// Drops the lifted item, and tells the data source.
  public func endInteractiveMovement() {
    list.endReordering()
    showMovementEnded()
  }

  /// Puts the lifted item back.
  public func cancelInteractiveMovement() {
    list.endReordering(.cancelled)
    showMovementEnded()
  }

  private func showMovementEnded() {
    for cell in visibleCells { cell.setFlag(.reordering, false) }
  }

  /// Selects an item, or none for nil, without telling the delegate.
  final func select(_ indexPath: IndexPath?, _ scrollPosition: ScrollPosition, animated: Bool) {
    let state = collection
    state.loadIfNeeded()
    guard let indexPath else { return state.deselectAll() }
    guard state.allowsSelection else { return }
    guard let identity = state.items?.identity(at: indexPath) else {
      return reportMissing(indexPath, "select")
    }
    if !state.selectsSeveral {
      for other in state.selection where other != identity { state.setSelected(other, false) }
    }
    state.setSelected(identity, true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Says that there is no such item.
  private func reportMissing(_ indexPath: IndexPath, _ attempt: String) {
    let count = indexPath.count == 2 ? numberOfItems(inSection: indexPath.section) : 0
    list.report(
      "attempt to \(attempt) item \(indexPath), but there are only \(count) items in its section: nothing is done"
    )
  }

  /// Scrolls to an item; says so if there is none.
  final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    collection.loadIfNeeded()
    layoutIfNeeded()
    guard let frame = list.expectedFrame(ofItemAt: indexPath) else {
      return reportMissing(indexPath, "scroll to")
    }
    let inset = adjustedContentInset
    let room = bounds
    var offset = contentOffset
    switch true {
    case position.contains(.top): offset.y = frame.minY - inset.top
    case position.contains(.bottom): offset.y = frame.maxY - room.height + inset.bottom
    case position.contains(.centeredVertically):
      offset.y = frame.midY - inset.top - (room.height - inset.top - inset.bottom) / 2
    case frame.minY < room.minY + inset.top: offset.y = frame.minY - inset.top
    case frame.maxY > room.maxY - inset.bottom: offset.y = frame.maxY - room.height + inset.bottom
    default: break
    }
    switch true {
    case position.contains(.left): offset.x = frame.minX - inset.left
    case position.contains(.right): offset.x = frame.maxX - room.width + inset.right
    case position.contains(.centeredHorizontally):
      offset.x = frame.midX - inset.left - (room.width - inset.left - inset.right) / 2
    case frame.minX < room.minX + inset.left: offset.x = frame.minX - inset.left
    case frame.maxX > room.maxX - inset.right: offset.x = frame.maxX - room.width + inset.right
    default: break
    }
    list.scrollWithinLimits(to: offset, animated: animated)
    scrollSection(to: indexPath, position)
  }
}
