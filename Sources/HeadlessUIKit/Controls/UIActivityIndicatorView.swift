public import Foundation

/// A spinning activity indicator.
open class UIActivityIndicatorView: UIView {
  /// The sizes of indicators.
  public enum Style: Int, Hashable, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points, white.
    case whiteLarge = 0
    /// 20 points, white.
    case white = 1
    /// 20 points, grey.
    case gray = 2

    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// The size of the indicator.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the indicator; nil for the default.
  open var color: UIColor?
  /// True if the view is hidden while the indicator is stopped.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// True if the indicator is spinning.
  public private(set) var isAnimating = false

  /// Creates a stopped indicator.
  public init(style: Style = .medium) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    isHidden = true
  }

  /// Creates an indicator of medium size that does not turn.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    self.frame.size = intrinsicContentSize
    isHidden = true
  }

  /// Starts spinning.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops spinning.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The size of the indicator.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  /// The size of the indicator.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
