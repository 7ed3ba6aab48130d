#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// The text above or below a group of settings.
struct SettingsCaption: HeaderFooterContent, Equatable {
  enum Place {
    case above, below
  }

  var text: String
  var place: Place

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.label.text = place == .above ? text.uppercased() : text
    views.content.layoutMargins =
      place == .above
      ? UIEdgeInsets(top: 24, left: 16, bottom: 7, right: 16)
      : UIEdgeInsets(top: 7, left: 16, bottom: 0, right: 16)
  }

  static func createReusableContentView(frame: CGRect) -> CaptionView { CaptionView(frame: frame) }
}

final class CaptionView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
