import DiffableData
import HeadlessUIKit
import ListEngine
import ListSchema

/// The objects that show the items of a data source in a list: its providers, and the position of
/// each item.
final class CollectionCells<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias CellProvider = (IndexPath, ItemID) -> UIView?

  let provider: CellProvider
  private(set) weak var view: UICollectionView?
  /// Makes supplementaries; nil if the data source has none.
  var supplementaryProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  /// The snapshot that the list shows.
  var snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>()
  /// The number of times that items were to be shown anew.
  var marks = CollectionMarks<SectionID, ItemID>()
  /// The properties of all rows: a touch of one is a matter of the list's delegate.
  let properties: DefaultItemProperties<CollectionRow<SectionID, ItemID>>
  /// Called after a finger has moved an item to a place.
  var didReorder: ((ItemID, IndexPath) -> Void)?
  /// The views of the items on screen.
  private var displayed: [ItemID: DisplayedView] = [:]
  /// The cells that were measured and are not shown yet.
  private var measured = MeasuredCells<ItemID, ItemMark, UICollectionReusableView>()
  /// The view in which an item was measured last, with its cell.
  private var measuring: (host: CollectionViewHost, item: ItemID, marks: ItemMark)?
  /// The views of the supplementaries on screen.
  private var displayedElements: [[AnyHashable]: DisplayedView] = [:]

  /// A view on screen, as the delegate knows it.
  private struct DisplayedView {
    weak var view: UICollectionReusableView?
    let path: IndexPath
    /// The number of times that the element was to be shown anew.
    let reloads: Int
  }

  init(_ view: UICollectionView, _ provider: @escaping CellProvider) {
    self.view = view
    self.provider = provider
    properties = DefaultItemProperties(
      selectionStyle: .tappable,
      reordering: ItemReordering(),
      onWasReordered: { item, result in
        withViews((item.content, result)) { $0.cells.didReorder?($0.identifierValue, $1.to) }
      },
      onEndDisplay: { info in
        withViews(info.item.content) { $0.cells.didEndDisplay($0.identifierValue) }
      }
    )
  }

  /// Tells the delegate that a cell is about to be on screen.
  @preconcurrency @MainActor
  func willDisplay(_ item: ItemID, _ host: CollectionViewHost, reloads: Int) {
    guard let collectionView = view, let path = host.path,
      let cell = host.view as? UICollectionViewCell,
      displayed[item]?.view !== cell
    else { return }
    didEndDisplay(item)
    displayed[item] = DisplayedView(view: cell, path: path, reloads: reloads)
    collectionView.collection.delegate?
      .collectionView(collectionView, willDisplay: cell, forItemAt: path)
  }

  /// Tells the delegate, before a cell is filled again, that it no longer shows another item, or the same one as
  /// before a reload.
  @preconcurrency @MainActor
  func endDisplay(in host: CollectionViewHost, before item: ItemID, reloads: Int) {
    if let old = displayed[item], old.reloads != reloads { didEndDisplay(item) }
    if let view = host.view, let old = host.shownElement?.base as? ItemID, old != item,
      displayed[old]?.view === view
    {
      didEndDisplay(old)
    }
  }

  /// Notes where an item on screen is after an update, for when it leaves it.
  func notePlace(of item: ItemID, _ path: IndexPath) {
    guard let old = displayed[item] else { return }
    displayed[item] = DisplayedView(view: old.view, path: path, reloads: old.reloads)
  }

  /// Tells the delegate that a cell has left the screen.
  @preconcurrency @MainActor
  fileprivate func didEndDisplay(_ item: ItemID) {
    guard let old = displayed.removeValue(forKey: item), let view,
      let cell = old.view as? UICollectionViewCell
    else { return }
    view.collection.delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: old.path)
  }

  /// The animations of an item in a layout object, which says where they start and end.
  func animations(of item: ItemID) -> ItemInsertAndRemoveAnimations {
    ItemInsertAndRemoveAnimations(
      name: "layout",
      onInsert: { [weak self] attributes in
        guard let self else { return }
        attributes = withViews((self, attributes)) { $0.start(of: item, at: $1) }
      },
      onRemoval: { [weak self] attributes in
        guard let self else { return }
        attributes = withViews((self, attributes)) { $0.end(of: item, at: $1) }
      }
    )
  }

  @preconcurrency @MainActor
  private func start(
    of item: ItemID,
    at place: ListContentLayoutAttributes
  ) -> ListContentLayoutAttributes {
    guard let layout = view?.collection.layout, let path = snapshot.indexPath(of: item) else {
      return place
    }
    return place.taking(layout.initialLayoutAttributesForAppearingItem(at: path))
  }

  @preconcurrency @MainActor
  private func end(
    of item: ItemID,
    at place: ListContentLayoutAttributes
  ) -> ListContentLayoutAttributes {
    guard let layout = view?.collection.layout, let path = displayed[item]?.path else {
      return place.taking(nil)
    }
    return place.taking(layout.finalLayoutAttributesForDisappearingItem(at: path))
  }

  /// Fills a row with the cell of an item; it stays as it is if there is no such item any more.
  @preconcurrency @MainActor
  func fill(
    _ host: CollectionViewHost,
    with item: ItemID,
    _ marks: ItemMark,
    isMeasurement: Bool
  ) {
    guard let view, let path = snapshot.indexPath(of: item) else { return }
    keepMeasuredCell()
    if isMeasurement {
      measured.willMeasure()
      measuring = (host, item, marks)
    }
    let known = isMeasurement ? nil : takeMeasuredCell(of: item, marks, in: host)
    host.willShow(CollectionViewHost.Shown(element: item, path: path, reloads: marks.reloads))
    view.cellRegistry.fill(host, kind: nil, width: view.bounds.width) {
      if let known { return known }
      return view.list.provideView(.cellForItemAt, section: path.section, index: path.item) {
        provider(path, item) as? UICollectionViewCell
      }
    }
  }

  /// The row on screen that shows an item as it is to be shown now: it is measured by its own cell, which is configured
  /// again for that if need be.
  @preconcurrency @MainActor
  func hostOnScreen(of item: ItemID, _ marks: ItemMark) -> CollectionViewHost? {
    guard displayed[item] != nil, let view, let path = snapshot.indexPath(of: item),
      let host = view.list.contentView(ofItemAt: path) as? CollectionViewHost
    else { return nil }
    let element = AnyHashable(item)
    if !host.shows(element, marks, of: self) {
      guard host.keepsCell(for: element, reloads: marks.reloads) else { return nil }
      fill(host, with: item, marks, isMeasurement: false)
      host.note(marks, of: self)
    }
    return host
  }

  /// Keeps the cell that was measured last until its item is shown.
  @preconcurrency @MainActor
  private func keepMeasuredCell() {
    guard let (host, item, marks) = measuring else { return }
    measuring = nil
    guard let view, host.shownElement == AnyHashable(item),
      measured.hasRoom(inHeight: view.bounds.height, drop: view.cellRegistry.put),
      let cell = host.takeMeasured()
    else { return }
    if let old = measured.keep(cell, of: item, marks) { view.cellRegistry.put(old) }
  }

  /// The cell that was filled when an item was measured; nil if there is none, or the item keeps the cell that shows
  /// it.
  @preconcurrency @MainActor
  private func takeMeasuredCell(
    of item: ItemID,
    _ marks: ItemMark,
    in host: CollectionViewHost
  ) -> UICollectionReusableView? {
    guard let (cell, isCurrent) = measured.take(item, marks) else { return nil }
    guard isCurrent, cell.superview == nil, !host.keepsCell(for: item, reloads: marks.reloads)
    else {
      view?.cellRegistry.put(cell)
      return nil
    }
    return cell
  }
}

extension CollectionCells: CollectionSupplementaries {
  func element(ofKind kind: String, at path: IndexPath) -> (any AnyHeaderFooterConvertible)? {
    guard supplementaryProvider != nil else { return nil }
    var section: SectionID?
    if path.count == 2, snapshot.sectionIdentifiers.indices.contains(path.section) {
      section = snapshot.sectionIdentifiers[path.section]
    }
    let element = CollectionSupplementary(
      kind: kind,
      path: path,
      section: section.map(AnyHashable.init),
      reloads: marks.reloads(ofSection: section),
      source: self
    )
    return HeaderFooter(
      element,
      onEndDisplay: { [weak self] _ in
        guard let self else { return }
        withViews((self, element)) { $0.didEndDisplay($1) }
      }
    )
  }

  @preconcurrency @MainActor
  func willDisplay(_ element: CollectionSupplementary, _ host: CollectionViewHost) {
    guard let collectionView = view, let view = host.view,
      displayedElements[element.displayKey]?.view !== view
    else { return }
    didEndDisplay(element)
    displayedElements[element.displayKey] = DisplayedView(
      view: view,
      path: element.path,
      reloads: element.reloads
    )
    collectionView.collection.delegate?.collectionView(
      collectionView,
      willDisplaySupplementaryView: view,
      forElementKind: element.kind,
      at: element.path
    )
  }

  /// Tells the delegate that an element has left the screen.
  @preconcurrency @MainActor
  private func didEndDisplay(_ element: CollectionSupplementary) {
    guard let shown = displayedElements.removeValue(forKey: element.displayKey)?.view, let view
    else { return }
    view.collection.delegate?.collectionView(
      view,
      didEndDisplayingSupplementaryView: shown,
      forElementOfKind: element.kind,
      at: element.path
    )
  }

  @preconcurrency @MainActor
  func fill(_ host: CollectionViewHost, _ element: CollectionSupplementary, isMeasurement: Bool) {
    guard let view, let supplementaryProvider else { return }
    if !isMeasurement, let old = displayedElements[element.displayKey],
      old.reloads != element.reloads
    {
      didEndDisplay(element)
    }
    let shown = [AnyHashable(element.kind), AnyHashable(element.path), element.section]
    host.willShow(
      CollectionViewHost.Shown(element: shown, path: element.path, reloads: element.reloads)
    )
    let (section, index) = (
      element.path.first ?? 0, element.path.count == 2 ? element.path.item : 0
    )
    view.cellRegistry.fill(host, kind: element.kind, width: view.bounds.width) {
      view.list.provideView(.viewForSupplementaryElement, section: section, index: index) {
        supplementaryProvider(view, element.kind, element.path)
      }
    }
  }
}

extension ListContentLayoutAttributes {
  /// The place with the look that a layout gives; transparent if it gives none.
  @preconcurrency @MainActor
  fileprivate func taking(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> ListContentLayoutAttributes {
    var place = self
    guard let attributes else {
      place.alpha = 0
      return place
    }
    place.frame = attributes.frame
    place.alpha = attributes.alpha
    if let map = attributes.spatialTransform {
      place.transform3D = map
    } else {
      place.transform = attributes.transform
    }
    return place
  }
}

/// The number of times that the items and sections of a data source were to be shown anew.
struct CollectionMarks<SectionID: Hashable, ItemID: Hashable> {
  /// The number of times that everything was to be shown anew.
  private var allReloads = 0
  private var sections: [SectionID: Int] = [:]
  private let items = VersionedMarks<ItemID>()

  /// Returns a function that gives the number of times that an item was to be shown anew until now.
  func counts() -> (ItemID) -> ItemMark {
    let (items, version, allReloads) = (items, items.describe(), allReloads)
    return { item in
      var mark = items.mark(item, in: version)
      mark.reloads += allReloads
      return mark
    }
  }

  /// Returns the number of times that the elements of a section were to be shown anew.
  func reloads(ofSection section: SectionID?) -> Int {
    allReloads + (section.flatMap { sections[$0] } ?? 0)
  }

  mutating func reloadAll() { allReloads += 1 }
  func reload(_ item: ItemID) { items.reload(item) }
  func reconfigure(_ item: ItemID) { items.reconfigure(item) }
  mutating func reloadSection(_ section: SectionID) { sections[section, default: 0] += 1 }

  /// Forgets items that are gone, before they are most of what is kept.
  func forget(itemsExcept isThere: (ItemID) -> Bool, _ count: Int) {
    items.forget(itemsExcept: isThere, count)
  }
}
