import Foundation
import HeadlessUIKit

/// A bubble with text or a picture: on the right for sent messages, on the left for received ones.
final class ChatRowView: UIView {
  /// The distance of the bubble from the top and the bottom of the row, in points.
  static let verticalMargin: CGFloat = 3
  private static let sideMargin: CGFloat = 12
  private static let padding = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
  private static let widthShare: CGFloat = 0.76
  private static let pictureWidth: CGFloat = 240
  private static let theirColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.18 : 0.91)
  }
  private static let pictureColors: [UIColor] = [
    .systemGreen, .systemOrange, .systemPurple, .systemYellow, .systemRed, .systemGray,
  ]

  let bubble = UIView()
  let label = UILabel()
  private var pictureHeight: CGFloat?
  private var isMine = false

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 17
    bubble.layer.masksToBounds = true
    label.font = .preferredFont(forTextStyle: .callout)
    label.numberOfLines = 0
    bubble.addSubview(label)
    addSubview(bubble)
  }

  /// Shows a message.
  func show(_ message: Chat.Message) {
    isMine = message.isMine
    switch message.body {
    case .text(let text): show(text)
    case .picture(let height): showPicture(height: CGFloat(height), number: message.id)
    }
    setNeedsLayout()
  }

  private func show(_ text: String) {
    pictureHeight = nil
    label.text = text
    label.textColor = isMine ? .white : .label
    bubble.backgroundColor = isMine ? .systemBlue : Self.theirColor
  }

  private func showPicture(height: CGFloat, number: Int) {
    pictureHeight = height
    label.text = nil
    let colors = Self.pictureColors
    bubble.backgroundColor = colors[Int(number.magnitude) % colors.count].withAlphaComponent(0.7)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: bubbleSize(in: size.width).height + 2 * Self.verticalMargin)
  }

  override func layoutSubviews() {
    var size = bubbleSize(in: bounds.width)
    size.height = max(0, min(size.height, bounds.height - 2 * Self.verticalMargin))
    let x = isMine ? bounds.width - Self.sideMargin - size.width : Self.sideMargin
    bubble.frame = CGRect(origin: CGPoint(x: x, y: Self.verticalMargin), size: size)
    let padding = Self.padding
    label.frame = CGRect(
      x: padding.left,
      y: padding.top,
      width: max(0, size.width - padding.left - padding.right),
      height: max(0, size.height - padding.top - padding.bottom)
    )
  }

  private func bubbleSize(in width: CGFloat) -> CGSize {
    let most = max(0, width * Self.widthShare - Self.sideMargin)
    if let pictureHeight {
      return CGSize(width: min(most, Self.pictureWidth), height: pictureHeight)
    }
    let padding = Self.padding
    let room = CGSize(
      width: max(1, most - padding.left - padding.right),
      height: .greatestFiniteMagnitude
    )
    let text = label.sizeThatFits(room)
    return CGSize(
      width: text.width.rounded(.up) + padding.left + padding.right,
      height: text.height.rounded(.up) + padding.top + padding.bottom
    )
  }
}
