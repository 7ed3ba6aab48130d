public import Foundation

/// A context menu of a view; `simulateMenu(at:)` is a long press.
@preconcurrency @MainActor
open class UIContextMenuInteraction: UIInteraction {
  /// Gives the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view with the menu.
  public private(set) weak var view: UIView?

  /// Creates a menu that an object gives.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to another view, or to none; does nothing by default.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }

  /// The point that was pressed last, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(pressed, to: view) ?? pressed
  }
  private var pressed = CGPoint.zero

  /// Changes the menu that is shown; none is, here.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// Closes the menu; it is not shown here.
  open func dismissMenu() {}

  /// Simulates a long press at a point of the view; nil if there is no menu.
  public func simulateMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    pressed = point
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }
}

/// Gives the context menu of a view.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The view that is lifted when the menu opens; nil for the view of the menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The user taps the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// The menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// The menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// The view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Runs changes beside the opening or closing of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller in the preview; nil for none.
  var previewViewController: UIViewController? { get }
  /// Runs changes meanwhile.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The ways in which a tapped preview leaves.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// It goes away.
  case dismiss
  /// It becomes the screen.
  case pop
}

/// Runs changes beside the end of a preview that was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview leaves.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The end of a preview that takes no time: changes and completions are called at once.
package final class PreviewCommit: UIContextMenuInteractionCommitAnimating {
  package let previewViewController: UIViewController?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []

  /// Begins the end of a preview.
  package init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
  }

  package func addAnimations(_ animations: @escaping () -> Void) { animations() }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Calls the closures that were added.
  package func finish() {
    for completion in completions { completion() }
    completions = []
  }
}
