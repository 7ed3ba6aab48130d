import ComposeLists
import Foundation
import HeadlessUIKit
import ListEngine

/// Rows and squares in a flow layout whose delegate gives sizes, with pinned headers and batch updates.
@MainActor
final class PaletteScreen: UIViewController {
  private(set) var counts = [3, 8, 40]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var list: UICollectionView!
  private(set) var chosen: IndexPath?
  private(set) var sizeQuestions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.dataSource = self
    list.delegate = self
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "colour")
    list.register(
      PaletteTitle.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title"
    )
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  func add() {
    counts[0] += 1
    list.performBatchUpdates { self.list.insertItems(at: [IndexPath(item: 0, section: 0)]) }
  }

  func turn() {
    list.moveItem(at: IndexPath(item: 7, section: 1), to: IndexPath(item: 0, section: 1))
  }

  func remove(_ section: Int) {
    counts.remove(at: section)
    list.deleteSections(IndexSet(integer: section))
  }

  func set(_ counts: [Int]) { self.counts = counts }
}

extension PaletteScreen: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "colour", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "title",
      for: indexPath
    )
    view.tag = indexPath.section
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeQuestions += 1
    return indexPath.section == 0
      ? CGSize(width: collectionView.bounds.width - 20, height: 50) : CGSize(width: 80, height: 70)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10) }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 40) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen = indexPath
  }
}

final class PaletteTitle: UICollectionReusableView {}
