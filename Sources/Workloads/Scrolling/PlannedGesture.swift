import HeadlessUIKit
import ListSchema

/// A simulated user who scrolls according to a plan.
struct PlannedGesture<Plan: GesturePlan>: ScrollGesture {
  /// The start of the next move.
  private enum Next {
    case at(Double)
    case afterRest(Double)
    /// After the end of a scroll of the app, which is at `end` or later.
    case afterAnimation(end: Double, pause: Double)
  }

  private let physics: ScrollPhysics
  /// The plan of the user's moves.
  private(set) var plan: Plan
  private var next = Next.at(0)
  /// A move that is due, but must wait to see where the app has scrolled to.
  private var waiting: GestureMove?
  /// The state of the touch.
  private(set) var touch: TouchScroll

  /// Creates a simulated user who starts immediately.
  init(_ plan: Plan, _ physics: ScrollPhysics) {
    self.plan = plan
    self.physics = physics
    touch = TouchScroll(physics)
  }

  /// The actions in the frame at `time` seconds.
  mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep {
    let extent = ScrollExtent(scrollView, bounces: physics.bounces)
    touch.follow(to: Double(scrollView.contentOffset.y))
    if scrollView.isScrollAnimating { waitForAnimation(until: time) }
    let wasResting = touch.restingSince != nil
    var actions = touch.advance(to: min(time, nextStart ?? time), in: extent)
    let appAction = playMoves(until: time, in: extent, &actions)
    if !wasResting || !actions.isEmpty { place(&actions) }
    if let appAction { actions.append(appAction) }
    return ScrollStep(phase: phase(actions, in: scrollView), actions: actions)
  }

  /// Plays the moves that are due, each at its own time, and appends their events.
  ///
  /// - Returns: the last action of a control of the app.
  private mutating func playMoves(
    until time: Double,
    in extent: ScrollExtent,
    _ actions: inout [ScrollStep.Action]
  ) -> ScrollStep.Action? {
    var appAction: ScrollStep.Action?
    while let start = nextStart, start <= time {
      passDeadline(at: start)
      guard let move = takeMove(in: extent, onlyApp: appAction != nil) else { break }
      switch move.kind {
      case .touch(let path, let landing):
        actions += touch.touch(path, landing, at: start, in: extent)
      case .app(let action):
        actions += touch.stop(at: start)
        appAction = action
      }
      schedule(move, from: start)
      actions += touch.advance(to: min(time, nextStart ?? time), in: extent)
    }
    return appAction
  }

  /// The start of the next move, in seconds; nil if it depends on when the content stops.
  private var nextStart: Double? {
    let start: Double? =
      switch next {
      case .at(let time): time
      case .afterRest(let pause): touch.restingSince.map { $0 + pause }
      case .afterAnimation(let end, let pause): end + pause
      }
    guard let deadline = plan.deadline else { return start }
    return min(start ?? deadline, deadline)
  }

  /// Goes on to what the plan has from its deadline on, if that has come.
  private mutating func passDeadline(at start: Double) {
    guard let deadline = plan.deadline, deadline <= start else { return }
    plan.passDeadline()
    waiting = nil
    next = .at(deadline)
  }

  /// Animated scrolls take longer if content turns out to be longer than estimated.
  private mutating func waitForAnimation(until time: Double) {
    guard case .afterAnimation(let end, let pause) = next else { return }
    next = .afterAnimation(end: max(end, time), pause: pause)
  }

  /// The move that is due; nil if it is one of a finger, and only the app's are requested.
  private mutating func takeMove(in extent: ScrollExtent, onlyApp: Bool) -> GestureMove? {
    let move = waiting ?? plan.nextMove(at: touch.offset, in: extent)
    waiting = nil
    guard onlyApp, case .touch = move.kind else { return move }
    waiting = move
    return nil
  }

  private mutating func schedule(_ move: GestureMove, from start: Double) {
    switch (move.kind, move.pause) {
    case (.app(let action), .afterRest(let pause)), (.app(let action), .afterRelease(let pause)):
      next = .afterAnimation(end: start + action.duration, pause: pause)
    case (.touch(let path, _), .afterRelease(let pause)): next = .at(start + path.duration + pause)
    case (.touch, .afterRest(let pause)): next = .afterRest(pause)
    }
  }

  /// Appends the resulting offset to a frame's events, once and before the end of motion.
  private func place(_ actions: inout [ScrollStep.Action]) {
    let isResting = touch.restingSince != nil
    let end = isResting && !actions.isEmpty ? actions.endIndex - 1 : actions.endIndex
    actions.insert(.scroll(to: touch.offset), at: end)
  }

  private func phase(
    _ actions: [ScrollStep.Action],
    in scrollView: UIScrollView
  ) -> ListSchema.ScrollPhase {
    if actions.contains(where: \.isByApp) { return .animate }
    if !actions.isEmpty { return touch.phase }
    return scrollView.isScrollAnimating ? .animate : .idle
  }
}
