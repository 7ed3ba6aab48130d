public import Foundation

/// A wheel that turns while something is under way.
open class UIActivityIndicatorView: UIView {
  /// The sizes of wheels.
  public enum Style: Int, Hashable, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// How large the wheel is.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the wheel; nil for the usual one.
  open var color: UIColor?
  /// Whether the view is hidden while the wheel stands still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// Whether the wheel turns.
  public private(set) var isAnimating = false

  /// Makes a wheel that stands still.
  public init(style: Style = .medium) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    isHidden = true
  }

  /// Lets the wheel turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize {
    style == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
  }

  /// The size of the wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
