import Foundation
import HeadlessUIKit

extension ListView {
  /// True if rows have places in a view that is wide enough but has no length; false by default.
  ///
  /// So it is in UIKit, where a table that is as high as its content begins without a height.
  package var placesRowsWithoutLength: Bool {
    get { scrollState.placesRowsWithoutLength }
    set { scrollState.placesRowsWithoutLength = newValue }
  }

  /// True if rows have places in the view.
  package var hasRoom: Bool { hasRoom(in: bounds.size) }

  /// Returns whether rows have places in a view of a size.
  func hasRoom(in size: CGSize) -> Bool {
    placesRowsWithoutLength ? axis.width(for: size) > 0 : !size.isEmpty
  }
}
