import Foundation

#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// The day above its messages.
struct DayHeader: HeaderFooterContent, Equatable {
  var date: Date

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "EEEE, d MMMM"
    return formatter
  }()

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.label.text = Self.formatter.string(from: date)
  }

  static func createReusableContentView(frame: CGRect) -> DayHeaderView {
    DayHeaderView(frame: frame)
  }
}

final class DayHeaderView: UIView {
  let label = UILabel()
  private let pill = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    pill.layer.cornerRadius = 12
    pill.clipsToBounds = true
    addSubview(pill)
    pill.contentView.addSubview(label)
    for view in [pill, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      pill.centerXAnchor.constraint(equalTo: centerXAnchor),
      pill.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      pill.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: pill.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: pill.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: pill.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: pill.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
