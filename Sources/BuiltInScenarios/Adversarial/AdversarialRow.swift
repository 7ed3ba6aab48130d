import Foundation
import HeadlessUIKit
import ListEngine

/// A row that shows any text.
struct AdversarialRow: ItemContent, Equatable {
  var row: AdversarialContent.Row

  var identifierValue: Int { row.id }

  static func createReusableContentView(frame: CGRect) -> TextRowView {
    TextRowView(frame: frame)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.label.text = row.text
  }
}
