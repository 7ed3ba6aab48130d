import ComposeLists
import CompositionalLayout
import HeadlessUIKit

/// A box of a size, as the first example of ListKit's README has it.
struct ColorBox2Component: Component {
  var id: AnyHashable
  let color: UIColor
  let width: NSCollectionLayoutDimension
  let height: NSCollectionLayoutDimension

  init(
    id: AnyHashable = UUID(),
    color: UIColor = .red,
    width: NSCollectionLayoutDimension,
    height: NSCollectionLayoutDimension
  ) {
    self.id = id
    self.color = color
    self.width = width
    self.height = height
  }

  func contentView() -> UIView { UIView(frame: .zero) }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  func render(in content: UIView) { content.backgroundColor = color }
}

/// A label with a badge that has the same text.
struct TextComponent: Component {
  let text: String
  var height: CGFloat = 40

  var id: AnyHashable { text }

  func contentView() -> UILabel { UILabel() }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }

  func supplementComponents() -> [AnySupplementaryComponent] {
    [AnySupplementaryComponent(BadgeComponent(text: text))]
  }

  func render(in content: UILabel) { content.text = text }

  func shouldContentUpdate(with next: Self) -> Bool { text != next.text || height != next.height }
}

struct BadgeComponent: SupplementaryComponent {
  let text: String

  var id: AnyHashable { text }
  var kind: SupplementaryComponentKind { .custom(name: "badge") }
  func zIndex() -> Int { 7 }

  func contentView() -> UILabel { UILabel() }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
  }

  func render(in content: UILabel) { content.text = text }
}

struct SectionHeaderComponent: SupplementaryComponent {
  let title: String

  var id: AnyHashable { title }

  func contentView() -> UILabel { UILabel() }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
  }

  func render(in content: UILabel) { content.text = title }
}

struct SectionBackgroundComponent: DecorationComponent {
  func contentView() -> UIView { UIView() }
}
