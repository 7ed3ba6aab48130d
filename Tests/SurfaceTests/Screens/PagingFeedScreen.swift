import Foundation
import ListScope

/// A list that loads its next page near the end: when a late row is shown, or while it scrolls.
final class PagingFeedScreen: ListViewController {
  let trigger: PagingScreen.Trigger
  private(set) var count = 40
  private(set) var pages = 1

  init(_ trigger: PagingScreen.Trigger) {
    self.trigger = trigger
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func loadNext() {
    guard pages < PagingScreen.maxPages else { return }
    pages += 1
    count += 40
    reload()
  }

  override func configure(list: inout ListProperties) {
    list.stateObserver.onDidScroll { [weak self] scroll in
      guard let self, trigger == .distance, scroll.positionInfo.bottomScrollOffset < 200 else {
        return
      }
      loadNext()
    }
    list("lines") { section in
      for index in 0..<count {
        section += Item(Greeting(text: "Line \(index)")) { [weak self] item in
          item.sizing = .fixed(height: 50)
          guard let self, index == count - 1 else { return }
          item.onDisplay = { [weak self] _ in
            if self?.trigger == .lastRow { self?.loadNext() }
          }
        }
      }
    }
  }
}

/// The same with a list of a collection view and a diffable data source.
final class PagingCatalogScreen: UIViewController, UICollectionViewDelegate {
  let trigger: PagingScreen.Trigger
  private(set) var count = 40
  private(set) var pages = 1
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  )
  private lazy var dataSource = makeDataSource()

  init(_ trigger: PagingScreen.Trigger) {
    self.trigger = trigger
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    apply()
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let line = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, line in
      var content = cell.defaultContentConfiguration()
      content.text = "Line \(line)"
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, item in
      list.dequeueConfiguredReusableCell(using: line, for: path, item: item)
    }
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func loadNext() {
    guard pages < PagingScreen.maxPages else { return }
    pages += 1
    count += 40
    apply()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if trigger == .lastRow, indexPath.item == count - 1 { loadNext() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let end = scrollView.contentOffset.y + scrollView.bounds.height
    if trigger == .distance, end > scrollView.contentSize.height - 200 { loadNext() }
  }
}
