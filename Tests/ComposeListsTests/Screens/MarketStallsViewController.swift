import ComposeLists
import CompositionalLayout
import Foundation
import HeadlessUIKit
import class ListEngine.ListView

/// A market as an app written with ListKit has it: groups in groups, identities that are new each time, a background.
final class MarketStallsViewController: UIViewController {
  struct Stall: Hashable {
    var name: String
    var goods: [String]
  }

  private(set) lazy var renderer = ComposeRenderer(dataSource: DiffableDataSource())
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: ComposeRenderer.emptyLayout
  )
  private(set) var stalls = (0..<5).map { index in
    Stall(name: "Stall \(index)", goods: (0..<(4 + index)).map { "Good \(index).\($0)" })
  }
  let log = DisplayLog()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    renderer.interSectionSpacing = 10
    renderer.target = collectionView
    render(animated: false)
  }

  func close(_ name: String) {
    stalls.removeAll { $0.name == name }
    render(animated: true)
  }

  private func render(animated: Bool) {
    renderer.render(animated: animated) {
      Section(id: "offers") {
        HGroup(width: .fractionalWidth(1), height: .absolute(120)) {
          OfferComponent(
            color: .systemPink,
            width: .fractionalWidth(0.5),
            height: .fractionalHeight(1)
          )
          VGroup(
            of: [UIColor.systemMint, .systemCyan],
            width: .fractionalWidth(0.5),
            height: .fractionalHeight(1)
          ) {
            OfferComponent(color: $0, width: .fractionalWidth(1), height: .fractionalHeight(0.5))
          }
        }
      }
      .contentInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      .decorationItem(PlainBackground())

      for stall in stalls {
        Section(id: stall.name) {
          HGroup(
            of: stall.goods,
            width: .absolute(CGFloat(stall.goods.count) * 101),
            height: .absolute(64)
          ) { good in
            GoodComponent(name: good, log: log)
          }
          .interItemSpacing(.fixed(4))
        }
        .orthogonalScrollingBehavior(.continuousGroupLeadingBoundary)
        .interGroupSpacing(8)
        .boundarySupplementaryItem(StallHeader(title: stall.name))
        .boundarySupplementaryItem(StallFooter(count: stall.goods.count))
      }
    }
  }
}

final class DisplayLog {
  private(set) var shown: [String] = []
  func add(_ name: String) { shown.append(name) }
}

struct OfferComponent: Component {
  let id: AnyHashable = UUID()
  let color: UIColor
  let width: NSCollectionLayoutDimension
  let height: NSCollectionLayoutDimension

  func contentView() -> UIView { UIView(frame: .zero) }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  func contentInsets() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
  }

  func render(in content: UIView) {
    content.backgroundColor = color
    content.layer.cornerRadius = 8
  }
}

/// A stripe whose id is a new one each time.
struct StripeComponent: Component {
  var id: AnyHashable { UUID() }
  let color: UIColor

  func contentView() -> UIView { UIView(frame: .zero) }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0 / 3),
      heightDimension: .fractionalHeight(1)
    )
  }

  func render(in content: UIView) { content.backgroundColor = color }
}

struct GoodComponent: Component {
  let id: AnyHashable
  let name: String
  let log: DisplayLog

  init(name: String, log: DisplayLog) {
    id = UUID()
    self.name = name
    self.log = log
  }

  func contentView() -> GoodView { GoodView() }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(97), heightDimension: .fractionalHeight(1))
  }

  func willDisplay(content: GoodView) { log.add(name) }

  func render(in content: GoodView) {
    content.label.text = name
  }
}

final class GoodView: UIView {
  let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

struct StallHeader: SupplementaryComponent {
  var id: AnyHashable = UUID()
  let title: String

  init(title: String) { self.title = title }
  var kind: SupplementaryComponentKind { .header }
  func contentView() -> UILabel { UILabel() }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
  }

  func alignment() -> NSRectAlignment { .topLeading }
  func pinToVisibleBounds() -> Bool { true }

  func render(in content: UILabel) {
    content.text = title
    content.font = UIFont.boldSystemFont(ofSize: 16)
  }
}

struct StallFooter: SupplementaryComponent {
  var id: AnyHashable = UUID()
  let count: Int

  init(count: Int) { self.count = count }
  var kind: SupplementaryComponentKind { .footer }
  func contentView() -> UILabel { UILabel() }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
  }

  func alignment() -> NSRectAlignment { .bottom }

  func render(in content: UILabel) {
    content.text = "\(count) goods"
    content.textColor = .secondaryLabel
  }
}

struct PlainBackground: DecorationComponent {
  func contentViewClass() -> AnyClass { PlainBackgroundView.self }
}

final class PlainBackgroundView: UICollectionReusableView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    backgroundColor = .tertiarySystemBackground
  }
}

final class MarketIndexViewController: UIViewController {
  let dataSource = PlainDataSource()
  private(set) lazy var renderer = ComposeRenderer(dataSource: dataSource)

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: ComposeRenderer.emptyLayout
    )
    view.addSubview(collectionView)
    renderer.target = collectionView
    renderer.render(of: Array(0..<10)) { index in
      Section(id: index) {
        HGroup(of: [UIColor.red, .green, .blue], width: .fractionalWidth(1), height: .absolute(50))
        {
          StripeComponent(color: $0)
        }
      }
    }
  }
}
