import Foundation
import HeadlessUIKit

extension UIEdgeInsets {
  /// The insets at some of the edges, and none at the others.
  func masked(by edges: UIRectEdge) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.contains(.top) ? top : 0,
      left: edges.contains(.left) ? left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      right: edges.contains(.right) ? right : 0
    )
  }
}
