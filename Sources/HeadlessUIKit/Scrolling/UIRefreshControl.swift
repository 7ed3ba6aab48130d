public import Foundation

/// The control above the content of a scroll view that is pulled to reload it.
open class UIRefreshControl: UIControl {
  /// The height of every refresh control, in points.
  public static let height: CGFloat = 60

  /// The distance by which content has to be pulled below its top to be reloaded, in points.
  static let pullDistance: CGFloat = 90
  /// True if the present drag has requested new content.
  package var wasPulled = false

  /// The text below the activity indicator.
  open var attributedTitle: NSAttributedString?

  /// Called when the user requests new content.
  public var onValueChanged: (() -> Void)?

  /// True if the control is refreshing.
  ///
  /// If so, the height of the control adds to the scroll view's adjusted inset.
  public private(set) var isRefreshing = false {
    didSet {
      guard isRefreshing != oldValue else { return }
      (superview as? UIScrollView)?.updateAdjustedContentInset()
    }
  }

  /// Creates a control that is not refreshing.
  public init() {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: 0, height: Self.height))
  }

  /// Creates a control that is not refreshing; its size does not depend on the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: 0, height: Self.height))
  }

  /// Adopts the width of the scroll view.
  open override func didMoveToSuperview() {
    frame.size.width = superview?.bounds.width ?? 0
  }

  /// Starts refreshing; the scroll view does not scroll to show the control.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Ends refreshing.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// Sends events to the observers; `onValueChanged` hears a changed value first.
  open override func sendActions(for events: Event) {
    if events.contains(.valueChanged) { onValueChanged?() }
    super.sendActions(for: events)
  }

  /// Simulates a pull by the user: it starts refreshing, and the observers are notified.
  ///
  /// Does nothing if it is already refreshing, or if the control is not enabled.
  open func trigger() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
