import CompositionalLayout
import DiffableData
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Updates in which no rows or items come, go or move, but sizes and layouts are others.
@MainActor
struct LayoutOnlyUpdateTests {
  private final class Source: UICollectionViewDataSource {
    var count = 40

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Rows of a height below each other.
  private final class Rows: UICollectionViewLayout {
    var height: CGFloat = 50
    private(set) var preparations = 0
    private var prepared: (height: CGFloat, count: Int) = (0, 0)

    override func prepare() {
      preparations += 1
      prepared = (height, collectionView?.numberOfItems(inSection: 0) ?? 0)
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: 200, height: prepared.height * CGFloat(prepared.count))
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0,
        y: prepared.height * CGFloat(indexPath.item),
        width: 200,
        height: prepared.height
      )
      return attributes
    }
  }

  private func view(
    _ source: (any UICollectionViewDataSource)?,
    _ layout: UICollectionViewLayout
  ) -> (UICollectionView, UIWindow) {
    let view = UICollectionView.plain(source, layout)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    return (view, window)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("A batch that changes the layout alone lays out at once, is animated, and completes")
  func changedLayout() throws {
    let (source, layout) = (Source(), UICollectionViewFlowLayout.rows(height: 50))
    defer { _ = source }
    let (view, window) = view(source, layout)
    var finished: [Bool] = []
    view.performBatchUpdates(
      { layout.itemSize = CGSize(width: 200, height: 80) },
      completion: { finished.append($0) }
    )
    #expect(view.contentSize.height == 3_200)
    let cell = try #require(view.cellForItem(at: path(2)))
    #expect(cell.bounds.height == 80)
    #expect(cell.convert(CGPoint.zero, to: view).y == 160)
    #expect(sequence(first: cell, next: \.superview).contains { $0.hasRunningAnimations })
    window.runLoop.advance(by: 1)
    #expect(finished == [true])
    #expect(!sequence(first: cell, next: \.superview).contains { $0.hasRunningAnimations })
  }

  @Test("A batch without changes lays out what was invalidated before, once")
  func invalidatedLayout() {
    let (source, rows) = (Source(), Rows())
    let (view, window) = view(source, rows)
    defer { _ = (source, window) }
    let preparations = rows.preparations
    rows.height = 70
    rows.invalidateLayout()
    view.performBatchUpdates(nil)
    #expect(view.contentSize.height == 2_800)
    window.layoutIfNeeded()
    #expect(rows.preparations == preparations + 1)
  }

  @Test("A batch may set another layout")
  func otherLayout() {
    let source = Source()
    defer { _ = source }
    let (view, window) = view(source, UICollectionViewFlowLayout.rows(height: 50))
    var finished: [Bool] = []
    view.performBatchUpdates(
      { view.setCollectionViewLayout(UICollectionViewFlowLayout.rows(height: 90), animated: true) },
      completion: { finished.append($0) }
    )
    #expect(view.contentSize.height == 3_600)
    window.runLoop.advance(by: 1)
    #expect(finished == [true])
  }

  @Test("A batch lays out a compositional layout that was invalidated")
  func compositional() {
    var height: CGFloat = 50
    let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(height)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    })
    let source = Source()
    let (view, window) = view(source, layout)
    defer { _ = (source, window) }
    view.performBatchUpdates {
      height = 60
      layout.invalidateLayout()
    }
    #expect(view.contentSize.height == 2_400)
  }

  @Test("A batch in another one waits for its end, when the layout is that for the new items")
  func innerBatch() {
    let (source, layout) = (Source(), UICollectionViewFlowLayout.rows(height: 50))
    let (view, window) = view(source, layout)
    defer { _ = window }
    view.performBatchUpdates {
      source.count = 41
      view.performBatchUpdates { layout.itemSize = CGSize(width: 200, height: 80) }
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(view.contentSize.height == 41 * 80 && view.numberOfItems(inSection: 0) == 41)
  }

  @Test("A batch lays out the items of a diffable data source, too")
  func diffable() {
    let layout = UICollectionViewFlowLayout.rows(height: 50)
    let (view, window) = view(nil, layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view,
      path,
      _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    defer { _ = source }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    var finished: [Bool] = []
    view.performBatchUpdates(
      { layout.itemSize = CGSize(width: 200, height: 80) },
      completion: { finished.append($0) }
    )
    window.runLoop.advance(by: 1)
    #expect(view.contentSize.height == 40 * 80 && finished == [true])
  }

  // MARK: Tables

  private final class TallCell: UITableViewCell {
    var height: CGFloat = 44
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  /// Rows whose cells are kept, and determine the heights.
  private final class KeptRows: UITableViewDataSource {
    let cells = (0..<3).map { _ in TallCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.row] }
  }

  @Test("An update of a table without changes measures its cells again")
  func heights() {
    let rows = KeptRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = rows
    table.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    rows.cells[1].height = 90
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: path).height == 90)
    rows.cells[1].height = 60
    var finished: [Bool] = []
    table.performBatchUpdates(nil) { finished.append($0) }
    #expect(table.rectForRow(at: path).height == 60 && finished == [true])
  }

  @Test("An update without changes measures the cells of a diffable data source again")
  func diffableHeights() {
    let cells = KeptRows().cells
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, path, _ in
      cells[path.row]
    }
    defer { _ = source }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    cells[2].height = 90
    table.performBatchUpdates(nil)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 90)
  }
}
