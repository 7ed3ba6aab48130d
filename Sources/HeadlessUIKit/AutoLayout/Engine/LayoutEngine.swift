import Foundation

/// Lays out the views of a region by their constraints, and measures it.
///
/// The system of constraints is kept: new content, sizes and constants continue from the last
/// solution, and so do constraints that are added and removed.
@preconcurrency @MainActor
final class LayoutEngine {
  /// The mode of a query: the priorities of the root's size, 1000 where it is given.
  struct Mode: Hashable {
    var horizontal: Float
    var vertical: Float

    /// The frame of the root is given.
    static let layout = Mode(horizontal: 1_000, vertical: 1_000)
  }

  /// Not retained: the root owns the engine.
  unowned(unsafe) let root: UIView
  let mode: Mode
  var solver = ConstraintSolver()
  var region: LayoutRegion
  let rootVariables: LayoutVariables
  var variables: [ObjectIdentifier: LayoutVariables] = [:]
  var contents: [LayoutContent] = []
  var constraints: [InstalledConstraint] = []
  /// The views whose frames are set by code, with these frames.
  var setFrames: [(view: UIView, frame: CGRect)] = []
  private var target: LayoutTarget
  private var version = -1
  private var constantsVersion = -1
  /// True if lengths of one axis depend on those of the other.
  private var mixesAxes = false
  private var hasCheckedAmbiguity = false

  init(_ root: UIView, _ mode: Mode) {
    self.root = root
    self.mode = mode
    rootVariables = LayoutVariables(root: &solver)
    target = LayoutTarget(mode, rootVariables, &solver)
    region = LayoutRegion(of: root)
    makeVariables()
    addStacks()
    for member in region.members { addFrame(of: member.view) }
  }

  private func makeVariables() {
    variables[ObjectIdentifier(root)] = rootVariables
    for member in region.members {
      variables[ObjectIdentifier(member.view)] = LayoutVariables(&solver)
    }
    // A stack with constraints on itself is measured by its own rules as well.
    let isStack = mode != .layout && (root as? UIStackView)?.isPlacedByConstraints == false
    contents = [LayoutContent(root, rootVariables, isOpaque: isStack)]
    for member in region.members {
      let own = variables(of: member.view)
      contents.append(LayoutContent(member.view, own, isOpaque: member.isOpaque))
    }
  }

  /// Returns whether the engine still describes the views; constraints are brought up to date.
  func isCurrent() -> Bool {
    guard let state = root.autoLayout, hasCurrentFrames else { return false }
    if state.version != version {
      guard version < 0 || canContinue else { return false }
      version = state.version
      hasCheckedAmbiguity = false
      installConstraints()
    }
    if state.constantsVersion != constantsVersion {
      let isNew = constantsVersion < 0
      constantsVersion = state.constantsVersion
      // What was contradictory may be possible with the new constants.
      guard isNew || constraints.allSatisfy({ $0.id != nil }) else { return false }
      refreshConstants { _ in true }
    }
    return true
  }

  /// True if the frames that are set by code are those that the engine knows.
  var hasCurrentFrames: Bool { setFrames.allSatisfy { $0.view.frame == $0.frame } }

  /// True if only constraints differ, and none that are made for stacks or set frames.
  private var canContinue: Bool {
    let new = LayoutRegion(of: root)
    return new.stacks.isEmpty && region.stacks.isEmpty && new.identities == region.identities
      && !new.members.contains { $0.view.hasSetFrame }
      && !region.members.contains { $0.view.hasSetFrame }
      && contents.allSatisfy(\.hasSamePriorities)
  }

  /// The variables of a view or guide, which are made for guides when needed.
  func variables(of object: AnyObject) -> LayoutVariables {
    let key = ObjectIdentifier(object)
    if let known = variables[key] { return known }
    let new = LayoutVariables(&solver)
    variables[key] = new
    return new
  }

  private func installConstraints() {
    let wanted = ([root] + region.members.map(\.view)).flatMap {
      $0.autoLayout?.constraints ?? []
    }
    update(to: wanted)
    mixesAxes = constraints.contains(where: \.mixesAxes)
  }

  /// Solves the system for a size of the root.
  ///
  /// - Returns: false if changed constants contradict each other, and the engine must be made anew.
  func solve(for size: CGSize, limitsWidth: Bool) -> Bool {
    var hasChanged = false
    for index in contents.indices where contents[index].update(&solver, resets: mixesAxes) {
      hasChanged = true
    }
    if hasChanged { refreshConstants(\.dependsOnContent) }
    let limits = limitsWidth && contents.contains(where: \.wraps)
    target.set(size, limitsWidth: limits, &solver)
    guard (try? solver.resolve()) != nil else { return false }
    // Widths rarely depend on heights; two more passes are enough where they do.
    for _ in 0..<3 {
      var isDone = true
      for index in contents.indices where contents[index].wrap(&solver) { isDone = false }
      if isDone { break }
      guard (try? solver.resolve()) != nil else { return false }
    }
    return true
  }

  /// The size of the root in the solution.
  var size: CGSize { rootVariables.frame(in: solver).clean.size }

  /// Sets the frames of the views and guides.
  func apply() {
    checkAmbiguity()
    for member in region.members where !member.view.hasSetFrame {
      guard let superview = member.view.superview else { continue }
      let own = variables(of: member.view).frame(in: solver)
      let outer = variables(of: superview).frame(in: solver)
      let frame = own.offsetBy(dx: -outer.minX, dy: -outer.minY).clean
      if member.view.frame != frame { member.view.frame = frame }
    }
    for view in [root] + region.members.map(\.view) { placeGuides(of: view) }
  }

  private func placeGuides(of view: UIView) {
    for guide in view.layoutGuides {
      guard let own = variables[ObjectIdentifier(guide)] else { continue }
      let outer = variables(of: view).frame(in: solver)
      guide.laidOutFrame =
        own.frame(in: solver).offsetBy(dx: -outer.minX, dy: -outer.minY).clean
    }
  }

  private func checkAmbiguity() {
    guard !hasCheckedAmbiguity else { return }
    hasCheckedAmbiguity = true
    for member in region.members where !member.view.isHidden(below: root) {
      let names = ambiguousNames(of: member.view)
      guard !names.isEmpty else { continue }
      LayoutMessages.receive(
        "\(member.view.layoutName) in \(root.layoutName) is ambiguous: the constraints do not "
          + "determine its \(names.joined(separator: ", "))."
      )
    }
  }

  /// The lengths and positions of a view that have several solutions.
  func ambiguousNames(of view: UIView) -> [String] {
    guard let own = variables[ObjectIdentifier(view)] else { return [] }
    return own.named.filter { solver.isAmbiguous($0.variable) }.map(\.name)
  }
}

extension UIView {
  /// Returns whether the view, or one between it and an ancestor, is hidden, so that its place is
  /// not visible.
  fileprivate func isHidden(below ancestor: UIView) -> Bool {
    sequence(first: self, next: \.superview).prefix { $0 !== ancestor }.contains(where: \.isHidden)
  }
}

extension CGRect {
  /// The rectangle without the rounding errors of the solver.
  fileprivate var clean: CGRect {
    func clean(_ value: CGFloat) -> CGFloat {
      let rounded = (value * 64).rounded() / 64
      return abs(value - rounded) < 1e-6 ? rounded : value
    }
    return CGRect(x: clean(minX), y: clean(minY), width: clean(width), height: clean(height))
  }
}
