import HeadlessUIKit
import ListSchema
import Signposts

/// The pictures of the rows on screen, from which follows whether changed content looks any different.
///
/// They are taken when frames are over. A row that is applied again because its content has changed is
/// compared with the picture that it had before.
@preconcurrency @MainActor
final class RowPictures {
  private struct Applied {
    let element: VisibleContent.Element
    let view: UIView
    let picture: Int
  }

  /// Of more rows on screen no pictures are taken.
  private static let maxRows = 64
  /// The most rows of one frame that are compared.
  private static let maxApplied = 16

  /// True from the first update that is inspected on.
  private(set) var isActive = false
  private var pictures: [ObjectIdentifier: Int] = [:]
  private var applied: [Applied] = []

  nonisolated init() {}

  func begin() { isActive = true }

  func end() {
    isActive = false
    pictures = [:]
    applied = []
  }

  /// Notes that a row on screen is about to be applied again, since its content has changed.
  func willUpdate(_ element: VisibleContent.Element) {
    guard isActive, applied.count < Self.maxApplied, element.isItem, let view = element.state.view,
      let picture = pictures[ObjectIdentifier(view)]
    else { return }
    applied.append(Applied(element: element, view: view, picture: picture))
  }

  /// Notes that a view is about to show something else.
  func willApply(to view: UIView?) {
    guard isActive, let view else { return }
    pictures[ObjectIdentifier(view)] = nil
  }

  /// True if there is something to look at: rows that were applied, or that have no picture yet.
  func isDue(_ visible: [VisibleContent.Element], _ budget: InspectionBudget) -> Bool {
    !applied.isEmpty
      || budget.hasPicture
        && visible.contains { $0.isItem && $0.state.view.map(isUnknown) ?? false }
  }

  private func take(_ view: UIView, _ budget: inout InspectionBudget) {
    guard isUnknown(view), budget.takePicture() else { return }
    pictures[ObjectIdentifier(view)] = PictureDigest.of(view)
  }

  private func isUnknown(_ view: UIView) -> Bool { pictures[ObjectIdentifier(view)] == nil }

  /// Takes pictures of what is on screen, as many as are left, and compares those of the rows that were applied.
  func compare(_ visible: [VisibleContent.Element], _ budget: inout InspectionBudget) -> FoundRows {
    var known: [ObjectIdentifier: Int] = [:]
    if visible.count <= Self.maxRows {
      for one in applied { take(one.view, &budget) }
      for element in visible where element.isItem {
        guard let view = element.state.view else { continue }
        take(view, &budget)
        known[ObjectIdentifier(view)] = pictures[ObjectIdentifier(view)]
      }
    }
    pictures = known
    defer { applied.removeAll(keepingCapacity: true) }
    var found = FoundRows()
    for one in applied {
      guard case .item(let item, let state) = one.element.content, state.view === one.view,
        let picture = known[ObjectIdentifier(one.view)], !(item.item.anyContent is EmbeddedList)
      else { continue }
      found.add(
        item,
        section: one.element.placed.place.section,
        isFound: picture == one.picture
      )
    }
    return found
  }
}
