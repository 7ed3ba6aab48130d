import Foundation
import HeadlessUIKit

/// Text with margins, for headers and footers.
final class CaptionView: UIView {
  /// The margins around the text.
  private let margins: UIEdgeInsets

  let label = UILabel()

  /// Creates a view whose text fills the width except for `margins`.
  init(frame: CGRect, margins: UIEdgeInsets) {
    self.margins = margins
    super.init(frame: frame)
    addSubview(label)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(
      width: max(0, size.width - margins.left - margins.right),
      height: .greatestFiniteMagnitude
    )
    return CGSize(
      width: size.width,
      height: label.sizeThatFits(room).height + margins.top + margins.bottom
    )
  }

  override func layoutSubviews() {
    label.frame = bounds.inset(by: margins)
  }
}
