public import Foundation
import HeadlessUIKit
import ListEngine

extension ScenarioRunner {
  /// Scrolls the list to an offset from its top, in points, presenting what lies before it.
  ///
  /// - Returns: the offset that was reached: the nearest one at which the list shows content.
  public func scroll(to offset: CGFloat) -> CGFloat {
    list.layoutIfNeeded()
    var greatest = greatestOffset
    while offset > greatest {
      list.scrollView.contentOffset.y = greatest
      list.runLoop.turn()
      list.layoutIfNeeded()
      guard greatestOffset > greatest else { break }
      greatest = greatestOffset
    }
    let reached = offset > 0 ? min(offset, greatest) : 0
    list.scrollView.contentOffset.y = reached
    list.layoutIfNeeded()
    return reached
  }

  /// The offset at the end of what is presented, in points.
  private var greatestOffset: CGFloat { max(0, list.contentSize.height - list.bounds.height) }
}
