public import Foundation
public import HeadlessUIKit

extension ScrollView {
  /// A place to scroll to.
  public struct ContentOffset {
    /// The sizes that a scroll position is computed from.
    public struct ScrollingContext {
      /// The size of the content, in points.
      public var contentSize: CGSize
      /// The visible part of the content.
      public var scrollViewBounds: CGRect
      /// The padding around the content.
      public var contentInsets: UIEdgeInsets
    }

    /// The offset of the place.
    public var provider: (ScrollingContext) -> CGPoint

    /// Creates a place from the function that computes it.
    public init(_ provider: @escaping (ScrollingContext) -> CGPoint) {
      self.provider = provider
    }

    /// The top left corner.
    public static var top: ContentOffset { ContentOffset { _ in .zero } }

    /// The end of the content, at the left.
    public static var bottom: ContentOffset {
      ContentOffset { context in
        CGPoint(
          x: 0,
          y: context.contentSize.height - context.scrollViewBounds.height
            + context.contentInsets.bottom
        )
      }
    }
  }

  /// The effect of a pull beyond the top.
  public enum PullToRefreshBehavior {
    /// Nothing.
    case disabled
    /// It calls a function.
    case enabled(action: () -> Void)
    /// Nothing, because the function is still at work.
    case refreshing
  }
}

/// Scrolls a scroll view.
@preconcurrency @MainActor
public final class ScrollTrigger {
  /// The view that shows the element; nil for none.
  fileprivate weak var view: ScrollElementView?

  /// Creates a trigger.
  nonisolated public init() {}

  /// Scrolls to a place; without effect while no view shows the element.
  public func scrollTo(_ offset: ScrollView.ContentOffset, animated: Bool = false) {
    view?.scroll(to: offset, animated: animated)
  }
}

extension ScrollElementView {
  /// Lets a trigger scroll the view, and no longer the one of the element that it showed before.
  func take(_ new: ScrollTrigger?) {
    if trigger !== new, trigger?.view === self { trigger?.view = nil }
    trigger = new
    new?.view = self
  }

  /// Scrolls to a place.
  func scroll(to place: ScrollView.ContentOffset, animated: Bool) {
    let context = ScrollView.ContentOffset.ScrollingContext(
      contentSize: contentSize,
      scrollViewBounds: bounds,
      contentInsets: contentInset
    )
    setContentOffset(place.provider(context), animated: animated)
  }
}
