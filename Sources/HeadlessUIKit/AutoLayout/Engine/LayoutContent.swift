import Foundation

/// The natural size of a view as preferred constraints on its width and height.
@preconcurrency @MainActor
struct LayoutContent {
  /// The size constraint on one axis.
  private struct Axis {
    var id: ConstraintSolver.ID?
    var length: CGFloat = -1
    var hugging: Float
    var resistance: Float
  }

  /// Not retained: one of them is the root, which owns the engine.
  ///
  /// The region retains the others.
  unowned(unsafe) let view: UIView
  let variables: LayoutVariables
  /// True if the view is measured as a whole.
  let isOpaque: Bool

  private var width: Axis
  private var height: Axis
  private var natural = CGSize.zero
  private var version = -1
  /// The width at which the content has been wrapped; nil if it needs no wrapping.
  private var wrappedWidth: CGFloat?
  private(set) var wraps = false
  /// True if the height follows the width even where there is room for all of the content.
  private var isProportional = false

  init(_ view: UIView, _ variables: LayoutVariables, isOpaque: Bool) {
    self.view = view
    self.variables = variables
    self.isOpaque = isOpaque
    width = Self.axis(view, .horizontal)
    height = Self.axis(view, .vertical)
  }

  /// True if the priorities are still those in the solver.
  var hasSamePriorities: Bool {
    [(width, NSLayoutConstraint.Axis.horizontal), (height, .vertical)].allSatisfy { own, axis in
      own.hugging == view.growthResistance(for: axis).rawValue
        && own.resistance == view.shrinkResistance(for: axis).rawValue
    }
  }

  private static func axis(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Axis {
    Axis(
      hugging: view.growthResistance(for: axis).rawValue,
      resistance: view.shrinkResistance(for: axis).rawValue
    )
  }

  /// Updates the natural size, if the content has changed.
  ///
  /// - Parameters:
  ///   - solver: the solver whose constraints change.
  ///   - resets: whether content that was wrapped is one line again, until `wrap`.
  /// - Returns: whether the content has changed.
  mutating func update(_ solver: inout ConstraintSolver, resets: Bool) -> Bool {
    guard view.contentVersion != version else {
      if resets, wrappedWidth != nil { set(natural.height, of: \.height, &solver) }
      return false
    }
    version = view.contentVersion
    wraps = view.wrapsContent
    isProportional = isOpaque && view.isProportional
    natural = naturalSize
    set(natural.width, of: \.width, &solver)
    let followsWidth = wraps || isProportional
    if !followsWidth || resets || wrappedWidth == nil { set(natural.height, of: \.height, &solver) }
    if !followsWidth { wrappedWidth = nil }
    needsWrapping = true
    return true
  }

  private var needsWrapping = true

  /// Wraps the content at the width of the solution; true if its height has changed.
  mutating func wrap(_ solver: inout ConstraintSolver) -> Bool {
    guard wraps || isProportional else { return false }
    let room = solver.value(of: variables.width)
    let wrapping: CGFloat? = isProportional || room < natural.width - 0.01 ? room : nil
    guard needsWrapping || wrapping != wrappedWidth else { return false }
    needsWrapping = false
    wrappedWidth = wrapping
    let old = height.length
    set(wrapping.map(height(at:)) ?? natural.height, of: \.height, &solver)
    return height.length != old
  }

  private var naturalSize: CGSize {
    guard isOpaque else { return view.intrinsicContentSize(wrappedAt: 0) }
    return view.sizeByOwnRules(width: nil)
  }

  private func height(at width: CGFloat) -> CGFloat {
    guard isOpaque else { return view.intrinsicContentSize(wrappedAt: width).height }
    return view.sizeByOwnRules(width: width).height
  }

  private mutating func set(
    _ length: CGFloat,
    of path: WritableKeyPath<Self, Axis>,
    _ solver: inout ConstraintSolver
  ) {
    guard length != self[keyPath: path].length else { return }
    self[keyPath: path].length = length
    let axis = self[keyPath: path]
    if length >= 0, length.isFinite {
      guard let id = axis.id else {
        self[keyPath: path].id = try? solver.add(
          [.init(variable: path == \.width ? variables.width : variables.height, coefficient: 1)],
          constant: -length,
          .preferred(above: axis.hugging, below: axis.resistance)
        )
        return
      }
      solver.setConstant(-length, of: id)
    } else if let id = axis.id {
      solver.remove(id)
      self[keyPath: path].id = nil
    }
  }
}

extension UIView {
  /// The size that a stack requests by its own rules; its constraints count besides, in the solver.
  fileprivate func sizeByOwnRules(width: CGFloat?) -> CGSize {
    guard let autoLayout, !autoLayout.constraints.isEmpty else { return fittingSize(width: width) }
    return FittingTarget(
      CGSize(width: width ?? 0, height: 0),
      horizontal: width == nil ? .fittingSizeLevel : .required,
      vertical: .fittingSizeLevel
    ).size(of: self)
  }
}
