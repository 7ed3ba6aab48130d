import Foundation
import HeadlessUIKit

/// The rules for where a dragged row may go.
struct ReorderingValidation {
  /// The position of the row when the drag began.
  let original: IndexPath
  /// The rules of the row; nil if it cannot be dragged.
  let reordering: ItemReordering?
  /// A section of the content as it was when the drag began.
  let section: (Int) -> Section

  /// The destination of the row that is at `current` and is dragged to `proposed`.
  ///
  /// One of the two. The rules compare with the original position: a row that has entered another
  /// section counts as one of its old section until it is dropped.
  func destination(from current: IndexPath, to proposed: IndexPath) -> IndexPath {
    if current == proposed { return proposed }
    guard let reordering else { return current }
    if proposed == original { return proposed }
    let result = ItemReordering.Result(
      from: original,
      fromSection: section(original.section),
      to: proposed,
      toSection: section(proposed.section)
    )
    return reordering.allows(result) ? proposed : current
  }
}

extension ItemReordering {
  /// Returns whether the row, and both sections, allow a move.
  func allows(_ result: Result) -> Bool {
    sections.canMove(result)
      && result.fromSection.reordering.allowsMovingOut(result)
      && result.toSection.reordering.allowsMovingIn(result)
      && result.isAllowed(by: canReorder)
  }
}

extension ItemReordering.Sections {
  /// Returns whether the rules accept the target's section.
  func canMove(_ result: ItemReordering.Result) -> Bool {
    switch self {
    case .all: true
    case .current: !result.sectionChanged
    case .specific(let current, let values):
      (current && !result.sectionChanged) || values.contains(result.toSection.identifier.value)
    }
  }
}

extension SectionReordering {
  /// Returns whether the target's section accepts the row.
  ///
  /// Item count limits only matter if the row changes its section.
  func allowsMovingIn(_ result: ItemReordering.Result) -> Bool {
    if result.sectionChanged, let maxItemCount, maxItemCount < result.toSection.count + 1 {
      return false
    }
    return result.isAllowed(by: canReorderIn)
  }

  /// Returns whether the row's section lets it go.
  ///
  /// Item count limits only matter if the row changes its section.
  func allowsMovingOut(_ result: ItemReordering.Result) -> Bool {
    if result.sectionChanged, minItemCount > result.fromSection.count - 1 { return false }
    return result.isAllowed(by: canReorderOut)
  }
}

extension ReorderingActions.AccessibilityMoveDirection {
  /// The position one step away; nil beyond the first or last position of the list.
  ///
  /// A row that leaves its section moves to the near end of the next one.
  func target(from path: IndexPath, itemCounts: [Int]) -> IndexPath? {
    switch self {
    case .up:
      if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
      guard path.section > 0 else { return nil }
      return IndexPath(item: itemCounts[path.section - 1], section: path.section - 1)
    case .down:
      if path.item + 1 < itemCounts[path.section] {
        return IndexPath(item: path.item + 1, section: path.section)
      }
      guard path.section + 1 < itemCounts.count else { return nil }
      return IndexPath(item: 0, section: path.section + 1)
    }
  }
}
