public import Foundation

/// A policy for the part of the content that is presented.
public enum BatchingPolicy: Hashable, Sendable {
  /// From the start to `count` items after the first visible one, as Listable does.
  ///
  /// It always includes all visible items and one more, and as many as cover the view. When less
  /// than `nearBottom` screens of presented content are left below the view, more is presented.
  case prefix(count: Int = 250, nearBottom: CGFloat = 0.5)

  /// The visible items, with `before` more above them and `after` more below.
  ///
  /// When less than half of them are left on one side, the window moves. Content outside the window
  /// has an estimated length; visible content stays in place when an estimate is corrected, or when
  /// content above is inserted, removed or resized. A `ListLayout` does not support windows: with
  /// it the policy is Listable's prefix of 250 items; a `WindowedListLayout` does. Negative counts
  /// are treated as 0.
  ///
  /// Rows outside the window keep their state, without their views.
  case window(before: Int, after: Int)

  /// The default policy of a list.
  public static let `default` = BatchingPolicy.window(before: 10, after: 20)

  /// The prefix with Listable's distance from the bottom.
  public static func prefix(_ count: Int) -> BatchingPolicy { .prefix(count: count) }

  /// The number of items in a prefix, starting at the first visible one: at least 1.
  package var extraItems: Int {
    switch self {
    case .prefix(let count, _): count
    case .window: 250
    }
  }

  /// The number of screens of presented content that must be left below the view, with a prefix.
  var nearBottom: CGFloat {
    switch self {
    case .prefix(_, let screens): screens
    case .window: 0.5
    }
  }
}
