import Foundation
import HeadlessUIKit
import ListEngine

/// The title of the catalogue, or of a category.
struct CatalogTitle: HeaderFooterContent, Equatable {
  var text: String
  var style = UIFont.TextStyle.headline

  static func createReusableContentView(frame: CGRect) -> CatalogTitleView {
    CatalogTitleView(frame: frame)
  }

  var defaultHeaderFooterProperties: DefaultHeaderFooterProperties<Self> {
    DefaultHeaderFooterProperties {
      $0.sizing = .thatFits(.init(width: .noConstraint, height: .atLeast(32)))
    }
  }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.label.font = .preferredFont(forTextStyle: style)
    views.content.label.text = text
  }
}

/// A title with margins, on a background that hides the rows below.
final class CatalogTitleView: UIView {
  private static let margins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

  let label = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    addSubview(label)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = Self.margins
    let room = CGSize(width: size.width - margins.left - margins.right, height: size.height)
    return CGSize(
      width: size.width,
      height: label.sizeThatFits(room).height + margins.top + margins.bottom
    )
  }

  override func layoutSubviews() {
    label.frame = bounds.inset(by: Self.margins)
  }
}
