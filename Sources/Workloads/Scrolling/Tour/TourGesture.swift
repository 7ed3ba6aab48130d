import HeadlessUIKit
import ListSchema

/// A simulated user who visits the whole list within the time of a run, however long that is.
struct TourGesture: ScrollGesture {
  private var base: PlannedGesture<TourPlan>
  /// The times at which content changes, from the next one on.
  private var updates: ArraySlice<Double>
  /// The size of the view when it is upright.
  private var uprightSize: CGSize?
  private var orientation = TourLeg.Orientation.upright

  /// Creates the tour of a run.
  init(_ parameters: RunParameters) {
    let seconds = Double(max(1, parameters.frames)) / Double(parameters.refreshRateHz)
    var route = TourRoute(seconds: seconds, seed: parameters.seed)
    let legs = route.legs()
    updates = legs.flatMap(\.updates)[...]
    base = PlannedGesture(TourPlan(legs), parameters.physics)
  }

  /// The actions in the frame at `time` seconds.
  mutating func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep {
    var step = base.step(at: time, in: scrollView)
    let leg = base.plan.leg
    if leg.orientation != orientation { turn(to: leg.orientation, scrollView, &step) }
    step.state = leg.stage.rawValue
    step.wantsUpdate = isUpdateDue(at: time)
    return step
  }

  /// Turns the view, which is an animation on a device.
  private mutating func turn(
    to new: TourLeg.Orientation,
    _ scrollView: UIScrollView,
    _ step: inout ScrollStep
  ) {
    let size = uprightSize ?? scrollView.bounds.size
    uprightSize = size
    orientation = new
    let (width, height) = (Double(size.width), Double(size.height))
    step.actions.append(
      new == .turned
        ? .resize(width: height, height: width) : .resize(width: width, height: height)
    )
    if step.phase == .idle { step.phase = .animate }
  }

  /// Returns whether a change of the content has become due; changes that frames were too late for
  /// become one.
  private mutating func isUpdateDue(at time: Double) -> Bool {
    let due = updates.prefix { $0 <= time }.count
    updates = updates.dropFirst(due)
    return due > 0
  }
}
