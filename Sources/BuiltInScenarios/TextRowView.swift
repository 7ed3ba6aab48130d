import Foundation
import HeadlessUIKit

/// A row as high as its text.
final class TextRowView: SeparatedRowView {
  private static let verticalMargin: CGFloat = 10

  let label = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    label.numberOfLines = 0
    addSubview(label)
  }

  /// The size of the text with margins; height 0 without text.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(
      width: max(0, size.width - 2 * Self.margin),
      height: .greatestFiniteMagnitude
    )
    let height = label.sizeThatFits(room).height
    return CGSize(
      width: size.width,
      height: height > 0 ? height + 2 * Self.verticalMargin : 0
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: min(Self.verticalMargin, bounds.height / 2))
  }
}
