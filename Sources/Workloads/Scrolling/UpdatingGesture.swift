import HeadlessUIKit

/// A simulated user who scrolls while content changes during momentum.
struct UpdatingGesture<Plan: GesturePlan>: ScrollGesture {
  /// The fraction of the momentum's distance after which the content changes.
  private static var share: Double { 0.5 }

  private var base: PlannedGesture<Plan>
  private var hasChanged = false

  /// Creates a gesture that scrolls as another one does.
  init(_ base: PlannedGesture<Plan>) {
    self.base = base
  }

  /// The actions in the frame at `time` seconds, with one change during each momentum.
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
