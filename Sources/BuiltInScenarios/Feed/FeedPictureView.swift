import Foundation
import HeadlessUIKit

/// A picture, with a colour that depends on its height.
final class FeedPictureView: UIView, FeedAttachmentView {
  private static let colors: [UIColor] = [
    .systemGreen, .systemBlue, .systemOrange, .systemPurple, .systemYellow,
  ]

  private var height: CGFloat = 0

  required init() {
    super.init(frame: .zero)
    layer.cornerRadius = 12
  }

  func show(_ attachment: Feed.Post.Attachment) {
    guard case .picture(let height) = attachment else { return }
    self.height = CGFloat(height)
    backgroundColor = Self.colors[height % Self.colors.count].withAlphaComponent(0.6)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}
