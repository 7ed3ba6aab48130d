import Foundation
import HeadlessUIKit
import ListEngine

/// A setting that is on or off.
struct SettingSwitchRow: ItemContent, Equatable, Identifiable {
  var id: Int
  var title: String
  var isOn: Bool

  static func createReusableContentView(frame: CGRect) -> SettingSwitchRowView {
    SettingSwitchRowView(frame: frame)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.title.text = title
    views.content.toggle.setOn(isOn, animated: reason.shouldAnimate)
  }
}

/// A title at the left, a switch at the right.
final class SettingSwitchRowView: SeparatedRowView {
  let title = UILabel()
  let toggle = UISwitch()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addSubview(title)
    addSubview(toggle)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = UISwitch.size
    toggle.frame = CGRect(
      x: bounds.width - Self.margin - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    title.frame = CGRect(
      x: Self.margin,
      y: 0,
      width: max(0, toggle.frame.minX - 2 * Self.margin),
      height: bounds.height
    )
  }
}
