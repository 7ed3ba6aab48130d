import Foundation
public import HeadlessUIKit
public import ListSchema

/// What a user does to a list in one frame.
public struct ScrollStep: Hashable, Sendable {
  /// One event of the touch screen, of the momentum that follows it, or of the app's own controls.
  public enum Action: Hashable, Sendable {
    /// A finger touches the screen.
    case beginDragging
    /// The content is at another offset, in points.
    case scroll(to: Double)
    /// The finger leaves the screen.
    case endDragging(willDecelerate: Bool)
    /// The content has come to rest.
    case endDecelerating
    /// The index at the side of the list: the section at a share of all sections, from 0 to 1.
    case jumpToSection(at: Double)
    /// The item at a share of all items, from 0 to 1.
    case jumpToItem(at: Double)
    /// A tap on the status bar.
    case scrollToTop(animated: Bool)
    /// The button that leads to the last item.
    case scrollToEnd(animated: Bool)

    /// Whether the app's own controls scroll, and not a finger.
    var isByApp: Bool {
      switch self {
      case .jumpToSection, .jumpToItem, .scrollToTop, .scrollToEnd: true
      case .beginDragging, .scroll, .endDragging, .endDecelerating: false
      }
    }
  }

  /// What moves the content.
  public var phase: ListSchema.ScrollPhase
  /// The events, in order.
  public var actions: [Action]
  /// Whether the content is to change in this frame, even where the scenario has no change due.
  public var wantsUpdate = false

  /// A frame in which nothing moves.
  public static let idle = ScrollStep(phase: .idle, actions: [])

  /// Describes a frame.
  public init(phase: ListSchema.ScrollPhase, actions: [Action], wantsUpdate: Bool = false) {
    self.phase = phase
    self.actions = actions
    self.wantsUpdate = wantsUpdate
  }
}

/// A user who scrolls, as a function of time.
public protocol ScrollGesture {
  /// What the user does in the frame at `time` seconds, given where the scroll view stands.
  ///
  /// Called once a frame, with ascending times, which may leave frames out. The list may move the
  /// content under the finger between two calls; a gesture goes on from there.
  mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep
}
