import Foundation

/// The lengths that a view has by constraints with constants alone.
@MainActor
struct OwnLengths {
  private var width: ClosedRange<CGFloat> = 0...CGFloat.infinity
  private var height: ClosedRange<CGFloat> = 0...CGFloat.infinity

  /// Takes the required constraints among a view's own.
  init(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.priority == .required {
      guard constraint.secondItem == nil else { continue }
      switch constraint.firstAttribute {
      case .width: Self.limit(&width, by: constraint)
      case .height: Self.limit(&height, by: constraint)
      default: break
      }
    }
  }

  private static func limit(_ range: inout ClosedRange<CGFloat>, by constraint: NSLayoutConstraint)
  {
    let length = max(0, constraint.constant)
    switch constraint.relation {
    case .equal: range = length...length
    case .lessThanOrEqual:
      range = min(range.lowerBound, length)...min(range.upperBound, length)
    case .greaterThanOrEqual:
      range = max(range.lowerBound, length)...max(range.upperBound, length)
    }
  }

  /// The size of a view for a target, as far as these lengths permit it.
  @MainActor
  func size(
    of view: UIView,
    for target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    func size(width: CGFloat?) -> CGSize {
      FittingTarget(
        CGSize(width: width ?? target.width, height: target.height),
        horizontal: width == nil ? horizontal : .required,
        vertical: vertical
      ).size(of: view)
    }
    var fitting = size(width: width.lowerBound == width.upperBound ? width.lowerBound : nil)
    // Text in it wraps.
    if fitting.width > width.upperBound { fitting = size(width: width.upperBound) }
    return CGSize(
      width: min(max(fitting.width, width.lowerBound), width.upperBound),
      height: min(max(fitting.height, height.lowerBound), height.upperBound)
    )
  }
}
