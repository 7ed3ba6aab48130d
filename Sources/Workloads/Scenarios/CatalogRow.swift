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
  }
}

/// Name and price beside each other, a second line below.
final class CatalogRowView: UIView {
  /// The height of a row without a second line, in points.
  static let singleLineHeight: CGFloat = 56
  private static let margin: CGFloat = 16
  private static let priceWidth: CGFloat = 72
  private static let lineSpacing: CGFloat = 4

  let name = UILabel()
  let price = UILabel()
  let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    detail.font = .systemFont(ofSize: 13)
    detail.numberOfLines = 3
    for label in [name, price, detail] { addSubview(label) }
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - 2 * Self.margin - Self.priceWidth)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: textWidth(size.width), height: .greatestFiniteMagnitude)
    let lines = name.sizeThatFits(room).height + detail.sizeThatFits(room).height
    return CGSize(
      width: size.width,
      height: max(Self.singleLineHeight, lines + Self.lineSpacing + 2 * Self.margin)
    )
  }

  override func layoutSubviews() {
    let width = textWidth(bounds.width)
    let room = CGSize(width: width, height: bounds.height)
    name.frame = CGRect(
      x: Self.margin,
      y: Self.margin,
      width: width,
      height: name.sizeThatFits(room).height
    )
    price.frame = CGRect(
      x: bounds.width - Self.margin - Self.priceWidth,
      y: Self.margin,
      width: Self.priceWidth,
      height: name.frame.height
    )
    detail.frame = CGRect(
      x: Self.margin,
      y: name.frame.maxY + Self.lineSpacing,
      width: width,
      height: detail.sizeThatFits(room).height
    )
  }
}

/// The title of the catalogue, or of a category.
struct CatalogTitle: HeaderFooterContent, Equatable {
  var text: String

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  var defaultHeaderFooterProperties: DefaultHeaderFooterProperties<Self> {
    DefaultHeaderFooterProperties {
      $0.sizing = .thatFits(.init(width: .noConstraint, height: .atLeast(32)))
    }
  }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.text = text
  }
}
