import Foundation

/// The variables of a view or layout guide in a solver, in the coordinates of the root.
struct LayoutVariables {
  /// The left edge; nil for that of the root, which is 0.
  var left: Int?
  /// The upper edge; nil for that of the root, which is 0.
  var top: Int?
  var width: Int
  var height: Int

  /// The variables of the root.
  init(root solver: inout ConstraintSolver) {
    width = solver.makeVariable(nonNegative: true)
    height = solver.makeVariable(nonNegative: true)
  }

  /// The variables of another view or guide.
  init(_ solver: inout ConstraintSolver) {
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable(nonNegative: true)
    height = solver.makeVariable(nonNegative: true)
  }

  /// The start and the length on an axis.
  func line(_ axis: NSLayoutConstraint.Axis) -> (start: Int?, length: Int) {
    axis == .horizontal ? (left, width) : (top, height)
  }

  /// An attribute as terms, multiplied by a factor.
  func terms(_ attribute: NSLayoutConstraint.Attribute, times factor: Double)
    -> [ConstraintSolver.Term]
  {
    guard let axis = attribute.axis else { return [] }
    let line = line(axis)
    var terms: [ConstraintSolver.Term] = []
    if !attribute.isLength, let start = line.start {
      terms.append(.init(variable: start, coefficient: factor))
    }
    if attribute.share != 0 {
      terms.append(.init(variable: line.length, coefficient: factor * attribute.share))
    }
    return terms
  }

  /// The rectangle of the solution.
  func frame(in solver: ConstraintSolver) -> CGRect {
    CGRect(
      x: left.map(solver.value) ?? 0,
      y: top.map(solver.value) ?? 0,
      width: solver.value(of: width),
      height: solver.value(of: height)
    )
  }

  /// All variables, each with its name.
  var named: [(name: String, variable: Int)] {
    [("x", left), ("y", top), ("width", width), ("height", height)].compactMap { name, variable in
      variable.map { (name, $0) }
    }
  }
}
