import CompositionalLayout
import DiffableData
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// The frames with which the views of rows are made, which code by hand divides among their subviews.
@MainActor @Suite struct FirstFrameTests {
  /// A cell that places its content when it is made.
  private final class FramedCell: UICollectionViewCell {
    let first: CGRect
    let label = UIView()

    override init(frame: CGRect) {
      first = frame
      super.init(frame: frame)
      label.frame = contentView.bounds.insetBy(dx: 14, dy: 14)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
    }
  }

  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  /// A collection view of cells of which every third one is twice as high.
  private func collection() -> (UICollectionView, Source, UIWindow) {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(0.5),
          heightDimension: .fractionalHeight(1)
        )
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(section == 0 ? 100 : 180)
        ),
        subitems: [item]
      )
      return NSCollectionLayoutSection(group: group)
    }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: layout
    )
    let registration = UICollectionView.CellRegistration<FramedCell, Int> { _, _, _ in }
    let source = Source(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let window = UIWindow(frame: list.frame)
    window.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<4), toSection: 0)
    snapshot.appendItems(Array(4..<40), toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    return (list, source, window)
  }

  @Test("A cell is made in the size of its place")
  func cells() throws {
    let (list, source, window) = collection()
    for path in [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)] {
      let cell = try #require(list.cellForItem(at: path) as? FramedCell)
      #expect(cell.first.size == CGSize(width: 195, height: path.section == 0 ? 100 : 180))
    }
    withExtendedLifetime((source, window)) {}
  }

  @Test("Content that a cell places by hand keeps its margins, also in a place of another size")
  func margins() throws {
    let (list, source, window) = collection()
    for offset in stride(from: 0, through: 1_400, by: 100) {
      list.contentOffset.y = CGFloat(offset)
      window.layoutIfNeeded()
      for case let cell as FramedCell in list.visibleCells {
        #expect(cell.label.frame == cell.contentView.bounds.insetBy(dx: 14, dy: 14))
      }
    }
    withExtendedLifetime(source) {}
  }

  @Test("A table's header keeps the margins of its subviews")
  func tableHeader() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 116))
    let slider = UIView(frame: CGRect(x: 16, y: 40, width: 358, height: 34))
    slider.autoresizingMask = .flexibleWidth
    header.addSubview(slider)
    table.tableHeaderView = header
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: 16, y: 40, width: 358, height: 34))
    table.frame.size.width = 800
    window.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: 16, y: 40, width: 768, height: 34))
  }
}
