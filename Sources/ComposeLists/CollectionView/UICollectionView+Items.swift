import CompositionalLayout
public import Foundation
public import HeadlessUIKit
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

  // MARK: Items

  /// The number of sections that are shown.
  public var numberOfSections: Int {
    collection.loadIfNeeded()
    return collection.items?.sectionCount ?? list.content.sections.count
  }

  /// Returns the number of items of a section; 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    collection.loadIfNeeded()
    if let items = collection.items { return items.itemCount(ofSection: section) }
    return list.content.sections.indices.contains(section)
      ? list.content.sections[section].count : 0
  }

  // MARK: Cells

  /// The cells on screen, in order.
  public var visibleCells: [UICollectionViewCell] {
    list.itemsOnScreen.compactMap {
      ($0.content as? CollectionViewHost)?.view as? UICollectionViewCell
    }
  }

  /// The places of the items on screen, in order.
  public var indexPathsForVisibleItems: [IndexPath] { list.itemsOnScreen.map(\.path) }

  /// Returns the cell of an item; nil while it is not on screen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.cell(at: indexPath)
  }

  /// Returns the place of a cell's item; nil for a cell that is not on screen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    list.itemsOnScreen.first { ($0.content as? CollectionViewHost)?.view === cell }?.path
  }

  /// Returns the place of the item at a point of the content; nil for none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    list.itemsOnScreen.last { list.placedFrame(ofItemAt: $0.path)?.contains(point) == true }?.path
  }

  /// Returns the attributes of an item in the present layout; nil if there is none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if list.compositionalLayout == nil,
      let attributes = collection.layout.layoutAttributesForItem(at: indexPath)
    {
      return attributes
    }
    return list.layoutAttributesForItem(at: indexPath)
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
    for cell in visibleCells { cell.setFlag(.reordering, false) }
  }

  /// Puts the lifted item back.
  public func cancelInteractiveMovement() {
    list.endReordering(.cancelled)
    for cell in visibleCells { cell.setFlag(.reordering, false) }
  }

  // MARK: Selection

  /// True if items can be selected; true by default.
  public var allowsSelection: Bool {
    get { collection.allowsSelection }
    set { collection.allowsSelection = newValue }
  }

  /// True if several items can be selected at the same time; false by default.
  public var allowsMultipleSelection: Bool {
    get { collection.allowsMultipleSelection }
    set { collection.allowsMultipleSelection = newValue }
  }

  /// True if items can be selected while the list is edited; false by default.
  public var allowsSelectionDuringEditing: Bool {
    get { collection.allowsSelectionDuringEditing }
    set { collection.allowsSelectionDuringEditing = newValue }
  }

  /// True if several items can be selected while the list is edited; false by default.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { collection.allowsMultipleSelectionDuringEditing }
    set { collection.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// True while the list is edited: its cells show the accessories for that.
  public var isEditing: Bool {
    get { collection.isEditing }
    set {
      collection.isEditing = newValue
      for cell in visibleCells { cell.setFlag(.editing, newValue) }
    }
  }

  /// The places of the selected items, in the order of their selection; empty for none.
  public var indexPathsForSelectedItems: [IndexPath]? { collection.selectedPaths }

  /// Selects an item without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: the item; nil deselects all.
  ///   - animated: whether the scroll is animated.
  ///   - scrollPosition: where the item is scrolled to; empty for nowhere.
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    let state = collection
    state.loadIfNeeded()
    guard let indexPath else { return state.deselectAll() }
    guard state.allowsSelection || state.allowsMultipleSelection else { return }
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

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard let identity = collection.items?.identity(at: indexPath) else { return }
    collection.setSelected(identity, false)
  }

  /// Scrolls to an item; does nothing if there is none.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - position: the place of the item in the view; empty scrolls as little as possible.
  ///   - animated: whether the scroll is animated.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
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
  }
}
