import Foundation
import HeadlessUIKit

/// A view for an attachment of a post.
protocol FeedAttachmentView: UIView {
  /// Creates an empty view.
  init()
  /// Shows an attachment; nothing if it is of another kind.
  func show(_ attachment: Feed.Post.Attachment)
}

/// A view for posts without an attachment.
final class FeedNothingView: UIView, FeedAttachmentView {
  required init() { super.init(frame: .zero) }

  func show(_ attachment: Feed.Post.Attachment) {}

  override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
}
