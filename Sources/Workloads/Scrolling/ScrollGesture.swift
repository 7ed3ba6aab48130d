import Foundation
public import HeadlessUIKit
public import ListSchema

/// The actions of the simulated user in one frame.
public struct ScrollStep: Hashable, Sendable {
  /// An event of the touch screen, of momentum, or of the app's own controls.
  public enum Action: Hashable, Sendable {
    /// A finger touches the screen.
    case beginDragging
    /// The content moves to an offset, in points.
    case scroll(to: Double)
    /// The finger is lifted.
    case endDragging(willDecelerate: Bool)
    /// The content has come to rest.
    case endDecelerating
    /// A tap on the section index: to the section at a relative position from 0 to 1.
    case jumpToSection(at: Double)
    /// A jump to the item at a relative position from 0 to 1.
    case jumpToItem(at: Double)
    /// A tap on the status bar.
    case scrollToTop(animated: Bool)
    /// A tap on the button that scrolls to the last item.
    case scrollToEnd(animated: Bool)
    /// The view gets another size, in points, as when a phone is turned.
    case resize(width: Double, height: Double)

    /// True if the app's own controls scroll, instead of a finger.
    var isByApp: Bool {
      switch self {
      case .jumpToSection, .jumpToItem, .scrollToTop, .scrollToEnd: true
      case .beginDragging, .scroll, .endDragging, .endDecelerating, .resize: false
      }
    }
  }

  /// The cause of the motion.
  public var phase: ListSchema.ScrollPhase
  /// The events, in order.
  public var actions: [Action]
  /// True if the content should change in this frame, even if the scenario has no change due.
  public var wantsUpdate = false
  /// The user's activity, for the trace: the state of this frame and of those that follow, until
  /// another one is given; nil keeps the last one.
  public var state: String?

  /// A frame without motion.
  public static let idle = ScrollStep(phase: .idle, actions: [])

  /// Creates a step.
  public init(phase: ListSchema.ScrollPhase, actions: [Action], wantsUpdate: Bool = false) {
    self.phase = phase
    self.actions = actions
    self.wantsUpdate = wantsUpdate
  }
}

/// A simulated user who scrolls, as a function of time.
public protocol ScrollGesture {
  /// The actions in the frame at `time` seconds, given the state of the scroll view.
  ///
  /// Called once per frame, with ascending times, which may skip frames. The list may move the
  /// content under the finger between two calls; the gesture continues from there.
  mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep
}
