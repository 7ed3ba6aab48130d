import Foundation
import HeadlessUIKit
package import ListEngine

/// A swipe of a row, in a few frames.
package struct RowSwipe {
  /// The row.
  let item: AnyIdentifier
  /// The distance of the finger: a share of the list's width, negative to the left.
  let share: Double
  /// The duration of the swipe, in frames.
  let frames: Int
  /// The velocity of the finger, in points per second.
  let velocity: Double
  private var frame = 0

  package init(item: AnyIdentifier, share: Double, frames: Int, velocity: Double) {
    self.item = item
    self.share = share
    self.frames = frames
    self.velocity = velocity
  }

  /// Moves the finger by one frame.
  ///
  /// - Complexity: O(items), because others may have been inserted above the row.
  /// - Returns: whether it is still on the screen.
  package mutating func step(in list: ListView) -> Bool {
    guard let path = list.content.firstIndexPathForItem(with: item) else { return false }
    let velocity = CGPoint(x: velocity, y: 0)
    defer { frame += 1 }
    if frame == 0 { list.swipeItem(at: path, .began(velocity: velocity)) }
    let way = list.bounds.width * CGFloat(share) * CGFloat(frame) / CGFloat(frames)
    list.swipeItem(at: path, .moved(translation: way))
    guard frame == frames else { return true }
    list.swipeItem(at: path, .ended(velocity: velocity))
    return false
  }
}
