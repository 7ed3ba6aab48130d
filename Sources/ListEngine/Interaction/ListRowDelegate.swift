package import Foundation
package import HeadlessUIKit

/// The object around a list that decides about touches of its rows, as a table does.
@preconcurrency @MainActor
package protocol ListRowDelegate: AnyObject {
  /// True if a tapped row stays highlighted until the tap was handled.
  var staysHighlightedWhileTapped: Bool { get }
  /// Returns whether a touched row is highlighted, and tapped when the finger is lifted.
  func list(_ list: ListView, mayPressRowAt path: IndexPath) -> Bool
  /// A row was tapped; the list itself selects nothing.
  func list(_ list: ListView, didTapRowAt path: IndexPath)
  /// The actions of a row that is about to be swiped; nil for those of its item.
  func list(_ list: ListView, swipeActionsForRowAt path: IndexPath) -> RowSwipeActions?
}

/// The swipe actions at both sides of a row.
package struct RowSwipeActions {
  package var leading: SwipeActionsConfiguration?
  package var trailing: SwipeActionsConfiguration?

  package init(leading: SwipeActionsConfiguration?, trailing: SwipeActionsConfiguration?) {
    self.leading = leading
    self.trailing = trailing
  }
}

/// The scroll view of a list, which tells another scroll view around the list what it does.
package final class ListScrollView: UIScrollView {
  /// Called after every change of the offset; only assigned, so not checked.
  @exclusivity(unchecked) package var didMove: (() -> Void)?
  /// Called after the content got another size.
  package var didResizeContent: (() -> Void)?

  package override func contentOffsetDidChange(from old: CGPoint) { didMove?() }

  package override var contentSize: CGSize {
    didSet { if contentSize != oldValue { didResizeContent?() } }
  }
}
