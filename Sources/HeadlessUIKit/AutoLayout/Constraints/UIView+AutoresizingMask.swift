import Foundation

extension UIView {
  /// The parts of a frame that change when the superview is resized.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Changes the frames of the subviews according to their masks, and the guide of the keyboard.
  func resizeContents(from old: CGSize) {
    keyboardLayoutGuideFollows()
    for view in subviews where !view.autoresizingMask.isEmpty {
      guard view.translatesAutoresizingMaskIntoConstraints else { continue }
      let horizontal = AutoresizedLine(view, .horizontal, in: old.width).resized(to: frame.width)
      let vertical = AutoresizedLine(view, .vertical, in: old.height).resized(to: frame.height)
      view.frame = CGRect(
        x: horizontal.start,
        y: vertical.start,
        width: horizontal.length,
        height: vertical.length
      )
    }
  }
}

/// The frame of a view on one axis, and what its autoresizing mask changes.
@preconcurrency @MainActor
struct AutoresizedLine {
  let start: CGFloat
  let length: CGFloat
  /// The length of the superview.
  let outer: CGFloat
  /// The share of a change of the superview's length that moves the start.
  let startShare: CGFloat
  /// The share of a change of the superview's length that stretches the view.
  let lengthShare: CGFloat

  init(_ view: UIView, _ axis: NSLayoutConstraint.Axis, in outer: CGFloat? = nil) {
    let isHorizontal = axis == .horizontal
    let size = view.superview?.frame.size ?? .zero
    let frame = view.frame
    let mask = view.autoresizingMask
    let all = outer ?? (isHorizontal ? size.width : size.height)
    let before = isHorizontal ? frame.minX : frame.minY
    let own = isHorizontal ? frame.width : frame.height
    let parts: [(isFlexible: Bool, length: CGFloat)] = [
      (mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin), before),
      (mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight), own),
      (
        mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin),
        all - before - own
      ),
    ]
    let flexible = parts.filter(\.isFlexible)
    let sum = flexible.reduce(0) { $0 + $1.length }
    // In proportion to the lengths, or equally where they are 0.
    let shares = parts.map { part in
      !part.isFlexible ? 0 : sum > 0 ? part.length / sum : 1 / CGFloat(flexible.count)
    }
    start = before
    length = own
    self.outer = all
    startShare = shares[0]
    lengthShare = shares[1]
  }

  /// Start and length in a superview of another length.
  func resized(to new: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let difference = new - outer
    return (start + startShare * difference, max(0, length + lengthShare * difference))
  }
}
