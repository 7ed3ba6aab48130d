import Foundation
import HeadlessUIKit

/// A row with a separator at its bottom.
class SeparatedRowView: UIView {
  /// The distance of content from the left and right edges, in points.
  static let margin: CGFloat = 16
  private static let separatorHeight: CGFloat = 0.5

  private let separator = UIView()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    separator.backgroundColor = .separator
    addSubview(separator)
  }

  override func layoutSubviews() {
    separator.frame = CGRect(
      x: Self.margin,
      y: bounds.height - Self.separatorHeight,
      width: max(0, bounds.width - Self.margin),
      height: Self.separatorHeight
    )
  }
}

/// A row that shows one line of text.
final class LabelRowView: SeparatedRowView {
  let label = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(left: Self.margin, right: Self.margin))
  }
}
