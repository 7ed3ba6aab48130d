package import Foundation
package import HeadlessUIKit

/// The content of a row or element that shows a view of an app, which has the looks of the row itself.
@preconcurrency @MainActor
package protocol HostedRowView: UIView {
  /// Shows the view as a layout wants it.
  func show(alpha: CGFloat, isHidden: Bool)
  /// Tells the view that its swipe actions are shown, or no longer are.
  func show(isSwiped: Bool)
}

/// The view of a row or element around its content.
@preconcurrency @MainActor
protocol HostingView: UIView {
  /// The content, if it shows a view of an app.
  var hostedRow: (any HostedRowView)? { get }
}

extension UIView {
  /// The content of a row or element, if it shows a view of an app.
  var hostedContent: (any HostedRowView)? { (self as? any HostingView)?.hostedRow }
}
