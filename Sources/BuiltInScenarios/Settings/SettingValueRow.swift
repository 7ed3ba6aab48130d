import Foundation
import HeadlessUIKit
import ListEngine

/// A setting that shows its value.
struct SettingValueRow: ItemContent, Equatable, Identifiable {
  var id: Int
  var title: String
  var value: String

  static func createReusableContentView(frame: CGRect) -> SettingValueRowView {
    SettingValueRowView(frame: frame)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.title.text = title
    views.content.value.text = value
  }
}

/// A setting that leads to another page.
struct SettingLinkRow: ItemContent, Equatable, Identifiable {
  var id: Int
  var title: String

  static func createReusableContentView(frame: CGRect) -> SettingValueRowView {
    SettingValueRowView(frame: frame)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.title.text = title
    views.content.value.text = "›"
  }
}

/// A title at the left, a value at the right.
final class SettingValueRowView: SeparatedRowView {
  private static let valueWidth: CGFloat = 80

  let title = UILabel()
  let value = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    value.textColor = .secondaryLabel
    value.textAlignment = .right
    addSubview(title)
    addSubview(value)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    value.frame = CGRect(
      x: bounds.width - Self.margin - Self.valueWidth,
      y: 0,
      width: Self.valueWidth,
      height: bounds.height
    )
    title.frame = CGRect(
      x: Self.margin,
      y: 0,
      width: max(0, value.frame.minX - Self.margin),
      height: bounds.height
    )
  }
}
