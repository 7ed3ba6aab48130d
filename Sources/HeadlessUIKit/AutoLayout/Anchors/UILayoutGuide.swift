public import Foundation

/// A rectangle in a view that constraints can relate, as if it were a view.
@preconcurrency @MainActor
open class UILayoutGuide {
  /// The view that the guide was added to.
  public internal(set) weak var owningView: UIView?
  /// A name for messages.
  open var identifier = ""
  let area: LayoutItem.Area
  /// The rectangle of a guide of its own, as it was laid out last.
  var laidOutFrame = CGRect.zero

  /// Creates a guide that belongs to no view.
  public init() {
    area = .whole
  }

  /// Creates a guide that every view has.
  init(_ area: LayoutItem.Area, of view: UIView) {
    self.area = area
    owningView = view
    switch area {
    case .whole: break
    case .margins: identifier = "layoutMarginsGuide"
    case .safeArea: identifier = "safeAreaLayoutGuide"
    case .readable: identifier = "readableContentGuide"
    }
  }

  /// The rectangle in the coordinates of the owning view, as it was laid out last.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch area {
    case .whole, .readable: return laidOutFrame
    case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
    case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
    }
  }

  /// The edge at which text starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The centre from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The centre from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
