import DiffableData
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// The list of a collection view finds items by what the snapshot knows.
@MainActor @Suite struct CollectionSearchTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  @Test(arguments: 0..<20) func eachItemIsFoundWhereTheSnapshotHasIt(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(Array(0..<4))
    for section in 0..<4 {
      snapshot.appendItems((0..<50).map { "\(section).\($0)" }, toSection: section)
    }
    var gone: [String] = []
    for step in 0..<12 {
      source.apply(snapshot, animatingDifferences: false)
      let content = view.list.content
      for item in snapshot.itemIdentifiers {
        let path = content.firstIndexPathForItem(with: rowIdentifier(item))
        #expect(path == source.indexPath(for: item))
      }
      for item in gone.suffix(3) {
        #expect(content.firstIndexPathForItem(with: rowIdentifier(item)) == nil)
      }
      // Content that is no longer shown has its rows where they were.
      let old = (content, snapshot)
      edit(&snapshot, step, &gone, &generator)
      source.apply(snapshot, animatingDifferences: false)
      for item in old.1.itemIdentifiers.shuffled(using: &generator).prefix(10) {
        let path = old.0.firstIndexPathForItem(with: rowIdentifier(item))
        let section = old.1.sectionIdentifier(containingItem: item).flatMap(old.1.indexOfSection)
        #expect(path?.section == section)
        #expect(
          path.map {
            old.1.itemIdentifiers(inSection: old.1.sectionIdentifiers[$0.section])[$0.item]
          } == item
        )
      }
    }
  }

  private func rowIdentifier(_ item: String) -> AnyIdentifier {
    CollectionRow<Int, String>.identifier(with: item)
  }

  private func edit(
    _ snapshot: inout Snapshot,
    _ step: Int,
    _ gone: inout [String],
    _ generator: inout SeededGenerator
  ) {
    for number in 0..<5 {
      guard let item = snapshot.itemIdentifiers.randomElement(using: &generator),
        let other = snapshot.itemIdentifiers.randomElement(using: &generator)
      else { return }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        snapshot.deleteItems([item])
        gone.append(item)
      case 1 where item != other: snapshot.moveItem(item, beforeItem: other)
      case 2: snapshot.reloadItems([item])
      default: snapshot.insertItems(["new \(step).\(number)"], afterItem: item)
      }
    }
    if step % 5 == 4, let first = snapshot.sectionIdentifiers.first,
      let last = snapshot.sectionIdentifiers.last,
      first != last
    {
      snapshot.moveSection(first, afterSection: last)
    }
  }
}
