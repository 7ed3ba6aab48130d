import ComposeLists
import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Workloads

/// A finger that flings a section sideways, as it scrolls by itself.
struct SectionFinger {
  /// The time from the touch to the release, in seconds; ours.
  static let contact = 0.12

  private let touch: UITouch
  private let path: FingerPath
  private let origin: CGPoint
  private let startTime: Double

  /// Touches the first section on screen that scrolls sideways; nil if there is none.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - time: the time in seconds.
  ///   - velocity: the velocity of the finger when it leaves, in points per second.
  ///   - physics: whose momentum follows.
  init?(in list: ListView, at time: Double, velocity: Double, _ physics: ScrollPhysics) {
    guard let origin = Self.place(in: list) else { return nil }
    list.sectionMomentum = physics.momentum
    self.origin = origin
    startTime = time
    path = FingerPath.fling(velocity, within: Self.contact)
    touch = list.simulateTouch(at: origin)
  }

  /// Moves the finger to where it is at a time; false once it has left.
  func move(to time: Double) -> Bool {
    let elapsed = time - startTime
    let way = path.way(after: elapsed)
    touch.move(
      to: CGPoint(x: origin.x + CGFloat(way), y: origin.y),
      after: elapsed - touch.timestamp
    )
    guard elapsed >= path.duration else { return true }
    touch.lift()
    return false
  }

  /// The middle of what is on screen of the first section that scrolls sideways.
  private static func place(in list: ListView) -> CGPoint? {
    let visible = list.scrollView.bounds
    guard let layout = list.compositionalLayout, visible.height > 0,
      let first = layout.items(at: visible.minY)?.first.section,
      let last = layout.items(at: visible.maxY)?.last.section
    else { return nil }
    let screen = visible.minY..<visible.maxY
    let rows = (first...max(first, last)).lazy.compactMap { layout.scrollerRange(ofSection: $0) }
    guard let row = rows.first(where: { $0.overlaps(screen) }) else { return nil }
    let seen = row.clamped(to: screen)
    return CGPoint(x: visible.width / 2, y: (seen.lowerBound + seen.upperBound) / 2 - visible.minY)
  }
}
