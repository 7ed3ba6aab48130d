/// The large look of small content, such as of bars, while a finger stays on it; it is not shown.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: UIInteraction {
  /// Is notified of what is shown; not called here.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view with the content.
  public private(set) weak var view: UIView?
  /// True if the user has turned this on: false here.
  public static var isEnabled: Bool { false }

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to another view, or to none; does nothing by default.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is notified of the large look of small content.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
