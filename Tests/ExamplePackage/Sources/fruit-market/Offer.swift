import ElementLists
import HeadlessUIKit

/// An offer of the day, as a row of elements.
struct Offer: BlueprintItemContent, Equatable {
  var fruit: String
  var price: String

  var identifierValue: String { fruit }

  func element(with info: ApplyItemContentInfo) -> any Element {
    Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
      Label(text: fruit) { $0.font = .preferredFont(forTextStyle: .headline) }
      Label(text: price)
        .inset(horizontal: 8, vertical: 2)
        .box(background: .systemYellow, corners: .capsule)
        .stackLayoutChild(priority: .fixed)
    }
    .inset(uniform: 12)
  }
}
