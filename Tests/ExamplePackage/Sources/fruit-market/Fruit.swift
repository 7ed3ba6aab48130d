import Foundation
import HeadlessUIKit
import ListEngine

/// A piece of fruit as a row of the list.
struct Fruit: ItemContent, Equatable {
  private static let kinds = ["Apple", "Pear", "Plum", "Cherry", "Fig"]

  let number: Int
  var isRipe = false

  var identifierValue: Int { number }

  var name: String { "\(Self.kinds[number % Self.kinds.count]) number \(number)" }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.numberOfLines = 0
    views.content.text = isRipe ? name : "\(name), which will be ripe in a few days"
  }
}

/// The title above the fruit.
struct Title: HeaderFooterContent, Equatable {
  var text: String

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.font = .preferredFont(forTextStyle: .title2)
    views.content.text = text
  }
}
