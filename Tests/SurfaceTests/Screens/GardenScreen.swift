import ListScope

/// A grid of plants: a diffable data source, registrations, a pinned header, cells as high as their notes.
final class GardenScreen: UIViewController {
  struct Plant: Hashable, Sendable {
    let id: Int
    var note: String
    var isWatered = false
  }

  private var plants: [Int: Plant] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<String, Int>?
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: Self.layout()
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    for id in 0..<40 {
      let words = Array(repeating: "leaf", count: 1 + id * 7 % 11).joined(separator: " ")
      plants[id] = Plant(id: id, note: words)
    }
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<PlantCell, Plant> { cell, _, plant in
      cell.note.text = plant.note
      cell.contentView.backgroundColor = plant.isWatered ? .systemTeal : .systemGray6
    }
    let header = UICollectionView.SupplementaryRegistration<BedHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in header.title.text = "Beds" }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [weak self] view, path, id in
      guard let plant = self?.plants[id] else { return nil }
      return view.dequeueConfiguredReusableCell(using: cell, for: path, item: plant)
    }
    dataSource?.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["beds"])
    snapshot.appendItems(Array(0..<40))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  func water(_ id: Int) {
    plants[id]?.isWatered = true
    guard var snapshot = dataSource?.snapshot() else { return }
    snapshot.reconfigureItems([id])
    dataSource?.apply(snapshot, animatingDifferences: true)
  }

  private static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      let isWide = environment.container.effectiveContentSize.width > 600
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(60)
      )
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: size,
        repeatingSubitem: NSCollectionLayoutItem(layoutSize: size),
        count: isWide ? 4 : 2
      )
      row.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: row)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(30)
        ),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    })
  }
}

final class PlantCell: UICollectionViewCell {
  let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    note.numberOfLines = 0
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("there are no storyboards") }
}

final class BedHeader: UICollectionReusableView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("there are no storyboards") }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }
}
