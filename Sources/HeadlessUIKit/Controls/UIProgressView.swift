public import Foundation

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  /// The styles of bars; both look the same here.
  public enum Style: Int, Hashable, Sendable {
    /// The standard style.
    case `default`
    /// For toolbars.
    case bar
  }

  /// The share that is done, from 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = progress.isNaN ? 0 : min(1, max(0, progress)) }
  }
  /// The colour of what is done; nil for the tint.
  open var progressTintColor: UIColor?
  /// The colour of the rest; nil for the default.
  open var trackTintColor: UIColor?
  /// The style.
  public final var progressViewStyle = Style.default

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Creates a bar.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// The task whose share is shown: that at the time when it is set, and when the bar is drawn.
  open var observedProgress: Progress? {
    get { rare(nil) }
    set {
      setRare(newValue)
      showObservedProgress()
    }
  }

  private func showObservedProgress() {
    if rareValues != nil, let observedProgress {
      progress = Float(observedProgress.fractionCompleted)
    }
  }

  /// A height of 4 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }

  /// As wide as the space, and 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < .greatestFiniteMagnitude ? size.width : 0, height: 4)
  }

  /// Draws the track, and what is done in front of it.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    showObservedProgress()
    let radius = bounds.height / 2
    context.fill(bounds, cornerRadius: radius, color: trackTintColor ?? .systemFill)
    var done = bounds
    done.size.width *= CGFloat(progress)
    context.fill(done, cornerRadius: radius, color: progressTintColor ?? tintColor ?? .systemBlue)
  }
}
