import Foundation
import HeadlessUIKit
import ListEngine

/// A mail as a row.
struct MailRow: ItemContent, Equatable {
  let mail: Inbox.Mail

  var identifierValue: Int { mail.id }

  static func createReusableContentView(frame: CGRect) -> MailRowView { MailRowView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.show(mail)
  }
}

/// Sender and time, one or two lines of the mail, and a dot while it is unread.
final class MailRowView: SeparatedRowView {
  private static let verticalMargin: CGFloat = 10
  private static let left: CGFloat = 30
  private static let timeWidth: CGFloat = 56
  private static let dotSize: CGFloat = 10
  private static let lineSpacing: CGFloat = 3

  let dot = UIView()
  let sender = UILabel()
  let time = UILabel()
  let text = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = Self.dotSize / 2
    time.font = .preferredFont(forTextStyle: .footnote)
    time.textColor = .secondaryLabel
    time.textAlignment = .right
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.textColor = .secondaryLabel
    text.numberOfLines = 2
    for view in [dot, sender, time, text] { addSubview(view) }
  }

  /// Shows a mail.
  func show(_ mail: Inbox.Mail) {
    sender.text = mail.sender
    sender.font = .systemFont(ofSize: 17, weight: mail.isRead ? .regular : .semibold)
    let minute = mail.minute % 60
    time.text = "\(mail.minute / 60):\(minute / 10)\(minute % 10)"
    text.text = mail.text
    dot.isHidden = mail.isRead
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = heights(in: size.width)
    return CGSize(
      width: size.width,
      height: heights.sender + Self.lineSpacing + heights.text + 2 * Self.verticalMargin
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = heights(in: bounds.width)
    let width = Self.textWidth(bounds.width)
    sender.frame = CGRect(
      x: Self.left,
      y: Self.verticalMargin,
      width: max(0, width - Self.timeWidth),
      height: heights.sender
    )
    time.frame = CGRect(
      x: sender.frame.maxX,
      y: Self.verticalMargin,
      width: min(width, Self.timeWidth),
      height: heights.sender
    )
    let top = sender.frame.maxY + Self.lineSpacing
    let room = max(0, bounds.height - top - Self.verticalMargin)
    text.frame = CGRect(x: Self.left, y: top, width: width, height: min(heights.text, room))
    dot.frame = CGRect(
      x: (Self.left - Self.dotSize) / 2,
      y: sender.frame.midY - Self.dotSize / 2,
      width: Self.dotSize,
      height: Self.dotSize
    )
  }

  private func heights(in width: CGFloat) -> (sender: CGFloat, text: CGFloat) {
    let width = Self.textWidth(width)
    let room = CGSize(width: max(1, width), height: .greatestFiniteMagnitude)
    return (sender.sizeThatFits(room).height, text.sizeThatFits(room).height)
  }

  private static func textWidth(_ width: CGFloat) -> CGFloat { max(0, width - left - margin) }
}
