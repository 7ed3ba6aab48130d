import DiffableData
import Foundation
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Rows that are configured again while they are on screen, and need another size then.
@Suite @MainActor struct ReconfiguringTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private final class Calls {
    var rows: [Int] = []
    var cells: [UIView] = []
    /// The texts, by row.
    var texts: [Int: String] = [:]

    func note(_ row: Int, _ cell: UIView) {
      rows.append(row)
      cells.append(cell)
    }

    func reset() { (rows, cells) = ([], []) }
  }

  private let calls = Calls()
  private let long = Array(repeating: "many words", count: 40).joined(separator: " ")

  private func show(_ view: UIView) {
    let screen = UIViewController()
    view.frame = window.bounds
    screen.view.addSubview(view)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() {
    for _ in 0..<3 {
      window.layoutIfNeeded()
      window.runLoop.advance(by: 1)
    }
  }

  @Test(
    "A collection view asks once, and the cell on screen is configured",
    arguments: [false, true]
  )
  func collection(isAnimated: Bool) throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [calls] cell, _, row in
      calls.note(row, cell)
      var content = cell.defaultContentConfiguration()
      content.text = calls.texts[row] ?? "\(row)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<5))
    source.apply(snapshot, animatingDifferences: false)
    show(view)
    let cell = try #require(view.cellForItem(at: [0, 2]))
    let height = cell.frame.height
    calls.reset()
    calls.texts[2] = long
    snapshot.reconfigureItems([2])
    source.apply(snapshot, animatingDifferences: isAnimated)
    settle()
    #expect(calls.rows == [2])
    #expect(calls.cells.first === cell)
    #expect(view.cellForItem(at: [0, 2]) === cell)
    #expect(try #require(view.layoutAttributesForItem(at: [0, 2])).frame.height > height * 2)
    calls.reset()
    snapshot.reloadItems([2])
    source.apply(snapshot, animatingDifferences: isAnimated)
    settle()
    #expect(calls.rows == [2])
    withExtendedLifetime(source) {}
  }

  private final class Source: NSObject, UITableViewDataSource {
    let calls: Calls

    init(_ calls: Calls) { self.calls = calls }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      calls.note(indexPath.row, cell)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = calls.texts[indexPath.row] ?? "\(indexPath.row)"
      return cell
    }
  }

  @Test("A table asks once, and the cell on screen is configured")
  func table() throws {
    let (view, source) = (UITableView(frame: .zero, style: .plain), Source(calls))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = source
    show(view)
    view.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    let cell = try #require(view.cellForRow(at: [0, 2]))
    let height = view.rectForRow(at: [0, 2]).height
    calls.reset()
    calls.texts[2] = long
    view.reconfigureRows(at: [[0, 2]])
    settle()
    #expect(calls.rows == [2])
    #expect(calls.cells.first === cell)
    #expect(view.cellForRow(at: [0, 2]) === cell)
    #expect(cell.isSelected)
    #expect(view.rectForRow(at: [0, 2]).height > height * 2)
  }

  /// A cell that asks itself for its size, as many do.
  private final class AskingCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "A"
      contentView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = systemLayoutSizeFitting(
        CGSize(width: layoutAttributes.size.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      return layoutAttributes
    }
  }

  @Test("A cell may ask itself for its size", arguments: [30, 44, 120])
  func asking(estimate: Int) throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(CGFloat(estimate))
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<AskingCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<3))
    source.apply(snapshot, animatingDifferences: false)
    show(view)
    let cell = try #require(view.cellForItem(at: [0, 1]) as? AskingCell)
    let height = cell.label.intrinsicContentSize.height + 40
    #expect(cell.bounds.size == CGSize(width: 390, height: height))
    #expect(view.contentSize.height == 3 * height)
    withExtendedLifetime(source) {}
  }
}
