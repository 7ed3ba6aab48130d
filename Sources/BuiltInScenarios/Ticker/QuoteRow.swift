import Foundation
import HeadlessUIKit
import ListEngine

/// A share and its price as a row of the ticker.
struct QuoteRow: ItemContent, Equatable {
  var quote: Ticker.Quote

  var identifierValue: String { quote.symbol }

  static func createReusableContentView(frame: CGRect) -> QuoteRowView {
    QuoteRowView(frame: frame)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    let change = quote.changeInBasisPoints
    views.content.symbol.text = quote.symbol
    views.content.price.text = Self.decimal(quote.priceInCents)
    views.content.change.text = (change < 0 ? "−" : "+") + Self.decimal(abs(change)) + " %"
    views.content.change.backgroundColor = change < 0 ? .systemRed : .systemGreen
  }

  /// A number of hundredths with two decimals.
  private static func decimal(_ hundredths: Int) -> String {
    "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }
}

/// A symbol at the left; price and change at the right.
final class QuoteRowView: SeparatedRowView {
  private static let priceWidth: CGFloat = 110
  private static let changeSize = CGSize(width: 92, height: 30)
  private static let distance: CGFloat = 12

  let symbol = UILabel()
  let price = UILabel()
  let change = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    symbol.font = .preferredFont(forTextStyle: .headline)
    price.textAlignment = .right
    change.font = .systemFont(ofSize: 15)
    change.textColor = .white
    change.textAlignment = .center
    change.layer.cornerRadius = 6
    for label in [symbol, price, change] { addSubview(label) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.changeSize
    change.frame = CGRect(
      x: bounds.width - Self.margin - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    price.frame = CGRect(
      x: change.frame.minX - Self.distance - Self.priceWidth,
      y: 0,
      width: Self.priceWidth,
      height: bounds.height
    )
    symbol.frame = CGRect(
      x: Self.margin,
      y: 0,
      width: max(0, price.frame.minX - Self.margin),
      height: bounds.height
    )
  }
}
