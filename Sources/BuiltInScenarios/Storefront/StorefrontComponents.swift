import ComposeLists
import CompositionalLayout
import Foundation
import HeadlessUIKit

/// A picture with a title and a price below it.
struct ProductCard: Component {
  let entry: Storefront.Entry
  let size: NSCollectionLayoutSize
  var insets = NSDirectionalEdgeInsets.zero
  var badge: PriceBadge?

  var id: AnyHashable { entry.id }

  func contentView() -> ProductView { ProductView(frame: .zero) }
  func layoutSize() -> NSCollectionLayoutSize { size }
  func contentInsets() -> NSDirectionalEdgeInsets { insets }
  func render(in content: ProductView) { content.show(entry) }
  func shouldContentUpdate(with next: Self) -> Bool { entry != next.entry }

  func supplementComponents() -> [AnySupplementaryComponent] {
    badge.map { [AnySupplementaryComponent($0)] } ?? []
  }
}

/// A title alone.
struct Chip: Component {
  let entry: Storefront.Entry
  let size: NSCollectionLayoutSize

  var id: AnyHashable { entry.id }

  func contentView() -> ChipView { ChipView(frame: .zero) }
  func layoutSize() -> NSCollectionLayoutSize { size }
  func render(in content: ChipView) { content.label.text = entry.title }
  func shouldContentUpdate(with next: Self) -> Bool { entry != next.entry }
}

/// A mark at the corner of a product.
struct PriceBadge: SupplementaryComponent {
  let cents: Int

  var id: AnyHashable { cents }
  var kind: SupplementaryComponentKind { .custom(name: "price") }
  func containerAnchor() -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: -4, y: 4))
  }
  func itemAnchor() -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: [.top, .trailing])
  }

  func contentView() -> UIView { UIView(frame: .zero) }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(16), heightDimension: .absolute(16))
  }
  func render(in content: UIView) {
    content.backgroundColor = cents < 10_000 ? .systemRed : .systemBlue
  }
}

/// A header or footer of a department.
struct DepartmentTitle: SupplementaryComponent {
  let text: String
  var isFooter = false

  var id: AnyHashable { text }
  var kind: SupplementaryComponentKind { isFooter ? .footer : .header }
  func alignment() -> NSRectAlignment { isFooter ? .bottom : .top }
  func pinToVisibleBounds() -> Bool { !isFooter }

  func contentView() -> CaptionView {
    let view = CaptionView(frame: .zero, margins: UIEdgeInsets(left: 16, right: 16))
    view.label.font = .preferredFont(forTextStyle: isFooter ? .footnote : .headline)
    view.backgroundColor = .systemBackground
    return view
  }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(isFooter ? 28 : 40)
    )
  }
  func render(in content: CaptionView) { content.label.text = text }
}

/// The background of a grid.
struct GridBackground: DecorationComponent {
  func contentView() -> UIView { UIView(frame: .zero) }
  func render(in content: UIView) { content.backgroundColor = UIColor(white: 0.95, alpha: 1) }
}

/// A coloured picture above a text of any length.
final class ProductView: UIView {
  private static let pictureShare: CGFloat = 0.6
  private static let margin: CGFloat = 6

  private let picture = UIView()
  private let title = UILabel()
  private let price = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    title.numberOfLines = 0
    title.font = .preferredFont(forTextStyle: .footnote)
    price.font = .preferredFont(forTextStyle: .headline)
    for view in [picture, title, price] { addSubview(view) }
  }

  /// Shows a product.
  func show(_ entry: Storefront.Entry) {
    title.text = entry.title
    price.text = "\(entry.price / 100).\(entry.price % 100 / 10)\(entry.price % 10)"
    picture.backgroundColor = PhotoPalette.all[entry.palette].sky
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(1, size.width - 2 * Self.margin), height: .greatestFiniteMagnitude)
    let texts = title.sizeThatFits(room).height + price.sizeThatFits(room).height
    return CGSize(
      width: size.width,
      height: (size.width * 0.3 + texts + 2 * Self.margin).rounded(.up)
    )
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 2 * Self.margin)
    let room = CGSize(width: max(1, width), height: .greatestFiniteMagnitude)
    let priceHeight = price.sizeThatFits(room).height
    let titleHeight = min(title.sizeThatFits(room).height, max(0, bounds.height - priceHeight))
    let pictureHeight = max(0, bounds.height - titleHeight - priceHeight - Self.margin)
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pictureHeight)
    title.frame = CGRect(x: Self.margin, y: pictureHeight, width: width, height: titleHeight)
    price.frame = CGRect(
      x: Self.margin,
      y: pictureHeight + titleHeight,
      width: width,
      height: priceHeight
    )
  }
}

/// A text of one line with space around it, as wide as it needs.
final class ChipView: UIView {
  private static let margin: CGFloat = 12

  let label = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    layer.cornerRadius = 16
    backgroundColor = UIColor(white: 0.9, alpha: 1)
    addSubview(label)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height)
    )
    return CGSize(width: text.width.rounded(.up) + 2 * Self.margin, height: size.height)
  }

  override func layoutSubviews() {
    label.frame = CGRect(
      x: Self.margin,
      y: 0,
      width: max(0, bounds.width - 2 * Self.margin),
      height: bounds.height
    )
  }
}
