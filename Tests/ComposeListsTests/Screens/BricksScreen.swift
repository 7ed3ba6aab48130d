import ComposeLists
import Foundation
import HeadlessUIKit
import ListEngine

final class BrickAttributes: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? BrickAttributes)?.tilt = tilt
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? BrickAttributes)?.tilt == tilt && super.isEqual(object)
  }
}

final class BrickInvalidation: UICollectionViewLayoutInvalidationContext {
  var keepsHeights = false
}

/// Bricks in columns, each below the shortest.
@MainActor
final class BrickLayout: UICollectionViewLayout {
  var columns = 2 { didSet { if columns != oldValue { invalidateLayout() } } }
  var gap: CGFloat = 10
  var height: (Int) -> CGFloat = { 50 + CGFloat($0 % 7) * 10 }
  private(set) var preparations = 0
  private(set) var heightQuestions = 0
  private(set) var appeared: [IndexPath] = []
  private var heights: [Int: CGFloat] = [:]
  private var all: [BrickAttributes] = []
  private var length: CGFloat = 0

  override class var layoutAttributesClass: AnyClass { BrickAttributes.self }
  override class var invalidationContextClass: AnyClass { BrickInvalidation.self }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: length)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView, all.isEmpty else { return }
    preparations += 1
    let width = (collectionView.bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    var ends = [CGFloat](repeating: gap, count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      if heights[item] == nil {
        heightQuestions += 1
        heights[item] = height(item)
      }
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let brick = BrickAttributes(forCellWith: IndexPath(item: item, section: 0))
      brick.frame = CGRect(
        x: gap + CGFloat(column) * (width + gap),
        y: ends[column],
        width: width,
        height: heights[item] ?? 0
      )
      brick.tilt = item % 4 == 0 ? 0.1 : 0
      ends[column] += (heights[item] ?? 0) + gap
      all.append(brick)
    }
    length = ends.max() ?? 0
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    all.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.indices.contains(indexPath.item) ? all[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    all = []
    if (context as? BrickInvalidation)?.keepsHeights != true { heights = [:] }
    super.invalidateLayout(with: context)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appeared.append(itemIndexPath)
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? BrickAttributes
    attributes?.alpha = 0
    return attributes
  }
}

/// Bricks in an own layout.
@MainActor
final class BricksScreen: UIViewController, UICollectionViewDataSource {
  private(set) var count = 90
  let layout = BrickLayout()
  private(set) lazy var list: UICollectionView = {
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(BrickCell.self, forCellWithReuseIdentifier: "brick")
    list.dataSource = self
    list.translatesAutoresizingMaskIntoConstraints = false
    return list
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func insertTall() {
    count += 1
    layout.height = { $0 == 0 ? 200 : 50 + CGFloat(($0 - 1) % 7) * 10 }
    list.performBatchUpdates { self.list.insertItems(at: [IndexPath(item: 0, section: 0)]) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "brick", for: indexPath)
  }
}

final class BrickCell: UICollectionViewCell {
  private(set) var tilt: CGFloat = -1

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? BrickAttributes { tilt = attributes.tilt }
  }
}
