import Foundation
import HeadlessUIKit

/// The fingers in sections that scroll by themselves, and the scrolling that goes on after them.
struct SectionPans {
  /// A section, wherever it is after an update.
  struct Section {
    let identifier: AnyIdentifier
    /// The last known index.
    var index: Int
  }

  /// The target that a finger scrolls.
  enum Target {
    /// The section, from an offset.
    case section(start: CGFloat)
    /// The list; with how far the finger has moved it.
    case list(moved: CGFloat)
  }

  /// A finger that touched down in a section.
  struct Finger {
    var section: Section
    /// The target that it scrolls; nil before it has moved.
    var target: Target?
  }

  /// The recogniser of fingers; nil before the list has had a layout of sections that scroll.
  var recognizer: SectionPanRecognizer?
  /// The finger that is down.
  var finger: Finger?
  /// The sections that move after a finger has left them.
  var motions: [AnyIdentifier: SectionMotion] = [:]
  /// The list, if it moves after a finger has left a section.
  var listMotion: SectionMotion?
  /// The momentum after a release at a velocity in points per second.
  var momentum: (_ velocity: Double) -> any ScrollMomentum = {
    ScrollDeceleration(initialVelocity: $0)
  }

  /// The minimum velocity of a finger that causes momentum, in points per second; from Flutter.
  static let minVelocity: CGFloat = 100
}

/// Content that moves after a finger has left it.
struct SectionMotion {
  let landing: ScrollLanding
  /// The offset at the start.
  var origin: CGFloat
  /// The offset at the end.
  var target: CGFloat
  /// The time of the start, in seconds.
  let start: Double
  /// The last offset that was set.
  var last: CGFloat
  let link: MainRunLoop.DisplayLink

  /// Returns the offset at a time, and whether it has stopped there.
  func position(at time: Double) -> (offset: CGFloat, isOver: Bool) {
    guard time - start < landing.duration else { return (target, true) }
    return (origin + CGFloat(landing.distance(at: time - start)), false)
  }
}

/// Recognises fingers that move in sections which scroll by themselves.
final class SectionPanRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var list: ListView?

  init(_ list: ListView) {
    self.list = list
    super.init()
    delegate = self
    addAction { [weak list, unowned self] _ in list?.sectionPan(self) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let list else { return false }
    return list.scrollingSection(at: touch.location(in: list.scrollView)) != nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    list?.sectionPanTouched(at: location(in: list?.scrollView))
  }

  override func reset() {
    super.reset()
    list?.sectionPanReset()
  }
}
