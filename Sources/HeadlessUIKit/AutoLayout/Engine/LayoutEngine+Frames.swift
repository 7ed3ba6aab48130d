import Foundation

extension UIView {
  /// True if the frame is set by code although constraints relate the view.
  var hasSetFrame: Bool {
    guard let autoLayout else { return false }
    return autoLayout.translatesMask && autoLayout.crossings > 0
  }

  /// Requests layout of the views that constraints relate to this one, if its frame is set by code.
  func setFrameDidChange() {
    guard hasSetFrame else { return }
    let root = layoutRoot
    // A root that is being laid out looks at its end for frames that were set meanwhile.
    if root.autoLayout?.isBeingLaidOut != true { root.setNeedsLayout() }
  }
}

extension LayoutEngine {
  /// Adds the frame of a view that is set by code, with its autoresizing mask.
  func addFrame(of view: UIView) {
    guard view.hasSetFrame, let superview = view.superview else { return }
    setFrames.append((view, view.frame))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let own = variables(of: view).line(axis)
      let outer = variables(of: superview).line(axis)
      let line = AutoresizedLine(view, axis)
      let length = line.outer
      var start = [ConstraintSolver.Term(variable: outer.length, coefficient: -line.startShare)]
      if let variable = own.start { start.append(.init(variable: variable, coefficient: 1)) }
      if let variable = outer.start { start.append(.init(variable: variable, coefficient: -1)) }
      addRequired(start, -line.start + line.startShare * length)
      addRequired(
        [
          .init(variable: own.length, coefficient: 1),
          .init(variable: outer.length, coefficient: -line.lengthShare),
        ],
        -line.length + line.lengthShare * length
      )
    }
  }

  /// Adds an equation that the views cannot contradict by themselves.
  func addRequired(_ terms: [ConstraintSolver.Term], _ constant: Double) {
    _ = try? solver.add(terms.filter { $0.coefficient != 0 }, constant: constant, .requiredEqual)
  }
}
