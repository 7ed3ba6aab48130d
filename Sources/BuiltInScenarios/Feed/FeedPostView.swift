import Foundation
import HeadlessUIKit

/// A post: author, text, attachment and reactions.
final class FeedPostView<Attachment: FeedAttachmentView>: StackedRowView {
  let author = UILabel()
  let text = UILabel()
  let attachment = Attachment()
  let likes = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    clipsToBounds = true
    author.font = .preferredFont(forTextStyle: .headline)
    text.font = .preferredFont(forTextStyle: .callout)
    text.numberOfLines = 0
    likes.font = .preferredFont(forTextStyle: .footnote)
    stack = [author, text, attachment, likes]
  }

  /// Shows a post.
  func show(_ post: Feed.Post) {
    author.text = post.author
    text.text = post.text
    attachment.show(post.attachment)
    likes.text = (post.isLiked ? "♥ " : "♡ ") + "\(post.likes)"
    likes.textColor = post.isLiked ? .systemRed : .secondaryLabel
    setNeedsLayout()
  }
}
