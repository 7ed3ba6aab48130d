#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// A row as a user writes it: a label that wraps, laid out by constraints.
struct Greeting: ItemContent, Equatable {
  var text: String

  var identifierValue: String { text }

  var defaultItemProperties: DefaultProperties { .defaults() }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.label.text = text
  }

  static func createReusableContentView(frame: CGRect) -> View { View(frame: frame) }

  final class View: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .systemFont(ofSize: 10)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
      ])
    }
  }
}

/// A header as a user writes it.
struct Caption: HeaderFooterContent, Equatable {
  var text: String

  var defaultHeaderFooterProperties: DefaultProperties { .defaults() }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.text = text
  }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
}
