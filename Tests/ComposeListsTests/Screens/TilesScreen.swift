import ComposeLists
import Foundation
import HeadlessUIKit
import ListEngine

/// Tiles of which up to three can be chosen, in a controller of a collection view.
@MainActor
final class TilesScreen: UICollectionViewController {
  private(set) var count = 300
  private(set) var highlights: [Int] = []
  private(set) var displayed = 0
  private(set) var ended = 0
  private(set) var prefetched: Set<Int> = []
  private(set) var scrolls = 0
  private(set) var completions: [Bool] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 128, height: 100)
    layout.minimumInteritemSpacing = 3
    layout.minimumLineSpacing = 4
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.allowsMultipleSelection = true
    collectionView.prefetchDataSource = self
  }

  var chosen: [Int] { (collectionView.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

  func removeChosen() {
    let paths = collectionView.indexPathsForSelectedItems ?? []
    count -= paths.count
    collectionView.performBatchUpdates {
      self.collectionView.deleteItems(at: paths)
    } completion: { [weak self] in
      self?.completions.append($0)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.number = indexPath.item
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displayed += 1
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    ended += 1
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { chosen.count < 3 }

  override func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    highlights.append(indexPath.item)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

extension TilesScreen: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched.formUnion(indexPaths.map(\.item))
  }
}

final class TileCell: UICollectionViewCell {
  var number = 0

  override var isSelected: Bool {
    didSet { contentView.layer.borderWidth = isSelected ? 3 : 0 }
  }
}
