import Foundation
import ListSchema

/// One element of a list, and where it stands.
struct PlacedElement {
  var place: ElementPlace
  /// Where it shows, in the coordinates of the content.
  var frame: CGRect
  /// Where it stands when it does not stick.
  var defaultFrame: CGRect
  /// Where an item stands in its group.
  var position = ItemPosition.single
  /// Elements with a higher number stand in front.
  var zIndex: Int

  /// Whether it stands where another one does.
  func stands(as other: PlacedElement) -> Bool {
    frame == other.frame && zIndex == other.zIndex
  }
}

extension ListSchema.ContentPart {
  /// Which parts of a list stand in front of others.
  var defaultZIndex: Int {
    switch self {
    case .containerHeader: 6
    case .listHeader: 5
    case .sectionHeader: 4
    case .item: 3
    case .sectionFooter: 2
    case .listFooter: 1
    case .overscrollFooter: 0
    }
  }
}
