import Foundation

/// A view or a layout guide, as constraints see it.
@preconcurrency @MainActor
struct LayoutItem {
  /// The constrained view or guide.
  let object: AnyObject
  /// The view itself, or the one that owns the guide.
  let view: UIView
  /// The rectangle in the view.
  let area: Area

  /// The rectangle of a view that an item is.
  enum Area: Hashable {
    /// The view, or a layout guide of its own.
    case whole
    /// Inside of the layout margins.
    case margins
    /// Inside of the safe area.
    case safeArea
    /// Inside of the layout margins, and not wider than text is easy to read.
    case readable
  }

  /// The item of an object; nil if it is neither a view nor a guide that belongs to one.
  init?(_ object: AnyObject) {
    self.object = object
    if let view = object as? UIView {
      self.view = view
      area = .whole
    } else if let guide = object as? UILayoutGuide, let owner = guide.owningView {
      view = owner
      area = guide.area
    } else {
      return nil
    }
  }

  /// The object whose variables describe the item: a guide at fixed insets has those of its view.
  var framed: AnyObject { area == .whole || area == .readable ? object : view }

  /// The distance of an attribute from that of the same name of the framed object, in points.
  func offset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let insets = insets(for: attribute)
    switch attribute {
    case .notAnAttribute: return 0
    case .left, .leading, .leftMargin, .leadingMargin: return insets.left
    case .right, .trailing, .rightMargin, .trailingMargin: return -insets.right
    case .top, .topMargin: return insets.top
    case .bottom, .bottomMargin: return -insets.bottom
    case .width: return -insets.left - insets.right
    case .height: return -insets.top - insets.bottom
    case .centerX, .centerXWithinMargins: return (insets.left - insets.right) / 2
    case .centerY, .centerYWithinMargins: return (insets.top - insets.bottom) / 2
    case .firstBaseline, .lastBaseline: return baseline(attribute)
    }
  }

  private func insets(for attribute: NSLayoutConstraint.Attribute) -> UIEdgeInsets {
    switch (area, attribute) {
    case (.margins, _): return view.layoutMargins
    case (.safeArea, _): return view.safeAreaInsets
    case (.whole, .leftMargin), (.whole, .rightMargin), (.whole, .topMargin),
      (.whole, .bottomMargin), (.whole, .leadingMargin), (.whole, .trailingMargin),
      (.whole, .centerXWithinMargins), (.whole, .centerYWithinMargins):
      return view.layoutMargins
    default: return .zero
    }
  }

  /// The baseline at the view's natural size, from the top or from the bottom.
  private func baseline(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard area == .whole, object === view else { return 0 }
    let size = view.baselineSize
    let baselines = view.baselines(in: size)
    return attribute == .firstBaseline ? baselines.first : baselines.last - size.height
  }

  /// The name of the item in messages.
  var name: String {
    let own = (object as? UILayoutGuide).map {
      ".\($0.identifier.isEmpty ? "guide" : $0.identifier)"
    }
    return view.layoutName + (own ?? "")
  }
}

extension UIView {
  /// The size for which constraints ask for baselines: the one laid out, or else the natural one.
  var baselineSize: CGSize {
    let natural = FittingTarget(.zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
      .size(of: self)
    guard wrapsContent, frame.width > 0, frame.width < natural.width else { return natural }
    let wrapped = intrinsicContentSize(wrappedAt: frame.width)
    return wrapped.height >= 0 ? wrapped : fittingSize(width: frame.width)
  }

  /// The view in messages: its class, and its identifier or tag.
  var layoutName: String {
    let type = String(describing: Swift.type(of: self))
    if let accessibilityIdentifier { return "\(type)(\(accessibilityIdentifier))" }
    return tag == 0 ? type : "\(type)(tag \(tag))"
  }
}
