import CompositionalLayout
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Views that override `systemLayoutSizeFitting` are as high as they say.
@MainActor
struct FittingOverrideTests {
  private struct Request: Equatable {
    let target: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }

  private static let request = Request(
    target: CGSize(width: 200, height: 0),
    horizontal: .required,
    vertical: .fittingSizeLevel
  )

  private final class Cell: UICollectionViewCell {
    static var requests: [Request] = []

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      Self.requests.append(
        Request(target: targetSize, horizontal: horizontal, vertical: vertical)
      )
      return CGSize(width: targetSize.width, height: 77)
    }
  }

  /// A cell that adds to what it is by itself, at half of the width.
  private final class AddingCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.text = "Several words that need more than one line"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      var size = super.systemLayoutSizeFitting(
        CGSize(width: targetSize.width / 2, height: targetSize.height),
        withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical
      )
      size.height += 10
      return size
    }
  }

  private final class Row: UITableViewCell {
    static var requests: [Request] = []

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      Self.requests.append(
        Request(target: targetSize, horizontal: horizontal, vertical: vertical)
      )
      return CGSize(width: targetSize.width, height: 77)
    }
  }

  private final class Three: UICollectionViewDataSource, UITableViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "fitting", for: indexPath)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      Row(style: .default, reuseIdentifier: nil)
    }
  }

  private static func estimated() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private static func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 200, height: 44)
    return layout
  }

  private static func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  }

  @Test("A cell is asked for its size in each kind of layout, with the width that it gets")
  func cells() {
    for layout in [Self.estimated(), Self.flow(), Self.list()] {
      Cell.requests = []
      let source = Three()
      let view = UICollectionView.plain(source, layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "fitting")
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.bounds.height) == [77, 77, 77])
      #expect(Cell.requests.first == Self.request)
    }
  }

  @Test("A cell that asks its superclass for another width gets the size at that one")
  func otherWidth() {
    let source = Three()
    let view = UICollectionView.plain(source, Self.estimated())
    view.register(AddingCell.self, forCellWithReuseIdentifier: "fitting")
    view.layoutIfNeeded()
    let cell = view.visibleCells.first as? AddingCell
    let text = cell?.label.sizeThatFits(CGSize(width: 100, height: 1000)).height ?? 0
    #expect(text > 30)
    #expect(cell?.bounds.height == text + 10)
  }

  @Test("A cell of a table is asked, too")
  func rows() {
    let source = Three()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.bounds.height) == [77, 77, 77])
    #expect(Row.requests.first == Self.request)
  }
}
