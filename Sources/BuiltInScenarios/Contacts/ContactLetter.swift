import Foundation
import HeadlessUIKit
import ListEngine

/// A letter of the address book's index.
struct ContactLetter: HeaderFooterContent, Equatable {
  /// The height of a letter, in points: that of a plain table's headers on iOS.
  private static let height: CGFloat = 28

  var text: String

  static func createReusableContentView(frame: CGRect) -> CaptionView {
    let view = CaptionView(frame: frame, margins: UIEdgeInsets(left: 16, right: 16))
    view.label.font = .preferredFont(forTextStyle: .headline)
    view.backgroundColor = .secondarySystemBackground
    return view
  }

  var defaultHeaderFooterProperties: DefaultHeaderFooterProperties<Self> {
    DefaultHeaderFooterProperties { $0.sizing = .fixed(height: Self.height) }
  }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.label.text = text
  }
}
