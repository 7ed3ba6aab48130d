import CompositionalLayout
import DiffableData
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Tables and collection views keep their offset as a number when content or its places change.
@MainActor
struct OffsetInUpdatesTests {
  /// Where an update is made, what it does, and the offsets before and after it.
  struct Case: CustomTestStringConvertible {
    let name: String
    let before: CGFloat
    let change: @MainActor (RowsOnScreen) -> Void
    let after: CGFloat
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(name: "inserts above", before: 300, change: { $0.insert(0..<4) }, after: 300),
    Case(name: "a few at the start", before: 0, change: { $0.insert(0..<4) }, after: 0),
    Case(name: "many above", before: 2_000, change: { $0.insert(0..<90) }, after: 2_000),
    Case(name: "inserts below", before: 300, change: { $0.insert(60..<64) }, after: 300),
    Case(name: "deletes above", before: 600, change: { $0.delete(0..<3) }, after: 600),
    Case(name: "deletes many above", before: 3_000, change: { $0.delete(0..<40) }, after: 2_700),
    Case(name: "deletes on screen", before: 600, change: { $0.delete(12..<16) }, after: 600),
    Case(name: "deletes the end", before: 4_700, change: { $0.delete(50..<100) }, after: 2_200),
    Case(name: "deletes nearly all", before: 4_700, change: { $0.delete(2..<100) }, after: 0),
    Case(name: "reloads rows", before: 320, change: { $0.reloadRows(0..<8) }, after: 320),
    Case(name: "loads everything", before: 320, change: { $0.reload() }, after: 320),
  ]

  @Test("The offset keeps its number within the content", arguments: Kind.allCases, cases)
  func keepsNumber(_ kind: Kind, _ test: Case) {
    let rows = RowsOnScreen(kind)
    rows.view.contentOffset.y = test.before
    rows.layOut()
    test.change(rows)
    rows.layOut()
    #expect(rows.view.contentOffset.y == test.after)
    #expect(rows.view.contentSize.height == CGFloat(rows.numbers.count) * 50)
    let first = Int(test.after / 50)
    let last = min(rows.numbers.count, Int(((test.after + 300) / 50).rounded(.up)))
    #expect(rows.numbersOnScreen == Array(rows.numbers[first..<last]))
  }

  @Test("An app moves the offset by what was added, as it does on iOS", arguments: Kind.allCases)
  func movedByApp(_ kind: Kind) {
    let rows = RowsOnScreen(kind)
    rows.view.contentOffset.y = 100
    rows.layOut()
    let height = rows.view.contentSize.height
    rows.insert(0..<4)
    rows.layOut()
    rows.view.contentOffset.y += rows.view.contentSize.height - height
    rows.layOut()
    #expect(rows.view.contentOffset.y == 300 && rows.numbersOnScreen.first == 2)
  }

  @Test("Other sizes in the layout leave the offset where it is", arguments: [0, 600, 4_700])
  func otherSizes(_ offset: CGFloat) {
    let rows = RowsOnScreen(.flow)
    rows.view.contentOffset.y = offset
    rows.layOut()
    let layout = (rows.view as? UICollectionView)?.collectionViewLayout
    (layout as? UICollectionViewFlowLayout)?.itemSize.height = 60
    rows.layOut()
    #expect(rows.view.contentOffset.y == offset)
    (layout as? UICollectionViewFlowLayout)?.itemSize.height = 40
    rows.layOut()
    #expect(rows.view.contentOffset.y == min(offset, 3_700))
  }

  @Test("Rows that are measured above while scrolling up move none on screen")
  func estimatesAbove() throws {
    let rows = RowsOnScreen(.table)
    let table = try #require(rows.view as? UITableView)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 20
    rows.reload()
    table.scrollToRow(at: IndexPath(row: 90, section: 0), at: .top, animated: false)
    rows.layOut()
    for _ in 0..<100 {
      let (first, offset) = (rows.numbersOnScreen[1], rows.view.contentOffset.y)
      let frame = table.rectForRow(at: IndexPath(row: first, section: 0))
      rows.view.contentOffset.y -= 15
      rows.layOut()
      let moved = table.rectForRow(at: IndexPath(row: first, section: 0))
      #expect(moved.minY - rows.view.contentOffset.y == frame.minY - offset + 15)
    }
  }

  enum Kind: CaseIterable, Sendable {
    case flow, compositional, custom, table, diffable, diffableTable
  }
}

/// 100 rows of 50 points with a number each, in a view of 200 × 300.
@MainActor
final class RowsOnScreen {
  private(set) var numbers = Array(0..<100)
  private(set) var view: UIScrollView
  private var next = 1_000
  private var collections: UICollectionViewDiffableDataSource<Int, Int>?
  private var tables: UITableViewDiffableDataSource<Int, Int>?

  init(_ kind: OffsetInUpdatesTests.Kind) {
    switch kind {
    case .table, .diffableTable:
      view = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    case .flow, .diffable: view = UICollectionView.plain(nil)
    case .custom: view = UICollectionView.plain(nil, Stack())
    case .compositional:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(50)
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size)]
      )
      let section = NSCollectionLayoutSection(group: group)
      view = UICollectionView.plain(nil, UICollectionViewCompositionalLayout(section: section))
    }
    setUp(isDiffable: kind == .diffable || kind == .diffableTable)
    layOut()
  }

  private func setUp(isDiffable: Bool) {
    if let table = view as? UITableView {
      table.rowHeight = 50
      table.register(NumberTableCell.self, forCellReuseIdentifier: "cell")
      if isDiffable {
        tables = UITableViewDiffableDataSource(tableView: table) { $0.numbered($1, $2) }
      } else {
        table.dataSource = self
      }
    } else if let collection = view as? UICollectionView {
      collection.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
      if isDiffable {
        collections = UICollectionViewDiffableDataSource(collectionView: collection) {
          $0.numbered($1, $2)
        }
      } else {
        collection.dataSource = self
      }
    }
    apply()
  }

  func layOut() { view.layoutIfNeeded() }

  var numbersOnScreen: [Int] {
    if let table = view as? UITableView {
      return table.visibleCells.compactMap { ($0 as? NumberTableCell)?.number }
    }
    return (view as? UICollectionView)?.visibleCells.compactMap { ($0 as? NumberCell)?.number }
      ?? []
  }

  // MARK: Updates

  func insert(_ places: Range<Int>) {
    numbers.insert(contentsOf: places.map { next + $0 }, at: places.lowerBound)
    next += 1_000
    if apply() { return }
    (view as? UITableView)?.insertRows(at: paths(places), with: .automatic)
    let collection = view as? UICollectionView
    collection?.performBatchUpdates { collection?.insertItems(at: self.paths(places)) }
  }

  func delete(_ places: Range<Int>) {
    numbers.removeSubrange(places)
    if apply() { return }
    (view as? UITableView)?.deleteRows(at: paths(places), with: .fade)
    let collection = view as? UICollectionView
    collection?.performBatchUpdates { collection?.deleteItems(at: self.paths(places)) }
  }

  func reloadRows(_ places: Range<Int>) {
    if apply(reloading: places) { return }
    (view as? UITableView)?.reloadRows(at: paths(places), with: .none)
    (view as? UICollectionView)?.reloadItems(at: paths(places))
  }

  func reload() {
    (view as? UITableView)?.reloadData()
    (view as? UICollectionView)?.reloadData()
  }

  @discardableResult
  private func apply(reloading places: Range<Int> = 0..<0) -> Bool {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    snapshot.reloadItems(Array(numbers[places]))
    collections?.apply(snapshot)
    tables?.apply(snapshot)
    return collections != nil || tables != nil
  }

  private func paths(_ places: Range<Int>) -> [IndexPath] {
    places.map { IndexPath(item: $0, section: 0) }
  }
}

extension RowsOnScreen: UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.numbered(indexPath, numbers[indexPath.row])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    numbers.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.numbered(indexPath, numbers[indexPath.item])
  }
}

/// Rows of 50 points, one below the other.
class Stack: UICollectionViewLayout {
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 200, height: CGFloat(count) * 50)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 200, height: 50)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

private final class NumberCell: UICollectionViewCell {
  var number = 0
}

private final class NumberTableCell: UITableViewCell {
  var number = 0

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: 50 + CGFloat(number % 3) * 10)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }
}

extension UITableView {
  fileprivate func numbered(_ path: IndexPath, _ number: Int) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: "cell", for: path)
    (cell as? NumberTableCell)?.number = number
    return cell
  }
}

extension UICollectionView {
  fileprivate func numbered(_ path: IndexPath, _ number: Int) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? NumberCell)?.number = number
    return cell
  }
}
