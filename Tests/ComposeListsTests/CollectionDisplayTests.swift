import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// The calls that a collection view's delegate gets for elements on screen, and its layout for cells.
@MainActor
struct CollectionDisplayTests {
  private final class Tall: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
  }

  private final class Source: UICollectionViewDataSource, UICollectionViewDelegate {
    var shown: [IndexPath] = []
    var hidden: [IndexPath] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) { shown.append(indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String,
      at indexPath: IndexPath
    ) { hidden.append(indexPath) }
  }

  /// Rows of 50 points, or of the height that their cells prefer if it follows them.
  private final class Rows: UICollectionViewLayout {
    let follows: Bool
    private var heights: [IndexPath: CGFloat] = [:]
    private var frames: [IndexPath: CGRect] = [:]
    private var end: CGFloat = 0
    private(set) var preparations = 0

    init(follows: Bool) {
      self.follows = follows
      super.init()
    }

    override func prepare() {
      preparations += 1
      end = 0
      guard let view = collectionView else { return }
      for section in 0..<view.numberOfSections {
        for item in 0..<view.numberOfItems(inSection: section) {
          let path = IndexPath(item: item, section: section)
          frames[path] = CGRect(x: 0, y: end, width: 200, height: heights[path] ?? 50)
          end += heights[path] ?? 50
        }
      }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: end) }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath] ?? .zero
      return attributes
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { follows && preferredAttributes.size.height != originalAttributes.size.height }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      heights[originalAttributes.indexPath] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes
      )
    }
  }

  private func view(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    view.register(Tall.self, forCellWithReuseIdentifier: "tall")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  @Test("The delegate hears of headers that come on screen and leave it")
  func supplementaries() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 200, height: 20)
    let source = Source()
    let view = view(source, layout)
    #expect(source.shown == [IndexPath(item: 0, section: 0)] && source.hidden == [])
    view.list.scrollView.contentOffset.y = 400
    view.layoutIfNeeded()
    #expect(source.shown == [0, 1].map { IndexPath(item: 0, section: $0) })
    #expect(source.hidden == [IndexPath(item: 0, section: 0)])
  }

  @Test("A layout of the app's own hears which sizes cells prefer, if it follows them")
  func preferredSizes() {
    let followed = view(Source(), Rows(follows: true))
    let first = IndexPath(item: 0, section: 0)
    #expect(followed.cellForItem(at: first)?.bounds.height == 70)
    #expect(followed.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.height == 70)
    #expect(followed.contentSize.height > 30 * 50)
    let rows = Rows(follows: false)
    let plain = view(Source(), rows)
    #expect(plain.cellForItem(at: first)?.bounds.height == 50)
    #expect(plain.contentSize.height == 30 * 50 && rows.preparations == 1)
  }
}
