import Foundation
import ListSchema

/// One element of a list, with its position.
struct PlacedElement {
  var place: ElementPlace
  /// The visible frame, in the coordinates of the content.
  var frame: CGRect
  /// The frame when it does not stick.
  var defaultFrame: CGRect
  /// The position of an item in its group.
  var position = ItemPosition.single
  /// The stacking order: elements with a higher number are in front.
  var zIndex: Int
  /// The element that the layout adds; nil for the content's own.
  var attachment: LayoutAttachment?

  /// Returns whether it is at the same position as another one.
  func isPlaced(as other: PlacedElement) -> Bool {
    frame == other.frame && zIndex == other.zIndex
  }
}

extension PlacedElement: Equatable {
  /// Returns whether both are the same in all respects.
  static func == (left: PlacedElement, right: PlacedElement) -> Bool {
    left.place == right.place && left.frame == right.frame
      && left.defaultFrame == right.defaultFrame && left.position == right.position
      && left.zIndex == right.zIndex && left.attachment === right.attachment
  }
}

extension ListSchema.ContentPart {
  /// The default stacking order of the parts of a list.
  var defaultZIndex: Int {
    switch self {
    case .containerHeader: 6
    case .listHeader: 5
    case .sectionHeader: 4
    case .item: 3
    case .sectionFooter: 2
    case .listFooter: 1
    case .overscrollFooter: 0
    case .supplementary: 4
    case .decoration: 2
    }
  }
}
