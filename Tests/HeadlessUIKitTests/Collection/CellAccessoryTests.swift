import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct CellAccessoryTests {
  private func custom(_ position: UICellAccessory.Placement) -> UICellAccessory {
    .customView(configuration: .init(customView: UIView(), placement: position))
  }

  @Test func viewsOfTheAppAreWhereTheyWantToBe() {
    let accessories: [UICellAccessory] = [
      .checkmark(), custom(.trailing(displayed: .always, at: { _ in 0 })), .disclosureIndicator(),
      custom(.trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator))),
      custom(.leading()), custom(.trailing(displayed: .always, at: { _ in 99 })),
      custom(.trailing(at: UICellAccessory.Placement.position(after: .checkmark))),
    ]
    let order = UICellAccessory.ordered(accessories)
    #expect(
      order.map(\.accessoryType) == [
        .customView, .customView, .checkmark, .customView, .customView, .disclosureIndicator,
        .customView,
      ]
    )
    #expect(order.map(\.isLeading) == [true] + Array(repeating: false, count: 6))
  }

  @Test func aMenuShowsItsChosenElement() {
    let menu = UIMenu(
      title: "Size",
      options: .singleSelection,
      children: [
        UIAction(title: "Small") { _ in }, UIAction(title: "Large", state: .on) { _ in },
      ]
    )
    let accessory = UICellAccessory.popUpMenu(menu)
    #expect(accessory.accessoryType == .popUpMenu && accessory.text == "Large")
  }

  @Test func attributesKeepATransformInSpace() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    #expect(CATransform3DIsIdentity(attributes.transform3D))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(attributes.transform3D == CATransform3DMakeScale(2, 3, 1))
    var map = CATransform3DMakeRotation(1, 0, 1, 0)
    map.m34 = -1 / 500
    attributes.transform3D = map
    #expect(attributes.transform.a == map.m11 && attributes.transform3D == map)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.transform3D == map && copy == attributes)
    attributes.transform3D = CATransform3DMakeTranslation(5, 6, 0)
    #expect(attributes.transform == CGAffineTransform(translationX: 5, y: 6))
    #expect(attributes.spatialTransform == nil && copy != attributes)
  }
}
