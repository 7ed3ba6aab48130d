import Foundation
import HeadlessUIKit

/// A link as a card: a picture, a title, and its destination.
final class FeedLinkView: StackedRowView, FeedAttachmentView {
  private let picture = FeedPictureView()
  private let title = UILabel()
  private let site = UILabel()

  required init() {
    super.init(frame: .zero)
    margins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    picture.show(.picture(height: 120))
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.numberOfLines = 2
    site.font = .preferredFont(forTextStyle: .caption1)
    site.textColor = .secondaryLabel
    stack = [picture, title, site]
  }

  func show(_ attachment: Feed.Post.Attachment) {
    guard case .link(let title, let site) = attachment else { return }
    self.title.text = title
    self.site.text = site
    setNeedsLayout()
  }
}
