public import Foundation

/// How much of the content is presented.
public enum BatchingPolicy: Hashable, Sendable {
  /// From the start to `count` items after the first one on screen, as Listable does.
  ///
  /// Never fewer than there are on screen, and one more. When less than `nearBottom` screens of what
  /// is presented are left behind the view, more is presented.
  case prefix(count: Int = 250, nearBottom: CGFloat = 0.5)

  /// The items on screen, `before` more in front of them and `after` more behind.
  ///
  /// When less than half of them are left on one side, the window moves. What is outside of it has
  /// an estimated length; what is on screen stays where it is when an estimate is corrected, or when
  /// something above comes, goes or changes its size. Custom layouts know nothing of windows:
  /// with them it is Listable's prefix of 250 items. Negative counts are 0.
  ///
  /// What the window has left behind is kept as the rows are, without their views.
  case window(before: Int, after: Int)

  /// What a list has of itself.
  public static let `default` = BatchingPolicy.window(before: 10, after: 20)

  /// The prefix with Listable's distance from the bottom.
  public static func prefix(_ count: Int) -> BatchingPolicy { .prefix(count: count) }

  /// How many items from the first one on screen a prefix has: at least that one.
  package var extraItems: Int {
    switch self {
    case .prefix(let count, _): count
    case .window: 250
    }
  }

  /// How many screens of what is presented must be left behind the view, with a prefix.
  var nearBottom: CGFloat {
    switch self {
    case .prefix(_, let screens): screens
    case .window: 0.5
    }
  }
}
