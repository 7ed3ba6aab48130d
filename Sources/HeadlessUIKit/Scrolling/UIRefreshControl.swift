public import Foundation

/// The control above the content of a scroll view that is pulled to reload it.
open class UIRefreshControl: UIControl {
  /// The height of every refresh control, in points.
  public static let height: CGFloat = 60

  /// The text below the wheel.
  open var attributedTitle: NSAttributedString?

  /// Called when the user asks for new content.
  public var onValueChanged: (() -> Void)?

  /// Whether the wheel turns.
  ///
  /// While it does, the height of the control adds to the scroll view's adjusted inset.
  public private(set) var isRefreshing = false {
    didSet {
      guard isRefreshing != oldValue else { return }
      (superview as? UIScrollView)?.updateAdjustedContentInset()
    }
  }

  /// Makes a control that stands still.
  public init() {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: 0, height: Self.height))
  }

  /// Takes over the width of the scroll view.
  open override func didMoveToSuperview() {
    frame.size.width = superview?.bounds.width ?? 0
  }

  /// Turns the wheel; the scroll view does not scroll to show it.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Stops the wheel.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// Pulls the control as a user does: the wheel turns, and the observers hear of it.
  ///
  /// Does nothing when it turns already, or the control is not enabled.
  open func trigger() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    onValueChanged?()
    sendActions(for: .valueChanged)
  }
}
