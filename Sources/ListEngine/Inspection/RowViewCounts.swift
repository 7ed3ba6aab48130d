import HeadlessUIKit
import ListSchema
import Signposts

/// The numbers of views in the views of rows, from which follows whether these get more with every row that they show.
///
/// A view is counted when a frame is over, and again after it has shown some further rows.
@preconcurrency @MainActor
final class RowViewCounts {
  private struct Known {
    /// Weak, as another view may take the place in memory of one that is gone.
    weak var view: AnyItemCell?
    let views: Int
    /// The number of times it had been given content.
    let applyCount: Int

    @MainActor
    init(_ view: AnyItemCell) {
      self.view = view
      views = RowViewCounts.count(view)
      applyCount = view.applyCount
    }
  }

  /// The rows that a view shows between two counts: the difference of one row and the next may be by chance.
  private static let uses = 3
  /// The most views that are followed.
  private static let maxKnown = 32
  /// The most views that are counted after one frame.
  private static let maxCounted = 4
  /// The second counts that are told together, and the most of a run.
  private static let (told, maxLooked) = (8, 128)
  /// Larger trees are counted up to here.
  private static let maxViews = 1_000

  private var known: [ObjectIdentifier: Known] = [:]
  private var found = FoundRows()
  /// The number of second counts, and of those that were told.
  private var (looked, toldCount) = (0, 0)

  nonisolated init() {}

  /// Counts views for the first time, as many as are followed.
  func follow(_ visible: [VisibleContent.Element]) {
    guard looked < Self.maxLooked else { return known = [:] }
    if known.count == Self.maxKnown { known = known.filter { $0.value.view != nil } }
    for element in visible where known.count < Self.maxKnown && element.isItem {
      guard let view = element.state.view as? AnyItemCell, count(of: view) == nil else { continue }
      known[ObjectIdentifier(view)] = Known(view)
    }
  }

  /// Returns the rows whose views are to be counted again now.
  func due(_ visible: [VisibleContent.Element]) -> [VisibleContent.Element] {
    guard looked < Self.maxLooked else { return [] }
    let due = visible.lazy.filter { element in
      guard element.isItem, let view = element.state.view as? AnyItemCell,
        let before = self.count(of: view)
      else { return false }
      return view.applyCount - before.applyCount >= Self.uses
    }
    return Array(due.prefix(Self.maxCounted))
  }

  /// Counts views again, and compares them with their last counts.
  ///
  /// - Returns: rows to tell of, as often as there are some.
  func count(_ due: [VisibleContent.Element]) -> FoundRows? {
    for element in due {
      guard case .item(let item, _) = element.content,
        let view = element.state.view as? AnyItemCell, let before = count(of: view)
      else { continue }
      let now = Known(view)
      known[ObjectIdentifier(view)] = now
      guard !(item.item.anyContent is EmbeddedList) else { continue }
      let section = element.placed.place.section
      found.add(item, section: section, isFound: now.views > before.views)
      looked += 1
    }
    guard looked - toldCount >= Self.told else { return nil }
    defer { (found, toldCount) = (FoundRows(), looked) }
    return found
  }

  /// The last count of a view; nil if it has none.
  private func count(of view: UIView) -> Known? {
    known[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
  }

  private static func count(_ view: UIView) -> Int {
    var left = maxViews
    count(view, &left)
    return maxViews - left
  }

  private static func count(_ view: UIView, _ left: inout Int) {
    left -= 1
    for subview in view.subviews where left > 0 { count(subview, &left) }
  }
}
