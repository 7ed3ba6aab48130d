import Foundation
import HeadlessUIKit
import ListEngine

/// A row of the feed that is a hand-written view: what the same row costs without elements.
struct PlainFeedRow<View: PlainFeedView>: ItemContent, Equatable {
  var entry: ElementFeed.Entry

  var identifierValue: Int { entry.id }

  static func createReusableContentView(frame: CGRect) -> View { View(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.show(entry, isActive: info.state.isActive)
  }
}

/// The view of a row of the feed.
class PlainFeedView: UIView {
  /// Creates a view without an entry.
  override required init(frame: CGRect) {
    super.init(frame: frame)
    makeSubviews()
  }

  /// Adds the subviews.
  func makeSubviews() {}

  /// Shows an entry.
  func show(_ entry: ElementFeed.Entry, isActive: Bool) {}

  /// Places the subviews, unless they are only measured.
  ///
  /// Returns the height.
  func place(in width: CGFloat, measuresOnly: Bool) -> CGFloat { 0 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(in: size.width, measuresOnly: true))
  }

  override func layoutSubviews() {
    _ = place(in: bounds.width, measuresOnly: false)
  }

  /// The height of a label, and its width at most, in a width.
  static func size(of label: UILabel, in width: CGFloat) -> CGSize {
    label.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude))
  }
}
