import HeadlessUIKit
import ListEngine
import ListSchema

/// The recorded user, who scrolls as on the device.
struct SessionGesture: ScrollGesture {
  private let timeline: SessionTimeline
  private let refreshRateHz: Int
  private var state: UInt8 = 0

  init(_ timeline: SessionTimeline, _ parameters: RunParameters) {
    self.timeline = timeline
    refreshRateHz = parameters.refreshRateHz
  }

  mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep {
    let frame = Int((time * Double(refreshRateHz)).rounded())
    let next = timeline.gesture(in: frame)
    var actions = resizing(scrollView, in: frame) + change(to: next)
    if let offset = offset(in: frame, scrollView) { actions.append(.scroll(to: offset)) }
    var step = ScrollStep(phase: phase(next, hasOffset: actions.count > 0), actions: actions)
    step.state = timeline.hitchMs(in: frame) == nil ? "session" : "device hitch"
    state = next
    return step
  }

  /// The offset of a frame in which nothing but the offset changes; nil if it stays.
  ///
  /// Otherwise the offset is known once the content has changed.
  private func offset(in frame: Int, _ scrollView: UIScrollView) -> Double? {
    guard frame > 0, !timeline.changes.contains(frame), let position = timeline.position(in: frame),
      position != timeline.position(in: frame - 1), let list = scrollView.superview as? ListView
    else { return nil }
    let offset = Double(position.offset(in: list).y)
    return offset == Double(scrollView.contentOffset.y) ? nil : offset
  }

  private func resizing(_ scrollView: UIScrollView, in frame: Int) -> [ScrollStep.Action] {
    guard let size = timeline.sizes[frame],
      scrollView.bounds.size != CGSize(width: size.width, height: size.height)
    else { return [] }
    return [.resize(width: size.width, height: size.height)]
  }

  private func change(to next: UInt8) -> [ScrollStep.Action] {
    switch (state, next) {
    case (let old, let new) where old == new: []
    case (1, 2): [.endDragging(willDecelerate: true)]
    case (1, _): [.endDragging(willDecelerate: false)]
    case (2, 1), (0, 1), (3, 1): [.beginDragging]
    case (2, _): [.endDecelerating]
    case (_, 2): [.beginDragging, .endDragging(willDecelerate: true)]
    default: []
    }
  }

  private func phase(_ gesture: UInt8, hasOffset: Bool) -> ListSchema.ScrollPhase {
    switch gesture {
    case 1: .drag
    case 2: .decelerate
    default: hasOffset ? .animate : .idle
    }
  }
}
