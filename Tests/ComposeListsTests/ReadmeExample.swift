// Of ListKit's code, `import UIKit` and `import ListKit` became this line.
import ComposeLists

/// The classes that the first example of ListKit's README needs, and the example.
@MainActor
enum ReadmeExample {
  struct ColorBoxComponent: Component {
    let id: AnyHashable
    let color: UIColor
    let width: NSCollectionLayoutDimension
    let height: NSCollectionLayoutDimension

    init(
      color: UIColor,
      width: NSCollectionLayoutDimension,
      height: NSCollectionLayoutDimension
    ) {
      id = UUID()
      self.color = color
      self.width = width
      self.height = height
    }

    func contentView() -> UIView {
      UIView(frame: .zero)
    }

    func layoutSize() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? {
      nil
    }

    func contentInsets() -> NSDirectionalEdgeInsets {
      .zero
    }

    func render(in content: UIView) {
      content.backgroundColor = color
    }
  }

  typealias ColorBox2Component = ColorBoxComponent

  struct SectionHeaderComponent: SupplementaryComponent {
    let title: String
    var id: AnyHashable { title }
    func contentView() -> UILabel { UILabel() }
    func layoutSize() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    }
    func render(in content: UILabel) { content.text = title }
  }

  final class Cell: UICollectionViewCell {
    var isConfigured = false
  }

  final class DataSource: DiffableDataSource {
    override func configure(cell: UICollectionViewCell) {
      guard let cell = cell as? Cell else { return }
      cell.isConfigured = true
    }
  }

  final class Delegate: ListKitDelegate {
    var shown = 0
    func willDisplay(_ component: AnyComponent, content: UIView) { shown += 1 }
    func didEndDisplay(_ component: AnyComponent, content: UIView) { shown -= 1 }
  }

  static let colors: [UIColor] = [.red, .green, .blue]
  static var randomColor: UIColor { colors.randomElement() ?? .cyan }

  static func render(_ renderer: ComposeRenderer) {
    renderer.render(of: Array(0..<10)) { index in
      Section(id: index) {
        HGroup(width: .fractionalWidth(1.0), height: .absolute(150)) {
          for _ in 0..<3 {
            ColorBox2Component(
              color: randomColor,
              width: .fractionalWidth(0.5),
              height: .fractionalHeight(1.0)
            )
            VGroup(of: [0, 1], width: .fractionalWidth(0.25), height: .fractionalHeight(1.0)) { _ in
              ColorBox2Component(
                color: randomColor,
                width: .fractionalWidth(1.0),
                height: .fractionalHeight(0.5)
              )
            }
            VGroup(of: [0, 1], width: .fractionalWidth(0.25), height: .fractionalHeight(1.0)) { _ in
              ColorBox2Component(
                color: randomColor,
                width: .fractionalWidth(1.0),
                height: .fractionalHeight(0.5)
              )
            }
          }
        }
      }
      .orthogonalScrollingBehavior(.groupPaging)
      .boundarySupplementaryItem(SectionHeaderComponent(title: "Section \(index + 1)"))
    }
  }

}
