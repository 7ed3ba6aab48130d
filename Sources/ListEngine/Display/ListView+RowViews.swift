package import Foundation
package import HeadlessUIKit

/// The view of a row, header or footer, with the view of its content.
@preconcurrency @MainActor
protocol ContentShowing: UIView {
  /// The view of the content.
  var shownContent: UIView { get }
}

extension ItemCell: ContentShowing {
  var shownContent: UIView { content }
}

extension HeaderFooterContentView: ContentShowing {
  var shownContent: UIView { content }
}

// Where rows are, and what shows them.
extension ListView {
  /// The items on screen, with the views of their contents, from top to bottom.
  package var itemsOnScreen: [(path: IndexPath, content: UIView)] {
    display.visible.items.compactMap { row in
      guard let view = row.state.view as? any ContentShowing else { return nil }
      let place = row.placed.place
      return (IndexPath(item: place.index, section: place.section), view.shownContent)
    }
  }

  /// The view of the content of an item; nil while it is not on screen.
  package func contentView(ofItemAt path: IndexPath) -> UIView? {
    guard path.count == 2, let state = presentation.state(at: path) else { return nil }
    return (state.view as? any ContentShowing)?.shownContent
  }

  /// The view of the content of a header or footer; nil while it is not on screen.
  package func contentView(of slot: HeaderFooterPosition) -> UIView? {
    let view = presentation.slot(slot)?.state?.view
    return (view as? any ContentShowing)?.shownContent
  }

  /// The frame of an item in the content, as far as it is known; nil if there is none.
  package func expectedFrame(ofItemAt path: IndexPath) -> CGRect? {
    path.count == 2 ? expectedItemFrame(at: path) : nil
  }

  /// The start and the end of a section in the content, with its header and footer and the distance
  /// to the next section, as far as they are known.
  package func expectedRange(ofSection section: Int) -> Range<CGFloat>? {
    guard contentState.all.sections.indices.contains(section) else { return nil }
    let extents = windowState.extents
    let start = placement.content.sectionsStart
    let lower = start + CGFloat(extents.offset(ofSection: section))
    let isLast = section == contentState.all.sections.count - 1
    let upper =
      start + CGFloat(isLast ? extents.totalLength : extents.offset(ofSection: section + 1))
    return lower..<max(lower, upper)
  }
}
