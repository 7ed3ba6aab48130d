import CompositionalLayout
import Foundation
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Tables and collection views that are as high as their content, and begin without a height.
@MainActor
struct SelfSizingListTests {
  private final class Table: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  private final class Collection: UICollectionView {
    override func layoutSubviews() {
      super.layoutSubviews()
      if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 7
    var shown = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      shown += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      let words = Array(repeating: "some words", count: 1 + indexPath.row * 4)
      cell.textLabel?.text = words.joined(separator: " ")
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      shown += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let below = UIView()

  /// Puts a view above another one into a stack that scrolls.
  private func show(_ view: UIView) {
    let stack = UIStackView(arrangedSubviews: [view, below])
    stack.axis = .vertical
    let scroll = UIScrollView()
    let screen = UIViewController()
    screen.view.addSubview(scroll)
    scroll.addSubview(stack)
    for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    var constraints = [
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
    ]
    for (inner, outer) in [
      (scroll, screen.view.layoutMarginsGuide), (stack, scroll.contentLayoutGuide),
    ]
      as [(UIView, UILayoutGuide)]
    {
      constraints += [
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() {
    for _ in 0..<4 {
      window.layoutIfNeeded()
      RunLoop.main.run(until: Date())
    }
  }

  private func fill(_ table: UITableView, rowHeight: CGFloat) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.rowHeight = rowHeight
  }

  @Test("A table is as high as its rows", arguments: [50, UITableView.automaticDimension])
  func table(rowHeight: CGFloat) {
    let table = Table(frame: .zero, style: .plain)
    fill(table, rowHeight: rowHeight)
    show(table)
    let end = table.rectForRow(at: IndexPath(row: 6, section: 0)).maxY
    #expect(end >= 7 * 44)
    #expect(table.visibleCells.count == 7)
    #expect(table.frame.height == end)
    #expect(below.frame.minY == end)
    source.count = 2
    table.reloadData()
    settle()
    #expect(table.visibleCells.count == 2)
    #expect(below.frame.minY == table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY)
  }

  @Test(
    "A height constraint that follows the size of the content makes a table as high as its rows"
  )
  func observed() {
    let table = UITableView(frame: .zero, style: .plain)
    fill(table, rowHeight: 50)
    let height = table.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    let observation = table.observe(\.contentSize) { table, _ in
      height.constant = table.contentSize.height
    }
    show(table)
    #expect(table.frame.height == 350)
    #expect(table.visibleCells.count == 7)
    withExtendedLifetime(observation) {}
  }

  @Test("A table without a height has places for its rows, and shows none")
  func hidden() {
    let table = UITableView(frame: .zero, style: .plain)
    fill(table, rowHeight: 50)
    let height = table.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    show(table)
    #expect(table.contentSize == CGSize(width: below.frame.width, height: 350))
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 150)
    #expect(source.shown == 0)
    #expect(table.visibleCells.isEmpty)
    height.constant = 100
    settle()
    #expect(table.visibleCells.count == 2)
    table.contentOffset.y = 120
    settle()
    height.constant = 0
    settle()
    #expect(table.contentSize.height == 350)
    #expect(table.visibleCells.isEmpty)
    height.constant = 100
    settle()
    #expect(table.contentOffset.y == 120)
    #expect(table.visibleCells.count == 3)
  }

  @Test("A collection view is as high as its items")
  func collection() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    let layouts: [(UICollectionViewLayout, CGFloat)] = [
      (flow, 50 + 10 + 50 + 10 + 50), (UICollectionViewCompositionalLayout(section: section), 280),
    ]
    for (layout, height) in layouts {
      let view = Collection(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      show(view)
      #expect(view.frame.height == height)
      #expect(view.visibleCells.count == 7)
      #expect(below.frame.minY == height)
    }
  }
}
