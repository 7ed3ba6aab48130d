import Foundation
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Cells that size themselves: each is asked for once, and the one on screen is measured again when it changes.
@MainActor
struct MeasuredCellsTests {
  /// A cell with a box whose height can change.
  private final class BoxCell: UICollectionViewCell {
    let box = UIView()
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 30)
    override init(frame: CGRect) {
      super.init(frame: frame)
      BoxCell.fill(contentView, with: box, height)
    }

    required init?(coder: NSCoder) { nil }

    static func fill(_ content: UIView, with box: UIView, _ height: NSLayoutConstraint) {
      box.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(box)
      NSLayoutConstraint.activate([
        height, box.topAnchor.constraint(equalTo: content.topAnchor),
        box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      ])
    }
  }

  private final class BoxRow: UITableViewCell {
    let box = UIView()
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 30)
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      BoxCell.fill(contentView, with: box, height)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Counts how often each row is asked for.
  private final class Boxes: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var count = 100
    var asked: [Int: Int] = [:]

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      asked[path.item, default: 0] += 1
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      asked[path.row, default: 0] += 1
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  private func collection(_ boxes: Boxes) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let view = UICollectionView.plain(boxes, layout)
    view.register(BoxCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    return view
  }

  private func table(_ boxes: Boxes) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.register(BoxRow.self, forCellReuseIdentifier: "cell")
    table.dataSource = boxes
    table.layoutIfNeeded()
    return table
  }

  @Test("A cell that was measured is the one that is shown")
  func askedOnce() {
    let boxes = Boxes()
    let view = collection(boxes)
    #expect(view.visibleCells.count >= 10)
    let first = view.indexPathsForVisibleItems.map(\.item).sorted().prefix(6)
    #expect(first.allSatisfy { boxes.asked[$0] == 1 })
  }

  @Test("A row that was measured is the one that is shown, and so is a row that is reloaded")
  func rowsAskedOnce() {
    let boxes = Boxes()
    let table = table(boxes)
    #expect((0..<6).allSatisfy { boxes.asked[$0] == 1 })
    boxes.asked = [:]
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(boxes.asked == [1: 1])
    boxes.asked = [:]
    table.reloadData()
    table.layoutIfNeeded()
    #expect((0..<6).allSatisfy { boxes.asked[$0] == 1 })
  }

  @Test("Cells that were measured ahead are forgotten when the data is loaded again")
  func reloaded() throws {
    let boxes = Boxes()
    let table = table(boxes)
    boxes.count = 3
    boxes.asked = [:]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(boxes.asked == [0: 1, 1: 1, 2: 1])
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == 3)
  }

  /// The ways in which an app says that a cell needs another size.
  enum Change: CaseIterable {
    case cell, layout, emptyBatch, item
  }

  @Test("A cell on screen that has changed is measured again as it is", arguments: Change.allCases)
  func changed(_ change: Change) throws {
    let boxes = Boxes()
    let view = collection(boxes)
    let first = IndexPath(item: 0, section: 0)
    let cell = try #require(view.cellForItem(at: first) as? BoxCell)
    boxes.asked = [:]
    cell.height.constant = 90
    switch change {
    case .cell: cell.invalidateIntrinsicContentSize()
    case .layout: view.collectionViewLayout.invalidateLayout()
    case .emptyBatch: view.performBatchUpdates(nil)
    case .item:
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [first])
      view.collectionViewLayout.invalidateLayout(with: context)
    }
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: first)?.frame.height == 90)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 90)
    #expect(view.cellForItem(at: first) === cell)
    #expect(boxes.asked[0] == nil)
  }

  @Test("A configuration that is set on a cell on screen gives it another height")
  func configured() throws {
    let boxes = Boxes()
    let view = collection(boxes)
    let first = IndexPath(item: 0, section: 0)
    let cell = try #require(view.cellForItem(at: first))
    var content = UIListContentConfiguration.cell()
    content.text = "One"
    content.secondaryText = "Two\nThree\nFour\nFive"
    cell.contentConfiguration = content
    view.layoutIfNeeded()
    let height = try #require(view.layoutAttributesForItem(at: first)?.frame.height)
    #expect(height > 80)
    #expect(view.cellForItem(at: first)?.contentConfiguration != nil)
  }
}
