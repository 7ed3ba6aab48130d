import Foundation
import HeadlessUIKit

/// An advertisement: a label, a title, a picture, and a button.
final class FeedAdView: StackedRowView, FeedAttachmentView {
  private let mark = UILabel()
  private let picture = FeedPictureView()
  private let title = UILabel()
  private let button = UILabel()

  required init() {
    super.init(frame: .zero)
    margins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = .separator
    clipsToBounds = true
    mark.font = .preferredFont(forTextStyle: .caption2)
    mark.textColor = .secondaryLabel
    mark.text = "Sponsored"
    title.numberOfLines = 2
    button.text = "Learn more"
    button.textColor = .systemBlue
    button.textAlignment = .center
    stack = [mark, picture, title, button]
  }

  func show(_ attachment: Feed.Post.Attachment) {
    guard case .ad(let title, let height) = attachment else { return }
    self.title.text = title
    picture.show(.picture(height: height))
    setNeedsLayout()
  }
}
