import Foundation
import HeadlessUIKit

/// A poll: its answers as bars, proportional to their shares of the votes.
final class FeedPollView: StackedRowView, FeedAttachmentView {
  required init() {
    super.init(frame: .zero)
    margins = .zero
    spacing = 6
  }

  func show(_ attachment: Feed.Post.Attachment) {
    guard case .poll(let answers) = attachment else { return }
    if stack.count != answers.count { stack = answers.map { _ in FeedAnswerView() } }
    for case (let view as FeedAnswerView, let answer) in zip(stack, answers) { view.show(answer) }
  }
}

/// An answer of a poll.
final class FeedAnswerView: UIView {
  private static let height: CGFloat = 34
  private static let margin: CGFloat = 10
  private static let percentWidth: CGFloat = 52

  private let bar = UIView()
  private let text = UILabel()
  private let percent = UILabel()
  private var share: CGFloat = 0

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 8
    clipsToBounds = true
    bar.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.35)
    for label in [text, percent] { label.font = .systemFont(ofSize: 15) }
    percent.textAlignment = .right
    for view in [bar, text, percent] { addSubview(view) }
  }

  /// Shows an answer.
  func show(_ answer: Feed.Post.Answer) {
    text.text = answer.text
    percent.text = "\(answer.percent) %"
    share = CGFloat(answer.percent) / 100
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    bar.frame = CGRect(x: 0, y: 0, width: width * share, height: height)
    let percentX = max(0, width - Self.margin - Self.percentWidth)
    percent.frame = CGRect(x: percentX, y: 0, width: Self.percentWidth, height: height)
    text.frame = CGRect(
      x: Self.margin,
      y: 0,
      width: max(0, percentX - Self.margin),
      height: height
    )
  }
}
