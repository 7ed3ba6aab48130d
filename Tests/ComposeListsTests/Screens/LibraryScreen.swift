import ComposeLists
import CompositionalLayout
import Foundation
import HeadlessUIKit
import class ListEngine.ListView

/// A library as an app with ListKit shows it: a group in a group, shelves that scroll sideways, a background, and
/// components whose identities are new each time.
final class LibraryScreen: UIViewController {
  let renderer = ComposeRenderer(dataSource: DiffableDataSource())
  let list = UICollectionView(frame: .zero, collectionViewLayout: ComposeRenderer.emptyLayout)
  private(set) var shelves = [("History", 6), ("Poetry", 3), ("Travel", 9)]
  private(set) var displayed = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    renderer.target = list
    show()
  }

  func remove(shelf name: String) {
    shelves.removeAll { $0.0 == name }
    show()
  }

  private func show() {
    renderer.render {
      Section(id: "new") {
        HGroup(width: .fractionalWidth(1), height: .absolute(150)) {
          Cover(color: .systemRed, width: 0.6, height: 1)
          VGroup(
            of: [UIColor.brown, .gray, .orange],
            width: .fractionalWidth(0.4),
            height: .fractionalHeight(1)
          ) {
            Cover(color: $0, width: 1, height: 1.0 / 3)
          }
        }
      }
      .decorationItem(Wall())
      for (name, count) in shelves {
        Section(id: name) {
          HGroup(of: Array(0..<count), width: .absolute(90 * CGFloat(count)), height: .absolute(70))
          {
            Book(number: $0) { [weak self] in self?.displayed += 1 }
          }
        }
        .orthogonalScrollingBehavior(.continuous)
        .boundarySupplementaryItem(Sign(text: name, height: 24, edge: .topLeading))
        .boundarySupplementaryItem(Sign(text: "\(count) books", height: 16, edge: .bottom))
      }
    }
  }
}

/// Rows of a plain data source, each of two columns.
final class CatalogScreen: UIViewController {
  let renderer = ComposeRenderer(dataSource: PlainDataSource())
  private(set) var list: ListView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: ComposeRenderer.emptyLayout
    )
    self.list = list.list
    view.addSubview(list)
    renderer.target = list
    show(rows: 12)
  }

  func show(rows: Int) {
    renderer.render(of: Array(0..<rows)) { row in
      Section(id: row) {
        HGroup(of: [UIColor.black, .white], width: .fractionalWidth(1), height: .absolute(40)) {
          Cover(color: $0, width: 0.5, height: 1)
        }
      }
    }
  }
}

/// A colour; its identity is another one whenever it is asked for.
struct Cover: Component {
  let color: UIColor
  let width: CGFloat
  let height: CGFloat

  var id: AnyHashable { UUID() }
  func contentView() -> UIView { UIView() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(width),
      heightDimension: .fractionalHeight(height)
    )
  }
  func render(in content: UIView) { content.backgroundColor = color }
}

/// A book with a margin; its identity is another one for each value.
struct Book: Component {
  let id: AnyHashable = UUID()
  let number: Int
  let onDisplay: () -> Void

  func contentView() -> BookView { BookView() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .fractionalHeight(1))
  }
  func contentInsets() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
  }
  func willDisplay(content: BookView) { onDisplay() }
  func render(in content: BookView) { content.tag = number }
}

final class BookView: UIView {}

/// A header or a footer of a shelf.
struct Sign: SupplementaryComponent {
  let id: AnyHashable = UUID()
  let text: String
  let height: CGFloat
  let edge: NSRectAlignment

  var kind: SupplementaryComponentKind { edge == .bottom ? .footer : .header }
  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }
  func alignment() -> NSRectAlignment { edge }
  func render(in content: UILabel) { content.text = text }
}

/// A background by the class of its view, as ListKit has it.
struct Wall: DecorationComponent {
  func contentViewClass() -> AnyClass { WallView.self }
}

final class WallView: UICollectionReusableView {}
