import Foundation
import HeadlessUIKit
import ListEngine

/// The title above a group of settings, or the note below it.
struct SettingsCaption: HeaderFooterContent, Equatable {
  /// The position of the caption.
  enum Place {
    case above, below
  }

  var text: String
  var place: Place

  static func createReusableContentView(frame: CGRect) -> CaptionView {
    let view = CaptionView(
      frame: frame,
      margins: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    )
    view.backgroundColor = .secondarySystemBackground
    view.label.textColor = .secondaryLabel
    view.label.numberOfLines = 0
    return view
  }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    let label = views.content.label
    label.font = .preferredFont(forTextStyle: place == .above ? .headline : .footnote)
    label.text = text
  }
}
