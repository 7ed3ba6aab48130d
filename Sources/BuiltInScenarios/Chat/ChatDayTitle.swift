import Foundation
import HeadlessUIKit
import ListEngine

/// The date above the messages of a day, in a calendar of numbered weeks.
struct ChatDayTitle: HeaderFooterContent, Equatable {
  let day: Int

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  /// The week of the first generated day; high enough for any history.
  private static let firstWeek = 10_000

  /// The formatted date.
  var text: String {
    let number = day + Self.firstWeek * 7
    return "\(Self.weekdays[number % 7]), week \(number / 7 % 52 + 1)"
  }

  var defaultHeaderFooterProperties: DefaultHeaderFooterProperties<Self> {
    DefaultHeaderFooterProperties { $0.sizing = .fixed(height: 36) }
  }

  static func createReusableContentView(frame: CGRect) -> ChatDayTitleView {
    ChatDayTitleView(frame: frame)
  }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.label.text = text
  }
}

/// A centred date, on a background as wide as itself.
final class ChatDayTitleView: UIView {
  private static let height: CGFloat = 22
  private static let padding: CGFloat = 10

  let label = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemBackground
    label.layer.cornerRadius = Self.height / 2
    addSubview(label)
  }

  override func layoutSubviews() {
    let width = min(bounds.width, label.sizeThatFits(.zero).width + 2 * Self.padding)
    label.frame = CGRect(
      x: (bounds.width - width) / 2,
      y: (bounds.height - Self.height) / 2,
      width: width,
      height: Self.height
    )
  }
}
