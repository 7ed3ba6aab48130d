import Foundation
import HeadlessUIKit

/// What stands below the text of a post.
protocol FeedAttachmentView: UIView {
  /// Makes a view that shows nothing yet.
  init()
  /// Shows an attachment; of another kind than the view is for, nothing.
  func show(_ attachment: Feed.Post.Attachment)
}

/// Nothing.
final class FeedNothingView: UIView, FeedAttachmentView {
  required init() { super.init() }

  func show(_ attachment: Feed.Post.Attachment) {}

  override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
}
