import DiffableData
import HeadlessUIKit
import ListEngine

/// The objects that show the items of a data source in a list: its providers, and the position of
/// each item.
final class CollectionCells<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias CellProvider = (UICollectionView, IndexPath, ItemID) -> UICollectionViewCell?

  let provider: CellProvider
  private(set) weak var list: UICollectionView?
  /// Makes supplementaries; nil if the data source has none.
  var supplementaryProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  /// The snapshot that the list shows.
  var snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>()
  /// The number of times that items were to be shown anew.
  var marks = CollectionMarks<SectionID, ItemID>()

  init(_ list: UICollectionView, _ provider: @escaping CellProvider) {
    self.list = list
    self.provider = provider
  }

  /// Fills a row with the cell of an item; it stays as it is if there is no such item any more.
  @preconcurrency @MainActor
  func fill(_ host: CollectionViewHost, with item: ItemID, reloads: Int) {
    guard let list, let path = snapshot.indexPath(of: item) else { return }
    host.willShow(CollectionViewHost.Shown(element: item, path: path, reloads: reloads))
    list.cellRegistry.fill(host, kind: nil) { provider(list, path, item) }
  }
}

extension CollectionCells: CollectionSupplementaries {
  func element(ofKind kind: String, at path: IndexPath) -> (any AnyHeaderFooterConvertible)? {
    guard supplementaryProvider != nil else { return nil }
    var section: SectionID?
    if path.count == 2, snapshot.sectionIdentifiers.indices.contains(path.section) {
      section = snapshot.sectionIdentifiers[path.section]
    }
    return CollectionSupplementary(
      kind: kind,
      path: path,
      section: section.map(AnyHashable.init),
      reloads: marks.reloads(ofSection: section),
      source: self
    )
  }

  @preconcurrency @MainActor
  func fill(_ host: CollectionViewHost, _ element: CollectionSupplementary) {
    guard let list, let supplementaryProvider else { return }
    let shown = [AnyHashable(element.kind), AnyHashable(element.path), element.section]
    host.willShow(
      CollectionViewHost.Shown(element: shown, path: element.path, reloads: element.reloads)
    )
    list.cellRegistry.fill(host, kind: element.kind) {
      supplementaryProvider(list, element.kind, element.path)
    }
  }
}

/// The number of times that the items and sections of a data source were to be shown anew.
struct CollectionMarks<SectionID: Hashable, ItemID: Hashable> {
  /// The number of times that an item was to be shown anew: in another cell, and in the same.
  struct Count: Hashable {
    var reloads = 0
    var reconfigurations = 0
  }

  /// The number of times that everything was to be shown anew.
  private var allReloads = 0
  private var sections: [SectionID: Int] = [:]
  private var items: [ItemID: Count] = [:]

  /// Returns the number of times that an item was to be shown anew.
  func count(_ item: ItemID) -> Count {
    var count = items.isEmpty ? Count() : items[item] ?? Count()
    count.reloads += allReloads
    return count
  }

  /// Returns the number of times that the elements of a section were to be shown anew.
  func reloads(ofSection section: SectionID?) -> Int {
    allReloads + (section.flatMap { sections[$0] } ?? 0)
  }

  mutating func reloadAll() { allReloads += 1 }
  mutating func reload(_ item: ItemID) { items[item, default: Count()].reloads += 1 }
  mutating func reconfigure(_ item: ItemID) { items[item, default: Count()].reconfigurations += 1 }
  mutating func reloadSection(_ section: SectionID) { sections[section, default: 0] += 1 }

  /// Forgets items and sections that are gone, before they are most of what is kept.
  mutating func forget(itemsExcept isThere: (ItemID) -> Bool, _ count: Int) {
    guard items.count > max(64, 2 * count) else { return }
    items = items.filter { isThere($0.key) }
  }
}
