import CompositionalLayout
import DiffableData
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Diffable data sources that a list shows, written as UIKit's code is.
@MainActor
struct CollectionViewTests {
  private final class TextCell: UICollectionViewCell {
    var text = ""
    var reuses = 0

    override func prepareForReuse() { reuses += 1 }
  }

  private final class OtherCell: UICollectionViewCell {}

  private final class TitleView: UICollectionReusableView {
    var text = ""
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func layout(header: Bool = false) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size),
      count: 1
    )
    let section = NSCollectionLayoutSection(group: group)
    if header {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(20)
          ),
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        )
      ]
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func list(header: Bool = false) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let list = UICollectionView(frame: frame, collectionViewLayout: layout(header: header))
    list.register(TextCell.self, forCellWithReuseIdentifier: "text")
    list.register(OtherCell.self, forCellWithReuseIdentifier: "other")
    return list
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func views<View: UIView>(_ list: ListView, _ type: View.Type) -> [View] {
    list.scrollView.subviews.flatMap { $0.all(CollectionViewHost.self) }
      .sorted {
        $0.convert(CGPoint.zero, to: list.scrollView).y
          < $1.convert(CGPoint.zero, to: list.scrollView).y
      }
      .compactMap { $0.view as? View }
  }

  private func texts(_ list: ListView) -> [String] { views(list, TextCell.self).map(\.text) }

  @Test("A data source shows its cells in a list, and what changes")
  func cells() {
    let list = list()
    var asked: [Int] = []
    let source = DataSource(collectionView: list) { list, path, item in
      asked.append(item)
      let cell = list.dequeueReusableCell(withReuseIdentifier: "text", for: path) as? TextCell
      cell?.text = "\(path.section).\(path.item) \(item)"
      return cell
    }
    source.apply(snapshot([("a", [1, 2]), ("b", Array(10..<100))]))
    #expect(texts(list.list) == ["0.0 1", "0.1 2", "1.0 10", "1.1 11", "1.2 12"])
    #expect(asked == [1, 2, 10, 11, 12])
    #expect(list.contentSize.height == CGFloat(92 * 40))
    #expect(
      views(list.list, TextCell.self).first?.frame == CGRect(x: 0, y: 0, width: 300, height: 40)
    )
    var next = source.snapshot()
    next.deleteItems([2])
    source.apply(next, animatingDifferences: false)
    #expect(asked == [1, 2, 10, 11, 12, 13])
    #expect(texts(list.list) == ["0.0 1", "1.0 10", "1.1 11", "1.2 12", "1.3 13"])
  }

  @Test("Cells are used again: by scrolling there are as many as fit, of each reuse identifier")
  func reuse() {
    let list = list()
    var made: Set<ObjectIdentifier> = []
    let source = DataSource(collectionView: list) { list, path, item in
      let name = item % 3 == 0 ? "other" : "text"
      let cell = list.dequeueReusableCell(withReuseIdentifier: name, for: path)
      made.insert(ObjectIdentifier(cell))
      (cell as? TextCell)?.text = "\(item)"
      return cell
    }
    source.apply(snapshot([("a", Array(0..<10_000))]))
    for offset in stride(from: CGFloat(0), to: 20_000, by: 90) {
      list.list.scrollView.contentOffset.y = offset
    }
    #expect(made.count <= 14)
    list.list.scrollView.contentOffset.y = 400
    #expect(texts(list.list) == ["10", "11", "13", "14"])
    #expect(views(list.list, OtherCell.self).count == 1)
  }

  @Test("Reconfigured items keep their cell, reloaded ones get another, all others are left alone")
  func marks() {
    let list = list()
    var asked: [Int] = []
    let source = DataSource(collectionView: list) { list, path, item in
      asked.append(item)
      return list.dequeueReusableCell(withReuseIdentifier: "text", for: path)
    }
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    let before = views(list.list, TextCell.self)
    asked = []
    var next = source.snapshot()
    next.reconfigureItems([2])
    next.reloadItems([3])
    source.apply(next)
    let after = views(list.list, TextCell.self)
    #expect(asked == [2, 3])
    #expect(zip(before, after).map { $0 === $1 } == [true, true, false, true])
    #expect(after[1].reuses == 0)
    asked = []
    source.applySnapshotUsingReloadData(source.snapshot())
    #expect(asked.sorted() == [1, 2, 3, 4])
    asked = []
    next = source.snapshot()
    next.reloadSections(["b"])
    source.apply(next)
    #expect(asked == [4])
    asked = []
    source.apply(source.snapshot())
    #expect(asked == [])
  }

  @Test("Headers come from the data source's provider; without one they are an error")
  func supplementaries() {
    let list = list(header: true)
    list.register(
      TitleView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title"
    )
    let source = DataSource(collectionView: list) { list, path, _ in
      list.dequeueReusableCell(withReuseIdentifier: "text", for: path)
    }
    source.apply(snapshot([("a", [1]), ("b", [2])]))
    #expect(views(list.list, TitleView.self).isEmpty)
    #expect(
      list.list.compositionalLayoutErrors.map(\.reason)
        == [.unregisteredKind(UICollectionView.elementKindSectionHeader)]
    )
    source.supplementaryViewProvider = { [weak source] list, kind, path in
      let view = list.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "title",
        for: path
      )
      (view as? TitleView)?.text = source?.sectionIdentifier(for: path.section) ?? ""
      return view
    }
    source.applySnapshotUsingReloadData(source.snapshot())
    #expect(views(list.list, TitleView.self).map(\.text) == ["a", "b"])
    #expect(views(list.list, TitleView.self).map(\.frame.height) == [20, 20])
    #expect(list.list.compositionalLayoutErrors.isEmpty)
    var next = source.snapshot()
    next.moveSection("b", beforeSection: "a")
    source.apply(next, animatingDifferences: false)
    #expect(views(list.list, TitleView.self).map(\.text) == ["b", "a"])
  }

  @Test("Registrations make and fill cells and supplementaries")
  func registrations() {
    let list = list(header: true)
    let cells = UICollectionView.CellRegistration<TextCell, Int> { cell, path, item in
      cell.text = "\(path.item): \(item)"
    }
    let titles = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.text = "section \(path.section)"
    }
    let source = DataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    source.apply(snapshot([("a", [7, 8])]))
    #expect(texts(list.list) == ["0: 7", "1: 8"])
    #expect(views(list.list, TitleView.self).map(\.text) == ["section 0"])
  }

  @Test("Registrations that are gone leave nothing to those made later")
  func goneRegistrations() {
    let list = list()
    let path = IndexPath(item: 0, section: 0)
    func cell<Cell: UICollectionViewCell>(_ type: Cell.Type) -> Cell {
      let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
      return list.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
    }
    var identifiers: Set<String?> = []
    for _ in 0..<20 {
      identifiers.insert(cell(TextCell.self).reuseIdentifier)
      identifiers.insert(cell(OtherCell.self).reuseIdentifier)
    }
    #expect(identifiers.count == 40)
  }

  @Test(
    "Items that come from a deleted section, or go to a new one, are shown anew if they are to be",
    arguments: [false, true],
    [false, true]
  )
  func marksOfCrossingItems(reloads: Bool, isAnimated: Bool) {
    let list = list()
    var asked: [Int] = []
    let source = DataSource(collectionView: list) { list, path, item in
      asked.append(item)
      return list.dequeueReusableCell(withReuseIdentifier: "text", for: path)
    }
    func apply(_ next: Snapshot) {
      asked = []
      source.apply(next, animatingDifferences: isAnimated)
    }
    source.apply(snapshot([("a", [1]), ("b", [2])]))
    var next = source.snapshot()
    next.moveItem(1, afterItem: 2)
    next.deleteSections(["a"])
    if reloads { next.reloadItems([1]) } else { next.reconfigureItems([1]) }
    apply(next)
    #expect(asked == [1])
    next = source.snapshot()
    next.appendSections(["c"])
    next.appendItems([2], toSection: "c")
    if reloads { next.reloadItems([2]) } else { next.reconfigureItems([2]) }
    apply(next)
    #expect(asked == [2])
    next = source.snapshot()
    next.appendSections(["d"])
    next.appendItems([1], toSection: "d")
    next.deleteSections(["b"])
    next.reloadSections(["d"])
    apply(next)
    #expect(asked == [1])
    apply(source.snapshot())
    #expect(asked == [])
  }

  @Test("A list that goes away, or a data source, leaves the other one usable")
  func lifetimes() {
    var list: UICollectionView? = list()
    var source: DataSource? = DataSource(collectionView: list!) { list, path, _ in
      list.dequeueReusableCell(withReuseIdentifier: "text", for: path)
    }
    source?.apply(snapshot([("a", Array(0..<100))]))
    weak let weakList = list
    weak let weakSource = source
    list?.list.scrollView.contentOffset.y = 500
    source = nil
    #expect(weakSource == nil)
    list?.list.scrollView.contentOffset.y = 1_000
    #expect(views(list!.list, TextCell.self).count == 5)
    list = nil
    #expect(weakList == nil)
  }

  @Test("A random walk of snapshots shows the cells of each in order", arguments: 0..<16)
  func randomSnapshots(seed: UInt64) {
    let list = list()
    let source = DataSource(collectionView: list) { list, path, item in
      let name = item % 5 == 0 ? "other" : "text"
      let cell = list.dequeueReusableCell(withReuseIdentifier: name, for: path)
      (cell as? TextCell)?.text = "\(item)"
      return cell
    }
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<20 {
      var next = Snapshot()
      var left = Array(0..<12)
      for section in ["a", "b", "c"] where numbers.next(below: 4) > 0 {
        next.appendSections([section])
        for _ in 0..<numbers.next(below: 5) where !left.isEmpty {
          next.appendItems([left.remove(at: numbers.next(below: left.count))])
        }
      }
      source.apply(next, animatingDifferences: false)
      let visible = next.itemIdentifiers.prefix(5).filter { $0 % 5 != 0 }
      #expect(texts(list.list) == visible.map { "\($0)" })
    }
  }
}
