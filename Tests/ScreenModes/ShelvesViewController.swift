import ListScope

nonisolated enum Shelf: String, CaseIterable, Sendable {
  case fiction = "Fiction"
  case poetry = "Poetry"
}

nonisolated struct Volume: Hashable, Sendable {
  let title: String
  let shelf: Shelf
}

/// A collection view as apps have it, which compiles without warnings in each mode of isolation.
#if ANNOTATED
  @MainActor
#endif
final class ShelvesViewController: UIViewController, UICollectionViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var collectionView: FittingCollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: UICollectionViewDiffableDataSource<Shelf, Volume>!
  private(set) var events: [String] = []
  private let pageControl = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
        self?.remove(at: indexPath)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [remove])
    }
    collectionView = FittingCollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    dataSource = makeDataSource()
    apply([
      Volume(title: "Emma", shelf: .fiction), Volume(title: "Ulysses", shelf: .fiction),
      Volume(title: "Odes", shelf: .poetry),
    ])
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Shelf, Volume> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Volume> {
      cell,
      _,
      volume in
      var content = cell.defaultContentConfiguration()
      content.text = volume.title
      cell.contentConfiguration = content
      cell.accessories = [
        .disclosureIndicator(),
        .customView(
          configuration: .init(
            customView: UILabel(),
            placement: .trailing(displayed: .always, at: { _ in 0 })
          )
        ),
      ]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.rawValue
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Shelf, Volume>(collectionView: collectionView) {
      collectionView,
      indexPath,
      volume in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: volume)
    }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var handlers = UICollectionViewDiffableDataSource<Shelf, Volume>.SectionSnapshotHandlers<
      Volume
    >()
    handlers.willExpandItem = { [weak self] in self?.events.append("expand \($0.title)") }
    source.sectionSnapshotHandlers = handlers
    return source
  }

  private func apply(_ volumes: [Volume]) {
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Volume>()
    snapshot.appendSections(Shelf.allCases)
    for volume in volumes { snapshot.appendItems([volume], toSection: volume.shelf) }
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func remove(at indexPath: IndexPath) {
    guard let volume = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([volume])
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let volume = dataSource.itemIdentifier(for: indexPath) else { return }
    events.append(volume.title)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === collectionView, scrollView.bounds.width > 0 else { return }
    pageControl.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.width)
    note(scrollView, "scroll")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(scrollView, "lift")
  }

  private func note(_ scrollView: UIScrollView, _ event: String) {
    if events.last != event { events.append(event) }
  }
}

/// The volumes of all shelves, in cells of a registration.
#if ANNOTATED
  @MainActor
#endif
final class ShelvesDataSource: UICollectionViewDiffableDataSource<Shelf, Volume> {
  init(
    _ collectionView: UICollectionView,
    _ cell: UICollectionView.CellRegistration<UICollectionViewListCell, Volume>
  ) {
    super.init(collectionView: collectionView) { collectionView, indexPath, volume in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: volume)
    }
  }
}

/// A collection view as high as its content.
final class FittingCollectionView: UICollectionView {
  private(set) var layouts = 0

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
