import Foundation
public import HeadlessUIKit
public import ListEngine

extension UserAction {
  /// The time that a tapping finger stays, in seconds; ours.
  private static let contact = 0.08

  /// A tap on the middle of a view, which hits what is in front there.
  public static func tap(_ find: @escaping (ListView) -> UIView?) -> UserAction {
    drag(by: .zero, within: contact, find)
  }

  /// A finger that touches the middle of a view, moves and is lifted.
  ///
  /// - Parameters:
  ///   - distance: the distance that it moves, in points.
  ///   - seconds: the time from the touch to the release.
  ///   - find: the view in the list.
  /// - Returns: the action.
  public static func drag(
    by distance: CGPoint,
    within seconds: Double,
    _ find: @escaping (ListView) -> UIView?
  ) -> UserAction {
    UserAction { list in
      guard let view = find(list) else { return nil }
      let start = view.middle(in: view.outermostView)
      let touch = view.outermostView.simulateTouch(at: start)
      let path = FingerPath(course: .minimumJerk, length: 1, fullTime: seconds, duration: seconds)
      return { elapsed in
        let share = path.way(after: elapsed)
        let point = CGPoint(x: start.x + share * distance.x, y: start.y + share * distance.y)
        if distance != .zero, elapsed > 0 {
          touch.move(to: point, after: elapsed - touch.timestamp)
        }
        guard elapsed >= seconds else { return true }
        touch.lift()
        return false
      }
    }
  }

  /// A tap on an item that is on screen.
  public static func tapItem(_ find: @escaping (ListView) -> AnyIdentifier?) -> UserAction {
    .perform { list in
      guard let path = path(list, find) else { return }
      list.tapItem(at: path)
    }
  }

  /// The swipe of an item over a share of its width, to the left if that is negative.
  ///
  /// - Parameters:
  ///   - share: the distance, as a part of the list's width from -1 to 1.
  ///   - seconds: the duration.
  ///   - find: the item.
  /// - Returns: the action.
  public static func swipeItem(
    by share: Double,
    within seconds: Double = 0.2,
    _ find: @escaping (ListView) -> AnyIdentifier?
  ) -> UserAction {
    UserAction { list in
      guard let item = find(list) else { return nil }
      var swipe = RowSwipe(
        item: item,
        share: share,
        frames: max(1, Int((seconds * 60).rounded())),
        velocity: share * list.bounds.width / seconds
      )
      return { _ in swipe.step(in: list) }
    }
  }

  /// A tap on one of the open swipe actions of an item.
  public static func tapSwipeAction(
    _ index: Int,
    ofItem find: @escaping (ListView) -> AnyIdentifier?
  ) -> UserAction {
    .perform { list in
      guard let path = path(list, find) else { return }
      list.tapSwipeAction(index, ofItemAt: path)
    }
  }

  private static func path(
    _ list: ListView,
    _ find: (ListView) -> AnyIdentifier?
  ) -> IndexPath? {
    find(list).flatMap { list.content.firstIndexPathForItem(with: $0) }
  }
}
