import CompositionalLayout
import Foundation
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Subclasses of the flow layout that ask it for more than they change.
@MainActor
struct FlowSubclassTests {
  private final class Rows: UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
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
  }

  /// Sets a size after everything was placed, and keeps the attributes that it then has.
  private final class CachingLayout: UICollectionViewFlowLayout {
    var cached: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      super.prepare()
      itemSize = CGSize(width: 70, height: 30)
      let bounds = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)
      cached = super.layoutAttributesForElements(in: bounds) ?? []
    }
  }

  /// Moves items by 10 points, whether they are asked for together or alone.
  private final class ShiftingLayout: UICollectionViewFlowLayout {
    var contexts: [(everything: Bool, counts: Bool)] = []

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map(shifted)
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map(shifted)
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map(shifted)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append((context.invalidateEverything, context.invalidateDataSourceCounts))
      super.invalidateLayout(with: context)
    }

    private func shifted(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame.origin.x += 10
      return attributes
    }
  }

  /// Computes the size of items after the superclass is prepared.
  private final class ColumnLayout: UICollectionViewFlowLayout {
    var columns: CGFloat = 4 { didSet { invalidateLayout() } }

    override func prepare() {
      super.prepare()
      itemSize = CGSize(width: 200 / columns, height: 50)
    }
  }

  private func make() -> (UICollectionView, ShiftingLayout, Rows) {
    let layout = ShiftingLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.headerReferenceSize = CGSize(width: 200, height: 20)
    let rows = Rows()
    let view = UICollectionView.plain(rows, layout)
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    return (view, layout, rows)
  }

  @Test("Attributes that a layout asks for while it is prepared have the sizes that it set before")
  func asksWhilePreparing() {
    let rows = Rows()
    let layout = CachingLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    view.layoutIfNeeded()
    let size = CGSize(width: 70, height: 30)
    #expect(layout.cached.map(\.size) == [size, size, size])
    #expect(view.visibleCells.map(\.frame.size) == [size, size, size])
  }

  @Test("The elements of a rectangle do not go through the overridden functions of single ones")
  func shiftsOnce() {
    let (view, layout, rows) = make()
    withExtendedLifetime(rows) {
      layout.prepare()
      _ = view.numberOfSections
      layout.prepare()
      let elements = layout.layoutAttributesForElements(in: view.bounds) ?? []
      #expect(elements.count == 4)
      for element in elements {
        let alone =
          element.representedElementCategory == .cell
          ? layout.layoutAttributesForItem(at: element.indexPath)
          : layout.layoutAttributesForSupplementaryView(
            ofKind: element.representedElementKind ?? "",
            at: element.indexPath
          )
        #expect(alone?.frame == element.frame)
      }
    }
  }

  @Test("The size of items that a subclass sets while it is prepared holds at once")
  func setsItemSize() {
    let layout = ColumnLayout()
    layout.minimumInteritemSpacing = 0
    let rows = Rows()
    let view = UICollectionView.plain(rows, layout)
    let first = IndexPath(item: 0, section: 0)
    withExtendedLifetime(rows) {
      view.layoutIfNeeded()
      #expect(view.layoutAttributesForItem(at: first)?.size.width == 50)
      for columns in [2, 1, 4] {
        layout.columns = CGFloat(columns)
        view.layoutIfNeeded()
        #expect(view.layoutAttributesForItem(at: first)?.size.width == 200 / CGFloat(columns))
      }
    }
  }

  @Test("A reload makes everything invalid, and the counts")
  func reload() {
    let (view, layout, rows) = make()
    withExtendedLifetime(rows) {
      view.layoutIfNeeded()
      layout.contexts = []
      view.reloadData()
      view.layoutIfNeeded()
      #expect(layout.contexts.contains { $0.everything && $0.counts })
    }
  }
}
