import Foundation

/// The size that a region should have.
@preconcurrency @MainActor
struct LayoutTarget {
  /// More than all priorities of constraints that may be violated.
  static let priority: Float = 1_001

  private let variables: LayoutVariables
  private let width: ConstraintSolver.ID?
  private let height: ConstraintSolver.ID?
  private var limit: ConstraintSolver.ID?

  init(_ mode: LayoutEngine.Mode, _ variables: LayoutVariables, _ solver: inout ConstraintSolver) {
    self.variables = variables
    func add(_ variable: Int, _ priority: Float) -> ConstraintSolver.ID? {
      let priority = priority >= UILayoutPriority.required.rawValue ? Self.priority : priority
      return try? solver.add(
        [.init(variable: variable, coefficient: 1)],
        constant: 0,
        .preferred(above: priority, below: priority)
      )
    }
    width = add(variables.width, mode.horizontal)
    height = add(variables.height, mode.vertical)
  }

  /// Sets the size.
  ///
  /// - Parameters:
  ///   - size: the size.
  ///   - limitsWidth: whether the width is a limit, at which text wraps.
  ///   - solver: the solver whose constraints change.
  mutating func set(_ size: CGSize, limitsWidth: Bool, _ solver: inout ConstraintSolver) {
    if let width { solver.setConstant(-usable(size.width), of: width) }
    if let height { solver.setConstant(-usable(size.height), of: height) }
    if !limitsWidth, let limit {
      solver.remove(limit)
      self.limit = nil
    } else if limitsWidth, let limit {
      solver.setConstant(-usable(size.width), of: limit)
    } else if limitsWidth {
      limit = try? solver.add(
        [.init(variable: variables.width, coefficient: 1)],
        constant: -usable(size.width),
        .preferred(above: Self.priority, below: nil)
      )
    }
  }

  private func usable(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(1e6, max(0, length))
  }
}
