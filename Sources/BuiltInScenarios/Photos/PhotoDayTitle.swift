import Foundation
import HeadlessUIKit
import ListEngine

/// The date above the photos of a day.
struct PhotoDayTitle: HeaderFooterContent, Equatable {
  /// The height of the title, in points.
  private static let height: CGFloat = 40

  var text: String

  static func createReusableContentView(frame: CGRect) -> CaptionView {
    let view = CaptionView(frame: frame, margins: UIEdgeInsets(left: 16, right: 16))
    view.label.font = .preferredFont(forTextStyle: .headline)
    view.backgroundColor = .systemBackground
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
