import HeadlessUIKit
import ListEngine

/// An item of a data source as the content of a list's row.
struct CollectionRow<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: ItemContent {
  let identifierValue: ItemID
  let marks: ItemMark
  let cells: CollectionCells<SectionID, ItemID>

  /// Items look the same until the data source says something else.
  func isEquivalent(to other: Self) -> Bool { marks == other.marks && cells === other.cells }

  func wasMoved(comparedTo other: Self) -> Bool { false }

  var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    if reason == .measurement {
      views.content.standIn = cells.hostOnScreen(of: identifierValue, marks)
      guard views.content.standIn == nil else { return }
    }
    // A row that is pressed, or no longer is, has its cell already.
    if reason != .wasUpdated || !views.content.shows(identifierValue, marks, of: cells) {
      if reason != .measurement {
        cells.endDisplay(in: views.content, before: identifierValue, reloads: marks.reloads)
      }
      cells.fill(views.content, with: identifierValue, marks, isMeasurement: reason == .measurement)
      views.content.note(marks, of: cells)
    }
    guard let cell = views.content.view as? UICollectionViewCell else { return }
    let collection = cells.view?.collection
    let isSelected = collection?.isSelected(identifierValue) ?? false
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted != info.state.isHighlighted {
      cell.isHighlighted = info.state.isHighlighted
    }
    guard reason != .measurement else { return }
    collection?.show(views.content)
    cells.willDisplay(identifierValue, views.content, reloads: marks.reloads)
  }

  /// The callbacks that tell the delegate; the same for all rows.
  var defaultItemProperties: DefaultItemProperties<Self> { cells.properties }

  static func createReusableContentView(frame: CGRect) -> CollectionViewHost {
    CollectionViewHost(frame: frame)
  }
}

/// Gives the elements of a compositional layout that a data source makes.
protocol CollectionSupplementaries: AnyObject {
  /// The content of an element; nil if the data source makes none.
  func element(ofKind kind: String, at path: IndexPath) -> (any AnyHeaderFooterConvertible)?
  /// Fills the view of an element.
  @preconcurrency @MainActor
  func fill(_ host: CollectionViewHost, _ element: CollectionSupplementary, isMeasurement: Bool)
  /// Tells the delegate that an element is about to be on screen.
  @preconcurrency @MainActor
  func willDisplay(_ element: CollectionSupplementary, _ host: CollectionViewHost)
}

/// A supplementary of a data source as the content of an element of a list.
struct CollectionSupplementary: HeaderFooterContent {
  let kind: String
  let path: IndexPath
  /// The identity of the section; nil at the boundary of the layout.
  let section: AnyHashable?
  let reloads: Int
  let source: any CollectionSupplementaries

  func isEquivalent(to other: Self) -> Bool {
    kind == other.kind && path == other.path && section == other.section
      && reloads == other.reloads && source === other.source
  }

  var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    source.fill(views.content, self, isMeasurement: reason == .measurement)
    if reason != .measurement { source.willDisplay(self, views.content) }
  }

  /// The element among those on screen, wherever its section is.
  var displayKey: [AnyHashable] { [kind, path.last ?? 0, section ?? AnyHashable(0)] }

  static func createReusableContentView(frame: CGRect) -> CollectionViewHost {
    CollectionViewHost(frame: frame)
  }
}

/// The key of the provider of the elements that a list's layout describes.
struct CollectionSupplementariesKey: ListEnvironmentKey {
  static var defaultValue: (any CollectionSupplementaries)? { nil }
}
