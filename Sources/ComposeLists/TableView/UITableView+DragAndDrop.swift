public import Foundation
public import HeadlessUIKit

// Drags and drops between views: names for code written for UIKit; they are not simulated.

/// Gives the items of drags; not asked here.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// The items of a drag that begins; none for no drag.
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that a tap adds to a drag; none by default.
  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// The look of what is lifted; nil for the cell.
  func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// A drag begins.
  func tableView(
    _ tableView: UITableView,
    dragSessionWillBegin session: any UIDragSession
  )
  /// A drag has ended.
  func tableView(
    _ tableView: UITableView,
    dragSessionDidEnd session: any UIDragSession
  )
  /// Returns whether items may move; true by default.
  func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether items stay in the app; false by default.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// The items that a tap adds to a drag; none by default.
  public func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// The look of what is lifted; nil for the cell.
  public func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// A drag begins.
  public func tableView(
    _ tableView: UITableView,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  /// A drag has ended.
  public func tableView(
    _ tableView: UITableView,
    dragSessionDidEnd session: any UIDragSession
  ) {}
  /// Returns whether items may move; true by default.
  public func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns whether items stay in the app; false by default.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Takes over what is dropped; not asked here.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes over what is dropped.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
  /// Returns whether items can be dropped; true by default.
  func tableView(
    _ tableView: UITableView,
    canHandle session: any UIDropSession
  ) -> Bool
  /// Items come over the view.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidEnter session: any UIDropSession
  )
  /// The effect of a drop at a place; none by default.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Items leave the view.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidExit session: any UIDropSession
  )
  /// The drag is over.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidEnd session: any UIDropSession
  )
  /// The look of what is put down; nil for the cell.
  func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns whether items can be dropped; true by default.
  public func tableView(
    _ tableView: UITableView,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Items come over the view.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  /// The effect of a drop at a place; none by default.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Items leave the view.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidExit session: any UIDropSession
  ) {}
  /// The drag is over.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidEnd session: any UIDropSession
  ) {}
  /// The look of what is put down; nil for the cell.
  public func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The items that are dropped, and their place.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The place; nil for the end.
  var destinationIndexPath: IndexPath? { get }
  /// The effect.
  var proposal: UITableViewDropProposal { get }
  /// The items over the view.
  var session: any UIDropSession { get }
  /// Puts an item down at a place.
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

/// One of the items that are dropped.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where it was; nil if it was elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is lifted.
  var previewSize: CGSize { get }
}

/// The effect that a drop would have.
public final class UITableViewDropProposal: UIDropProposal {
  /// The places to which items go.
  public enum Intent: Int, Hashable, Sendable {
    /// Unknown.
    case unspecified
    /// Between rows.
    case insertAtDestinationIndexPath
    /// Into a row.
    case insertIntoDestinationIndexPath
    /// Between rows, or into one.
    case automatic
  }

  /// The place to which items go.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a place.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

extension UITableView {
  /// Gives the items of drags; it is not asked here.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { rareObject() as? any UITableViewDragDelegate }
    set { setRareObject(newValue) }
  }

  /// Takes over what is dropped; it is not asked here.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { rareObject() as? any UITableViewDropDelegate }
    set { setRareObject(newValue) }
  }

  /// True while rows are dragged to other views; not simulated.
  public var hasActiveDrag: Bool { false }
  /// True while items of other views are dragged over the table; not simulated.
  public var hasActiveDrop: Bool { false }
  /// The menu of the table; nil, as `simulateContextMenu(forRowAt:)` asks the delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// True if rows can have the focus of a hardware keyboard; none has, here.
  public var allowsFocus: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }
  /// True if rows can have the focus while the table is edited; none has, here.
  public var allowsFocusDuringEditing: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// Performs the primary action of a row, as a tap does.
  public func performPrimaryAction(forRowAt indexPath: IndexPath) {
    guard indexPath.section < numberOfSections,
      indexPath.row < numberOfRows(inSection: indexPath.section)
    else { return }
    tableDelegate?.tableView(self, performPrimaryActionForRowAt: indexPath)
  }
}
