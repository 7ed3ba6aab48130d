import Foundation
import HeadlessUIKit
import ListEngine

/// An explanatory text among settings.
struct SettingTextRow: ItemContent, Equatable, Identifiable {
  var id: Int
  var text: String

  static func createReusableContentView(frame: CGRect) -> TextRowView {
    let view = TextRowView(frame: frame)
    view.backgroundColor = .systemBackground
    view.label.font = .preferredFont(forTextStyle: .subheadline)
    view.label.textColor = .secondaryLabel
    return view
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.label.text = text
  }
}
