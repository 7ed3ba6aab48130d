public import Foundation
public import HeadlessUIKit

/// An element that scrolls another one.
public struct ScrollView: Element {
  /// The size of the scrolled element.
  public enum ContentSize: Hashable, Sendable {
    /// As wide as the scroll view, and as high as it is then.
    case fittingHeight
    /// As high as the scroll view, and as wide as it is then.
    case fittingWidth
    /// As large as it is.
    case fittingContent
    /// Exactly this, in points.
    case custom(CGSize)

    /// A hash of the case and its values.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .fittingHeight: hasher.combine(0)
      case .fittingWidth: hasher.combine(1)
      case .fittingContent: hasher.combine(2)
      case .custom(let size):
        hasher.combine(size.width)
        hasher.combine(size.height)
      }
    }
  }

  /// The scrolled element.
  public var wrappedElement: any Element
  /// The size of the scrolled element.
  public var contentSize: ContentSize
  /// Padding around the element, in points.
  public var contentInset = UIEdgeInsets.zero
  /// True if an element that is smaller than the scroll view is centred.
  public var centersUnderflow = false
  /// True if the element can be dragged vertically if it is not high enough.
  public var alwaysBounceVertical = false
  /// True if the element can be dragged horizontally if it is not wide enough.
  public var alwaysBounceHorizontal = false
  /// True if the vertical indicator is shown while scrolling.
  public var showsVerticalScrollIndicator = true
  /// True if the horizontal indicator is shown while scrolling.
  public var showsHorizontalScrollIndicator = true
  /// The way in which dragging dismisses the keyboard.
  public var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// The adjustment to the keyboard of the environment.
  public var keyboardAdjustmentMode = KeyboardAdjustmentMode.adjustsWhenVisible
  /// The part of the safe area that is added to the content inset.
  public var contentInsetAdjustmentBehavior =
    UIScrollView.ContentInsetAdjustmentBehavior.automatic
  /// The edges at which the safe area of the environment is part of the content inset.
  ///
  /// Nil leaves that to `contentInsetAdjustmentBehavior`.
  public var safeAreaEdges: UIRectEdge?
  /// True if touches are delivered to the content only once they are known not to be drags.
  public var delaysContentTouches = true

  /// The effect of a pull beyond the top; here it is only data.
  public var pullToRefreshBehavior = PullToRefreshBehavior.disabled
  /// Scrolls the view to a place; nil if nothing does.
  public var contentOffsetTrigger: ScrollTrigger?

  /// Creates an element that scrolls another one, then runs `configure` on it.
  public init(
    _ contentSize: ContentSize = .fittingHeight,
    wrapping element: any Element,
    configure: (inout ScrollView) -> Void = { _ in }
  ) {
    self.contentSize = contentSize
    wrappedElement = element
    configure(&self)
  }

  /// The edges at the ends of the axes on which the element scrolls.
  public var scrollableAxesSafeAreaEdges: SafeAreaEdge {
    switch contentSize {
    case .fittingHeight: [.top, .bottom]
    case .fittingWidth: [.left, .right]
    case .fittingContent, .custom: .all
    }
  }

  /// The scrolled element.
  public var content: ElementContent {
    ElementContent(
      child: wrappedElement,
      layout: ScrollLayout(
        contentInset: contentInset,
        contentSize: contentSize,
        centersUnderflow: centersUnderflow
      )
    )
  }

  /// A scroll view.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    ViewDescription(ScrollElementView.self) { config in
      config.builder = { ScrollElementView(frame: .zero) }
      config.applyBeforeLayout {
        $0.show(self, context.subtreeExtent, context.environment)
      }
    }
  }
}

extension ScrollView {
  /// An edge at which the safe area is part of the content inset.
  public typealias SafeAreaEdge = UIRectEdge

  /// The adjustment of a scroll view when the keyboard is shown.
  public enum KeyboardAdjustmentMode: Hashable, Sendable {
    /// Nothing.
    case none
    /// It makes room at the bottom.
    case adjustsWhenVisible
  }
}

extension ScrollElementView {
  fileprivate func show(_ element: ScrollView, _ extent: CGRect?, _ environment: Environment) {
    // Before the frame changes: a larger offset stays valid then.
    if case .custom(let size) = element.contentSize {
      contentSize = size
    } else {
      contentSize = CGSize(width: extent?.maxX ?? 0, height: extent?.maxY ?? 0)
    }
    ownInset = element.contentInset.adding(environment.safeAreaInsets, at: element.safeAreaEdges)
    adjustsForKeyboard = element.keyboardAdjustmentMode == .adjustsWhenVisible
    environmentKeyboard = environment.keyboard
    updateInsets()
    alwaysBounceVertical = element.alwaysBounceVertical
    alwaysBounceHorizontal = element.alwaysBounceHorizontal
    showsVerticalScrollIndicator = element.showsVerticalScrollIndicator
    showsHorizontalScrollIndicator = element.showsHorizontalScrollIndicator
    keyboardDismissMode = element.keyboardDismissMode
    contentInsetAdjustmentBehavior =
      element.safeAreaEdges == nil ? element.contentInsetAdjustmentBehavior : .never
    delaysContentTouches = element.delaysContentTouches
    take(element.contentOffsetTrigger)
  }
}

extension Element {
  /// The element in a scroll view.
  public func scrollable(
    _ contentSize: ScrollView.ContentSize = .fittingHeight,
    configure: (inout ScrollView) -> Void = { _ in }
  ) -> ScrollView {
    ScrollView(contentSize, wrapping: self, configure: configure)
  }
}
