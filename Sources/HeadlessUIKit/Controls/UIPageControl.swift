public import Foundation

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  /// The prominence of the background.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Prominent while it is touched.
    case automatic
    /// Prominent.
    case prominent
    /// Not prominent.
    case minimal
  }

  /// The ways in which it is being used.
  public enum InteractionState: Int, Hashable, Sendable {
    /// Not at all.
    case none
    /// By single taps.
    case discrete
    /// By dragging.
    case continuous
  }

  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 26

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage += 0
      invalidateIntrinsicContentSize()
    }
  }
  /// The number of the shown page, from 0; it stays among the pages.
  open var currentPage = 0 {
    didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) }
  }
  /// True if a single page has no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots; nil for the default one.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the shown page's dot; nil for the default one.
  open var currentPageIndicatorTintColor: UIColor?
  /// The prominence of the background.
  open var backgroundStyle = BackgroundStyle.automatic
  /// True if dragging changes pages on its way.
  open var allowsContinuousInteraction = true
  /// The picture in place of dots.
  open var preferredIndicatorImage: UIImage?
  /// The way in which it is being used.
  open private(set) var interactionState = InteractionState.none

  /// The size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard pageCount > 0, pageCount > 1 || !hidesForSinglePage else {
      return CGSize(width: 0, height: Self.height)
    }
    let count = CGFloat(pageCount)
    return CGSize(width: count * Self.dot + (count + 1) * Self.gap, height: Self.height)
  }

  /// The size for the pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size for the pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A finger lifted in the left half shows the page before, in the right half the next one.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled, let x = touches.first?.location(in: self).x {
      let old = currentPage
      currentPage += x < bounds.midX ? -1 : 1
      if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
    super.touchesEnded(touches, with: event)
  }

  /// Draws the dots.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let all = intrinsicContentSize.width
    for page in 0..<numberOfPages {
      let x = bounds.midX - all / 2 + Self.gap + CGFloat(page) * (Self.dot + Self.gap)
      let dot = CGRect(x: x, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .systemGray3
      context.fill(dot, cornerRadius: Self.dot / 2, color: color)
    }
  }
}
