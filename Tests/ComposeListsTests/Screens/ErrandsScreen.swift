import ComposeLists
import DiffableData
import Foundation
import HeadlessUIKit
import ListEngine

/// An outline of errands with headers, accessories and swipes, written as UIKit's code is.
@MainActor
final class ErrandsScreen: UIViewController, UICollectionViewDelegate {
  enum Row: Hashable, Sendable {
    case shop(String)
    case errand(Int)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var list: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var source: UICollectionViewDiffableDataSource<String, Row>!
  private(set) var done: Set<Int> = []
  private(set) var opened: [Int] = []
  private(set) var collapsed: [String] = []
  private(set) var reordered = 0

  override func loadView() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leading($0) }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailing($0) }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.delegate = self
    view = list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    makeSource()
    var urgent = NSDiffableDataSourceSectionSnapshot<Row>()
    urgent.append([.errand(0), .errand(1)])
    var shops = NSDiffableDataSourceSectionSnapshot<Row>()
    for (number, shop) in ["Baker", "Grocer"].enumerated() {
      shops.append([.shop(shop)])
      shops.append((0..<3).map { .errand(10 * (number + 1) + $0) }, to: .shop(shop))
      shops.expand([.shop(shop)])
    }
    source.apply(urgent, to: "urgent", animatingDifferences: false)
    source.apply(shops, to: "shops", animatingDifferences: false)
  }

  private func makeSource() {
    let shop = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let errand = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [weak self] cell, _, number in
      let isDone = self?.done.contains(number) == true
      var content = UIListContentConfiguration.valueCell()
      content.text = "Errand \(number)"
      content.secondaryText = "\(number) min"
      content.image = UIImage(systemName: isDone ? "checkmark" : "circle")
      cell.contentConfiguration = content
      cell.accessories = isDone ? [.checkmark()] : [.disclosureIndicator(), .reorder()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = self?.source.sectionIdentifier(for: path.section)
      view.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, row in
      switch row {
      case .shop(let name):
        list.dequeueConfiguredReusableCell(using: shop, for: path, item: name)
      case .errand(let number):
        list.dequeueConfiguredReusableCell(using: errand, for: path, item: number)
      }
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    source.sectionSnapshotHandlers.willCollapseItem = { [weak self] row in
      if case .shop(let name) = row { self?.collapsed.append(name) }
    }
    source.reorderingHandlers.canReorderItem = { $0 != .shop("Baker") }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.reordered += transaction.sectionTransactions.count
    }
  }

  private func leading(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard case .errand(let number)? = source.itemIdentifier(for: path) else { return nil }
    let done = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      self.done.insert(number)
      var snapshot = source.snapshot()
      snapshot.reconfigureItems([.errand(number)])
      source.apply(snapshot)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [done])
  }

  private func trailing(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let row = source.itemIdentifier(for: path), case .errand = row else { return nil }
    let drop = UIContextualAction(style: .destructive, title: "Drop") {
      [weak self] _, _, completion in
      guard let self else { return completion(false) }
      var snapshot = source.snapshot()
      snapshot.deleteItems([row])
      source.apply(snapshot) { completion(true) }
    }
    return UISwipeActionsConfiguration(actions: [drop])
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard case .errand(let number)? = source.itemIdentifier(for: indexPath) else { return }
    opened.append(number)
  }
}
