import Foundation

extension UIView {
  /// The engine that lays out the view's descendants, up to date and solved for the frame.
  var preparedLayoutEngine: LayoutEngine {
    let state = madeAutoLayout
    updateConstraintsIfNeeded()
    let engine = solved(state.layoutEngine, .layout, frame.size, limitsWidth: false)
    state.layoutEngine = engine
    return engine
  }

  /// Places the descendants by their constraints.
  func layOutByConstraints() {
    guard isLayoutRoot else { return }
    let engine = preparedLayoutEngine
    engine.apply()
    reportOverflow(engine.size)
  }

  /// Places the descendants again, if `layoutSubviews` has set the frame of one that others are related to.
  func layOutAroundSetFrames() {
    guard let engine = autoLayout?.layoutEngine, !engine.hasCurrentFrames else { return }
    layOutByConstraints()
  }

  /// The size of a view with constraints for a target; nil for a view without.
  func constrainedSize(
    for target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize? {
    guard let state = autoLayout, state.isRegion else { return nil }
    // Such a stack is measured by its own rules.
    if let stack = self as? UIStackView, !stack.isPlacedByConstraints, state.constraints.isEmpty {
      return nil
    }
    updateConstraintsIfNeeded()
    let mode = LayoutEngine.Mode(
      horizontal: min(1_000, horizontal.rawValue),
      vertical: min(1_000, vertical.rawValue)
    )
    let engine = solved(
      state.measuringEngines[mode],
      mode,
      target,
      limitsWidth: horizontal < .required && target.width > 0
    )
    state.measuringEngines[mode] = engine
    return engine.size
  }

  /// An engine that is up to date and solved, which is the given one if possible.
  private func solved(
    _ engine: LayoutEngine?,
    _ mode: LayoutEngine.Mode,
    _ size: CGSize,
    limitsWidth: Bool
  ) -> LayoutEngine {
    if let engine, engine.isCurrent(), engine.solve(for: size, limitsWidth: limitsWidth) {
      return engine
    }
    let new = LayoutEngine(self, mode)
    _ = new.isCurrent()
    _ = new.solve(for: size, limitsWidth: limitsWidth)
    return new
  }

  /// Says that required constraints need another size than the frame has.
  private func reportOverflow(_ needed: CGSize) {
    guard frame.width > 0, frame.height > 0, needed != madeAutoLayout.reportedSize else { return }
    let overflows = needed.width > frame.width + 0.5 || needed.height > frame.height + 0.5
    madeAutoLayout.reportedSize = overflows ? needed : nil
    guard overflows else { return }
    LayoutMessages.receive(
      "the required constraints in \(layoutName) need \(needed.width) x \(needed.height) points, "
        + "but its frame has \(frame.width) x \(frame.height)."
    )
  }
}
