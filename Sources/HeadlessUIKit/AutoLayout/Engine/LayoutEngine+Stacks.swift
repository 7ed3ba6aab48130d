import Foundation

extension LayoutEngine {
  /// Adds the rules of the stacks whose views are related by constraints.
  func addStacks() {
    for stack in region.stacks { addStack(stack) }
  }

  private func addStack(_ stack: UIStackView) {
    let rules = StackRules(stack, self)
    rules.addAlong()
    rules.addAcross()
  }
}

/// The rules of one stack as constraints.
@MainActor
private struct StackRules {
  typealias Term = ConstraintSolver.Term

  let stack: UIStackView
  let engine: LayoutEngine
  let views: [UIView]
  let axis: NSLayoutConstraint.Axis
  let cross: NSLayoutConstraint.Axis

  init(_ stack: UIStackView, _ engine: LayoutEngine) {
    self.stack = stack
    self.engine = engine
    views = stack.shownViews
    axis = stack.axis
    cross = stack.axis == .horizontal ? .vertical : .horizontal
  }

  /// A position on an axis: its share of the length behind the start.
  private func position(
    _ view: UIView,
    _ axis: NSLayoutConstraint.Axis,
    _ share: Double,
    times factor: Double
  ) -> [Term] {
    let line = engine.variables(of: view).line(axis)
    return (line.start.map { [Term(variable: $0, coefficient: factor)] } ?? [])
      + (share == 0 ? [] : [Term(variable: line.length, coefficient: factor * share)])
  }

  /// `first - second + constant == 0`, or at most 0.
  private func relate(
    _ first: [Term],
    _ constant: Double,
    _ strength: ConstraintSolver.Strength = .requiredEqual
  ) {
    _ = try? engine.solver.add(first, constant: constant, strength)
  }

  private func margins(_ axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
    let margins = stack.margins
    return axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
  }

  /// The views one after another, from edge to edge.
  func addAlong() {
    guard let first = views.first, let last = views.last else { return }
    let margins = margins(axis)
    relate(
      position(first, axis, 0, times: 1) + position(stack, axis, 0, times: -1),
      -margins.start
    )
    relate(position(last, axis, 1, times: 1) + position(stack, axis, 1, times: -1), margins.end)
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (index, view) in views.dropLast().enumerated() {
      let gap = position(views[index + 1], axis, 0, times: -1) + position(view, axis, 1, times: 1)
      let spacing = stack.spacing(after: view)
      relate(gap, spacing, isSpread ? .requiredAtMost : .requiredEqual)
    }
    addDistribution()
  }

  private func addDistribution() {
    let lengths = views.map { engine.variables(of: $0).line(axis).length }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for length in lengths.dropFirst() {
        relate(
          [Term(variable: length, coefficient: 1), Term(variable: lengths[0], coefficient: -1)],
          0
        )
      }
    case .fillProportionally:
      let natural = views.map { view in
        let size = view.fittingSize()
        return axis == .horizontal ? size.width : size.height
      }
      for (index, length) in lengths.enumerated().dropFirst() {
        relate(
          [
            Term(variable: length, coefficient: natural[0]),
            Term(variable: lengths[0], coefficient: -natural[index]),
          ],
          0,
          .preferred(above: 999, below: 999)
        )
      }
    case .equalSpacing: addEqualDistances(end: 1, start: 0)
    case .equalCentering: addEqualDistances(end: 0.5, start: 0.5)
    }
  }

  /// The distances between shares of neighbouring views are equal, if the spacings permit.
  private func addEqualDistances(end: Double, start: Double) {
    guard views.count > 2 else { return }
    func distance(_ index: Int, _ factor: Double) -> [Term] {
      position(views[index + 1], axis, start, times: factor)
        + position(views[index], axis, end, times: -factor)
    }
    for index in 1..<views.count - 1 {
      relate(distance(index, 1) + distance(0, -1), 0, .preferred(above: 149, below: 149))
    }
  }

  /// The views across the axis.
  func addAcross() {
    let margins = margins(cross)
    for (index, view) in views.enumerated() {
      let isFill = stack.alignment == .fill
      relate(
        position(stack, cross, 0, times: 1) + position(view, cross, 0, times: -1),
        margins.start,
        isFill || stack.alignment == .leading ? .requiredEqual : .requiredAtMost
      )
      relate(
        position(view, cross, 1, times: 1) + position(stack, cross, 1, times: -1),
        margins.end,
        isFill || stack.alignment == .trailing ? .requiredEqual : .requiredAtMost
      )
      if stack.alignment == .center {
        relate(
          position(view, cross, 0.5, times: 1) + position(stack, cross, 0.5, times: -1),
          (margins.end - margins.start) / 2
        )
      }
      if index > 0 { alignBaseline(of: view, with: views[0]) }
    }
    guard stack.alignment != .fill else { return }
    let length = engine.variables(of: stack).line(cross).length
    relate([Term(variable: length, coefficient: 1)], 0, .preferred(above: 49, below: nil))
  }

  private func alignBaseline(of view: UIView, with first: UIView) {
    guard axis == .horizontal else { return }
    guard let own = baseline(of: view), let other = baseline(of: first) else { return }
    relate(
      position(view, cross, own.share, times: 1) + position(first, cross, other.share, times: -1),
      own.offset - other.offset
    )
  }

  /// Returns the baseline of a view: a share of its height, and the distance from there; nil for
  /// stacks that are aligned otherwise.
  private func baseline(of view: UIView) -> (share: Double, offset: CGFloat)? {
    let attribute: NSLayoutConstraint.Attribute
    switch stack.alignment {
    // A view without text has its baseline at its lower edge, however high it is.
    case .firstBaseline:
      let probe = CGSize(width: 100, height: 100)
      attribute = view.baselines(in: probe).first == 100 ? .lastBaseline : .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return nil
    }
    return (attribute.share, LayoutItem(view)?.offset(of: attribute) ?? 0)
  }
}
