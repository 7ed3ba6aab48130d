import Foundation
import HeadlessUIKit
import ListEngine

/// A card as an item of its shelf.
struct CardItem: ItemContent, Equatable {
  let card: Dashboard.Card

  var identifierValue: Int { card.id }

  static func createReusableContentView(frame: CGRect) -> CardView { CardView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.show(card)
  }
}

/// A title, a value, and a bar chart.
final class CardView: UIView {
  private static let margin: CGFloat = 12
  private static let titleHeight: CGFloat = 18
  private static let valueHeight: CGFloat = 30
  private static let barSpacing: CGFloat = 3

  let title = UILabel()
  let value = UILabel()
  private let bars = (0..<DashboardScenario.Numbers.barCount).map { _ in UIView() }
  private var shares: [CGFloat] = []

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    title.font = .preferredFont(forTextStyle: .footnote)
    title.textColor = .secondaryLabel
    value.font = .systemFont(ofSize: 24, weight: .semibold)
    for bar in bars {
      bar.backgroundColor = .systemGreen
      bar.layer.cornerRadius = 2
    }
    for view in [title, value] + bars { addSubview(view) }
  }

  /// Shows a card.
  func show(_ card: Dashboard.Card) {
    title.text = card.title
    value.text = "\(card.value)"
    shares = card.bars.map { CGFloat($0) / 100 }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = max(title.sizeThatFits(.zero).width, value.sizeThatFits(.zero).width)
    return CGSize(width: text + 2 * Self.margin, height: size.height)
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 2 * Self.margin)
    title.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: Self.titleHeight)
    value.frame = CGRect(
      x: Self.margin,
      y: title.frame.maxY,
      width: width,
      height: Self.valueHeight
    )
    let top = value.frame.maxY + Self.margin / 2
    let room = max(0, bounds.height - top - Self.margin)
    let step = (width + Self.barSpacing) / CGFloat(bars.count)
    for (index, (bar, share)) in zip(bars, shares).enumerated() {
      bar.frame = CGRect(
        x: Self.margin + CGFloat(index) * step,
        y: top + room * (1 - share),
        width: max(0, step - Self.barSpacing),
        height: room * share
      )
    }
  }
}
