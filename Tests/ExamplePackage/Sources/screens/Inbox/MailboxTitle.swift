#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// The title above a part of the inbox.
struct MailboxTitle: HeaderFooterContent, Equatable {
  var title: String
  var count: Int

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    let text = NSMutableAttributedString(
      string: title,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.label,
      ]
    )
    text.append(
      NSAttributedString(
        string: "  \(count)",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .subheadline),
          .foregroundColor: UIColor.secondaryLabel,
        ]
      )
    )
    views.content.label.attributedText = text
    views.background.backgroundColor = .secondarySystemBackground
  }

  static func createReusableContentView(frame: CGRect) -> MailboxTitleView {
    MailboxTitleView(frame: frame)
  }
}

final class MailboxTitleView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: label.sizeThatFits(size).height + 16)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }
}
