import CompositionalLayout
import DiffableData
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// The data source that was set last is the one that is shown, whatever kinds it and the earlier ones have.
@MainActor
struct LastDataSourceTests {
  /// Gives a number of items, or rows, without identities.
  private final class Counted: UICollectionViewDataSource, UITableViewDataSource {
    let count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func snapshot(_ count: Int) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    return snapshot
  }

  @Test("A diffable data source sets itself, also after another one that was shown")
  func diffableSetsItself() {
    let counted = Counted(3)
    let view = UICollectionView.plain(counted)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    #expect(view.dataSource === source)
    #expect(view.numberOfSections == 0)
    source.apply(snapshot(2), animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2)
  }

  @Test("Snapshots wait while another data source counts")
  func snapshotsWait() {
    let counted = Counted(3)
    let view = UICollectionView.plain(nil)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(snapshot(2), animatingDifferences: false)
    view.dataSource = counted
    source.apply(snapshot(1), animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.dataSource === counted)
    #expect(view.visibleCells.count == 3)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.dataSource === source)
    #expect(view.visibleCells.count == 1)
  }

  @Test("A controller, which is the data source by itself, shows the snapshots of its own one")
  func controller() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout.rows()
    )
    let view = controller.collectionView
    view?.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    view?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    guard let view else { return }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(snapshot(2))
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2)
  }

  @Test("In a table, too, the data source that was set last counts")
  func table() {
    let counted = Counted(3)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.dataSource = counted
    table.layoutIfNeeded()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    source.apply(snapshot(2), animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    table.dataSource = counted
    source.apply(snapshot(1), animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
  }
}
