import HeadlessUIKit
import ListSchema
import Signposts

/// The inspections of a list: one at most waits for the end of its frame, as it holds rows.
final class RowInspections {
  var isWaiting = false
  /// The work that they may still take.
  var budget = InspectionBudget()
  /// The updated rows of updates that were left out since the last inspection, as the budget was spent.
  var leftOut = 0
  /// The pictures of the rows on screen.
  let pictures = RowPictures()
  /// The numbers of views in them.
  let viewCounts = RowViewCounts()
  /// The time of the inspections since it was last taken, in nanoseconds.
  private var untoldNs: Int64 = 0

  /// Notes that a view is about to show something else.
  @MainActor func willApply(to view: UIView?) {
    pictures.willApply(to: view)
  }

  /// Performs a part of an inspection, inside an interval.
  func perform(_ signposter: Signposter, _ body: () -> Void) {
    let startNs = MonotonicClock.nowNs()
    signposter.interval(.inspect) { body() }
    untoldNs += MonotonicClock.nowNs() - startNs
  }

  /// Returns the time of the inspections since the last call, in nanoseconds.
  func takeNs() -> Int64 {
    defer { untoldNs = 0 }
    return untoldNs
  }
}
