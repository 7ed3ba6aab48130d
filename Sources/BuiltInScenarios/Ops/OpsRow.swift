import Foundation
import HeadlessUIKit
import ListEngine

/// A row of the table.
struct OpsRow: ItemContent, Equatable {
  /// The height of a row, in points.
  static let height: CGFloat = 44

  var row: OpsTable.Row

  var identifierValue: Int { row.id }

  static func createReusableContentView(frame: CGRect) -> LabelRowView {
    LabelRowView(frame: frame)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.label.text = row.label
    views.content.backgroundColor =
      info.state.isSelected ? .systemBlue.withAlphaComponent(0.2) : nil
  }
}
