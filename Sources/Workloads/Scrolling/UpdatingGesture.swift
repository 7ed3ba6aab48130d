import HeadlessUIKit

/// A user who scrolls while content changes in the middle of momentum.
struct UpdatingGesture<Plan: GesturePlan>: ScrollGesture {
  /// The share of momentum's way after which the content changes.
  private static var share: Double { 0.5 }

  private var base: PlannedGesture<Plan>
  private var hasChanged = false

  /// Makes a user who scrolls as another does.
  init(_ base: PlannedGesture<Plan>) {
    self.base = base
  }

  /// What the user does in the frame at `time` seconds: a change once each time there is momentum.
  mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep {
    var step = base.step(at: time, in: scrollView)
    guard let share = base.touch.shareOfMomentum(at: time) else {
      hasChanged = false
      return step
    }
    step.wantsUpdate = share >= Self.share && !hasChanged
    hasChanged = share >= Self.share
    return step
  }
}
