import HeadlessUIKit
import ListEngine

/// A product as a row of the catalogue.
struct CatalogRow: ItemContent, Equatable {
  var product: Catalog.Product

  var identifierValue: Int { product.id }

  static func createReusableContentView(frame: CGRect) -> CatalogRowView {
    CatalogRowView(frame: frame)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    let cents = product.priceInCents
    views.content.name.text = product.name
    views.content.price.text = "\(cents / 100).\(cents % 100 / 10)\(cents % 10)"
    views.content.detail.text = product.detail
    views.content.setNeedsLayout()
  }
}

/// Name and price side by side, with an optional second line.
final class CatalogRowView: SeparatedRowView {
  /// The height of a row without a second line, in points.
  static let singleLineHeight: CGFloat = 56
  private static let verticalMargin: CGFloat = 12
  private static let priceWidth: CGFloat = 72
  private static let lineSpacing: CGFloat = 4

  let name = UILabel()
  let price = UILabel()
  let detail = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    price.font = .systemFont(ofSize: 15)
    price.textColor = .secondaryLabel
    price.textAlignment = .right
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    detail.numberOfLines = 3
    for label in [name, price, detail] { addSubview(label) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = textHeights(in: size)
    return CGSize(
      width: size.width,
      height: max(Self.singleLineHeight, Self.total(heights) + 2 * Self.verticalMargin)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = Self.textWidth(bounds.width)
    var heights = textHeights(in: bounds.size)
    let free = bounds.height - heights.name - Self.lineSpacing - Self.verticalMargin
    heights.detail = max(0, min(heights.detail, free))
    let top = (bounds.height - Self.total(heights)) / 2
    name.frame = CGRect(x: Self.margin, y: top, width: width, height: heights.name)
    price.frame = CGRect(
      x: bounds.width - Self.margin - Self.priceWidth,
      y: top,
      width: Self.priceWidth,
      height: heights.name
    )
    detail.frame = CGRect(
      x: Self.margin,
      y: name.frame.maxY + Self.lineSpacing,
      width: width,
      height: heights.detail
    )
  }

  private func textHeights(in size: CGSize) -> (name: CGFloat, detail: CGFloat) {
    let room = CGSize(width: Self.textWidth(size.width), height: .greatestFiniteMagnitude)
    return (name.sizeThatFits(room).height, detail.sizeThatFits(room).height)
  }

  private static func total(_ heights: (name: CGFloat, detail: CGFloat)) -> CGFloat {
    heights.name + (heights.detail > 0 ? heights.detail + lineSpacing : 0)
  }

  private static func textWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - 2 * margin - priceWidth)
  }
}
