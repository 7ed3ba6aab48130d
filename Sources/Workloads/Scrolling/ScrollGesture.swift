public import HeadlessUIKit
public import ListSchema

/// What a user does to a scroll view in one frame.
public struct ScrollStep: Hashable, Sendable {
  /// One event of the touch screen or of the momentum that follows it.
  public enum Action: Hashable, Sendable {
    /// A finger touches the screen.
    case beginDragging
    /// The content is at another offset, in points.
    case scroll(to: Double)
    /// The finger leaves the screen.
    case endDragging(willDecelerate: Bool)
    /// The content has come to rest.
    case endDecelerating
  }

  /// What moves the content.
  public var phase: ListSchema.ScrollPhase
  /// The events, in order.
  public var actions: [Action]

  /// A frame in which nothing moves.
  public static let idle = ScrollStep(phase: .idle, actions: [])

  /// Describes a frame.
  public init(phase: ListSchema.ScrollPhase, actions: [Action]) {
    self.phase = phase
    self.actions = actions
  }

  /// Where the step leaves the content; nil where it does not move it.
  var offset: Double? {
    for case .scroll(let offset) in actions.reversed() { return offset }
    return nil
  }

  /// Does to a scroll view what the step says.
  public func perform(on scrollView: UIScrollView) {
    for action in actions {
      switch action {
      case .beginDragging: scrollView.beginDragging()
      case .scroll(let offset): scrollView.contentOffset.y = offset
      case .endDragging(let willDecelerate):
        scrollView.endDragging(willDecelerate: willDecelerate)
      case .endDecelerating: scrollView.endDecelerating()
      }
    }
  }
}

/// A user who scrolls, as a function of time.
public protocol ScrollGesture {
  /// What the user does in the frame at `time` seconds, given where the scroll view stands.
  ///
  /// Called once a frame, with ascending times.
  mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep
}
