import Foundation
import HeadlessUIKit
import ListEngine

/// A contact as a row of the address book.
struct ContactRow: ItemContent, Equatable {
  var contact: AddressBook.Contact

  var identifierValue: Int { contact.id }

  static func createReusableContentView(frame: CGRect) -> LabelRowView {
    LabelRowView(frame: frame)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.label.text = "\(contact.familyName), \(contact.givenName)"
  }
}
