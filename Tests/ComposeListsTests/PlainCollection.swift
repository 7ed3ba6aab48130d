import HeadlessUIKit

@testable import ComposeLists

extension UICollectionViewFlowLayout {
  /// Rows of a height, 200 points wide, without distances.
  static func rows(height: CGFloat = 50) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }
}

extension UICollectionView {
  /// A collection view of 200 × 300 points, whose plain cells are registered as `cell`.
  static func plain(
    _ source: (any UICollectionViewDataSource)?,
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout.rows()
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }
}
