import Foundation

/// A constraint in the solver of an engine.
@preconcurrency @MainActor
struct InstalledConstraint {
  let constraint: NSLayoutConstraint
  let priority: UILayoutPriority
  /// Nil if required constraints contradict it.
  var id: ConstraintSolver.ID?
  /// The preferred length of a scroll view's content; nil for constraints that do not relate it.
  var contentLength: ConstraintSolver.ID?

  /// True if a length of one axis depends on the other.
  var mixesAxes: Bool { constraint.mixesAxes }

  /// True if the constant depends on text.
  var dependsOnContent: Bool {
    [constraint.firstAttribute, constraint.secondAttribute].contains {
      $0 == .firstBaseline || $0 == .lastBaseline
    }
  }
}

extension NSLayoutConstraint {
  /// True if a length of one axis depends on the other.
  var mixesAxes: Bool { secondAttribute.axis.map { $0 != firstAttribute.axis } ?? false }

  /// The sign that makes "at least" of required constraints "at most".
  fileprivate var sign: Double { relation == .greaterThanOrEqual ? -1 : 1 }

  fileprivate var strength: ConstraintSolver.Strength {
    let value = min(priority.rawValue, UILayoutPriority.required.rawValue)
    guard priority < .required else {
      return relation == .equal ? .requiredEqual : .requiredAtMost
    }
    return .preferred(above: value, below: relation == .equal ? value : nil)
  }

  /// The constant of the sum that must be 0, or at most 0; nil if an item has been released.
  fileprivate var sumConstant: Double? {
    guard let first = firstItem.flatMap({ LayoutItem($0) }) else { return nil }
    var sum = first.offset(of: firstAttribute) - constant
    if secondAttribute != .notAnAttribute {
      guard let second = secondItem.flatMap({ LayoutItem($0) }) else { return nil }
      sum -= multiplier * second.offset(of: secondAttribute)
    }
    return sum.isFinite ? sum * sign : nil
  }
}

extension LayoutEngine {
  /// Removes the constraints that are not wanted any more, and adds those that are new.
  func update(to wanted: [NSLayoutConstraint]) {
    let wantedIDs = Set(wanted.map(ObjectIdentifier.init))
    constraints.removeAll { installed in
      let isWanted = wantedIDs.contains(ObjectIdentifier(installed.constraint))
      guard !isWanted || installed.priority != installed.constraint.priority || installed.id == nil
      else { return false }
      if let id = installed.id { solver.remove(id) }
      if let id = installed.contentLength { solver.remove(id) }
      return true
    }
    let known = Set(constraints.map { ObjectIdentifier($0.constraint) })
    for constraint in wanted where !known.contains(ObjectIdentifier(constraint)) {
      constraints.append(
        InstalledConstraint(
          constraint: constraint,
          priority: constraint.priority,
          id: add(constraint),
          contentLength: addContentLength(for: constraint)
        )
      )
    }
  }

  /// Brings the constants of some constraints up to date.
  func refreshConstants(_ isAffected: (InstalledConstraint) -> Bool) {
    for installed in constraints where isAffected(installed) {
      guard let id = installed.id, let constant = installed.constraint.sumConstant else { continue }
      solver.setConstant(constant, of: id)
    }
  }

  private func add(_ constraint: NSLayoutConstraint) -> ConstraintSolver.ID? {
    guard let first = constraint.firstItem.flatMap({ LayoutItem($0) }),
      let constant = constraint.sumConstant
    else { return nil }
    let second = constraint.secondItem.flatMap { LayoutItem($0) }
    var terms = variables(of: first, constraint.firstAttribute, relatedTo: second, by: constraint)
      .terms(constraint.firstAttribute, times: constraint.sign)
    if let second {
      terms += variables(of: second, constraint.secondAttribute, relatedTo: first, by: constraint)
        .terms(constraint.secondAttribute, times: -constraint.multiplier * constraint.sign)
    }
    do throws(ConstraintSolver.Unsatisfiable) {
      return try solver.add(terms, constant: constant, constraint.strength)
    } catch {
      report(constraint, conflicting: error.conflicting)
      return nil
    }
  }

  private func report(_ constraint: NSLayoutConstraint, conflicting: [ConstraintSolver.ID]) {
    let others = constraints.filter { $0.id.map(conflicting.contains) ?? false }
      .map { "[\($0.constraint)]" }
    let reason = others.isEmpty ? "the frames set by code" : others.joined(separator: " and ")
    LayoutMessages.receive(
      "[\(constraint)] in \(root.layoutName) contradicts \(reason) and is ignored."
    )
  }
}
