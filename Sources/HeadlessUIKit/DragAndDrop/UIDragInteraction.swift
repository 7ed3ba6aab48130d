import Foundation

/// The drags that begin in a view; they are not simulated.
@preconcurrency @MainActor
open class UIDragInteraction: UIInteraction {
  /// Gives the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view in which drags begin.
  public private(set) weak var view: UIView?
  /// True if drags can begin.
  open var isEnabled = true
  /// True if other gestures go on while an item is lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Creates drags of what an object gives.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to another view, or to none; does nothing by default.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Gives the items of drags.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// The items of a drag; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// The drops on a view; they are not simulated.
@preconcurrency @MainActor
open class UIDropInteraction: UIInteraction {
  /// Takes the items.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view on which items are dropped.
  public private(set) weak var view: UIView?
  /// True if there may be drops of several drags at once.
  open var allowsSimultaneousDropSessions = false

  /// Creates drops that an object takes.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to another view, or to none; does nothing by default.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Takes the items of drops.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns whether items can be dropped.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  /// The effect that a drop would have.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Takes what is dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Always true.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// None.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
}
