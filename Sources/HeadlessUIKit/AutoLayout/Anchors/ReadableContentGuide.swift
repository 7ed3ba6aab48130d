import Foundation

/// The part of a view inside of its layout margins in which lines of text are not too long to read.
///
/// It is centred between the margins. Its constraints are made when the first one to it is
/// activated; asking for its rectangle makes none.
final class ReadableContentGuide: UILayoutGuide {
  /// The largest width at the default size of text, in points.
  static let maximumWidth: CGFloat = 672

  private var placement: [NSLayoutConstraint] = []
  /// True while the constraints of the guide itself are activated.
  private var isPlacing = false

  init(of view: UIView) {
    super.init(.readable, of: view)
  }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let room = owningView.bounds.inset(by: owningView.layoutMargins)
    let excess = max(0, room.width - Self.maximumWidth)
    return room.insetBy(dx: excess / 2, dy: 0)
  }

  /// Relates the guide to the margins of its view, unless that is done.
  func place() {
    guard let owningView, !isPlacing, !placement.contains(where: \.isActive) else { return }
    isPlacing = true
    defer { isPlacing = false }
    let margins = owningView.layoutMarginsGuide
    let width = widthAnchor.constraint(equalTo: margins.widthAnchor)
    width.priority = UILayoutPriority(999)
    placement = [
      topAnchor.constraint(equalTo: margins.topAnchor),
      bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      widthAnchor.constraint(lessThanOrEqualToConstant: Self.maximumWidth),
      widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      width,
    ]
    for constraint in placement { constraint.isActive = true }
  }
}
