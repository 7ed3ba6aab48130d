import ComposeLists
import CompositionalLayout
import DiffableData
import Foundation
import HeadlessUIKit
import ListEngine
import Workloads

/// The mails in a collection view with a diffable data source.
final class MailCollection: UIViewController, MailScreen {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Inbox.Box, Int>
  private typealias Source = UICollectionViewDiffableDataSource<Inbox.Box, Int>

  var inbox: Inbox
  private let isGrid: Bool
  private let isFixed: Bool
  private var collectionView: UICollectionView?
  private var source: Source?
  var controller: UIViewController? { self }

  init(_ parameters: RunParameters, isGrid: Bool) {
    inbox = Inbox(count: parameters.items, seed: parameters.seed)
    self.isGrid = isGrid
    isFixed = parameters.sizing == .fixed
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    let layout = isGrid ? MailLayout.grid(isFixed: isFixed) : MailLayout.list
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.collectionView = collectionView
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let collectionView else { return }
    source = makeSource(collectionView)
    var snapshot = Snapshot()
    snapshot.appendSections(Inbox.Box.allCases)
    for box in Inbox.Box.allCases { snapshot.appendItems(inbox[box].map(\.id), toSection: box) }
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func makeSource(_ collectionView: UICollectionView) -> Source {
    let registration = UICollectionView.CellRegistration<MailCollectionCell, Int> {
      [unowned self] cell, path, _ in
      cell.fixedHeight = isFixed ? InboxScenario.Numbers.fixedHeight : nil
      if let box = Inbox.Box(rawValue: path.section) { cell.show(inbox[box][path.item]) }
    }
    let header = UICollectionView.SupplementaryRegistration<MailCollectionHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.title.label.text = Inbox.Box(rawValue: path.section)?.title
    }
    let source = Source(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return source
  }

  private func apply(_ change: (inout Snapshot) -> Void) {
    guard let source, let collectionView else { return }
    var snapshot = source.snapshot()
    change(&snapshot)
    source.signposter = collectionView.list.signposter
    source.apply(snapshot)
  }

  func didChange(_ mail: MailPlace) { apply { $0.reconfigureItems([mail.id]) } }

  func didInsert(_ mail: MailPlace) {
    apply { snapshot in
      let first = snapshot.itemIdentifiers(inSection: mail.box).first
      if let first {
        snapshot.insertItems([mail.id], beforeItem: first)
      } else {
        snapshot.appendItems([mail.id], toSection: mail.box)
      }
    }
  }

  func didRemove(_ mail: MailPlace) { apply { $0.deleteItems([mail.id]) } }
}

/// The layouts of mails in a collection view.
@preconcurrency @MainActor
enum MailLayout {
  /// The space between the columns of the grid, in points; ours.
  static let spacing: CGFloat = 8

  /// A plain list with headers.
  static var list: UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = false
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  /// Two columns with headers that stay at the top.
  static func grid(isFixed: Bool) -> UICollectionViewLayout {
    let height = InboxScenario.Numbers.fixedHeight
    let length: NSCollectionLayoutDimension = isFixed ? .absolute(height) : .estimated(height)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: length
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: length
      ),
      subitem: item,
      count: 2
    )
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(32)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A cell that shows a mail.
final class MailCollectionCell: UICollectionViewListCell {
  private let row = MailRowView()
  /// The height of the cell; nil for that of the mail.
  var fixedHeight: CGFloat?

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentView.addSubview(row)
  }

  override init?(coder: NSCoder?) { nil }

  /// Shows a mail.
  func show(_ mail: Inbox.Mail) { row.show(mail) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let fixedHeight { return CGSize(width: size.width, height: fixedHeight) }
    return row.sizeThatFits(size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds
  }
}

/// The title above a section.
final class MailCollectionHeader: UICollectionReusableView {
  let title = CatalogTitleView(frame: .zero)

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    title.label.font = .preferredFont(forTextStyle: .headline)
    addSubview(title)
  }

  override init?(coder: NSCoder?) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(32, title.sizeThatFits(size).height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }
}
