import Foundation
import HeadlessUIKit
import ListEngine

/// A full swipe of a row to the left, in a few frames.
struct MailSwipe {
  private let mail: AnyIdentifier
  private var frame = 0

  /// Starts a swipe of one of the visible rows; nil if there is none.
  init?(in list: ListView, using generator: inout SplitMix64) {
    guard let item = list.visibleItems.randomElement(using: &generator) else { return nil }
    mail = item.anyIdentifier
  }

  /// Moves the finger by one frame.
  ///
  /// - Complexity: O(items), because others may have been inserted above the row.
  /// - Returns: whether it is still on the screen.
  mutating func step(in list: ListView) -> Bool {
    guard let path = list.content.firstIndexPathForItem(with: mail) else { return false }
    let velocity = CGPoint(x: -InboxScenario.Numbers.swipeVelocity, y: 0)
    let frames = InboxScenario.Numbers.swipeFrames
    defer { frame += 1 }
    if frame == 0 { list.swipeItem(at: path, .began(velocity: velocity)) }
    let way = list.bounds.width * CGFloat(frame) / CGFloat(frames)
    list.swipeItem(at: path, .moved(translation: -way))
    guard frame == frames else { return true }
    list.swipeItem(at: path, .ended(velocity: velocity))
    return false
  }
}
