public import Foundation
public import HeadlessUIKit
import ListSchema

/// An element of a list, as a windowed layout names it.
public enum WindowedLayoutElement: Hashable, Sendable {
  /// An item, by its section and its position in that.
  case item(IndexPath)
  /// A header, a footer or an element that the layout adds.
  case part(WindowedLayoutPart)
}

/// The look of a visible element that does not look as it was placed.
///
/// It has no effect on the places of elements, nor on touches.
public struct WindowedLayoutLook: Hashable, Sendable {
  /// The distance that it is moved from its place, in points.
  public var translation = CGPoint.zero
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat = 1
  /// True if it is hidden.
  public var isHidden = false
  /// The transform around its centre.
  public var transform = CGAffineTransform.identity
  /// The transform in space, after `transform`.
  public var transform3D = CATransform3DIdentity
  /// The number that is added to its stacking order.
  public var zIndex = 0

  /// Creates the look of an element that looks as it was placed.
  public init() {}
}

/// A look that elements keep from pass to pass.
@preconcurrency @MainActor
final class ElementLook {
  let value: WindowedLayoutLook

  init(_ value: WindowedLayoutLook) {
    self.value = value
  }

  /// Shows a view that belongs into a frame.
  func show(_ view: UIView, at frame: CGRect) {
    var attributes = ListContentLayoutAttributes(frame: frame)
    attributes.center.x += value.translation.x
    attributes.center.y += value.translation.y
    let hosted = view.hostedContent
    hosted?.show(alpha: value.alpha, isHidden: value.isHidden)
    attributes.alpha = hosted == nil ? value.alpha : 1
    attributes.transform = value.transform
    attributes.transform3D = value.transform3D
    view.show(attributes)
    view.isHidden = hosted == nil && value.isHidden
  }
}

extension PlacedElement {
  /// The element as a windowed layout names it; nil for none.
  var windowedElement: WindowedLayoutElement? {
    if let attachment { return .part(.attachment(attachment.id)) }
    return switch place.part {
    case .item: .item(IndexPath(item: place.index, section: place.section))
    case .listHeader: .part(.listHeader)
    case .listFooter: .part(.listFooter)
    case .sectionHeader: .part(.sectionHeader(place.section))
    case .sectionFooter: .part(.sectionFooter(place.section))
    case .containerHeader: .part(.containerHeader)
    case .overscrollFooter: .part(.overscrollFooter)
    case .supplementary, .decoration: nil
    }
  }
}

extension VisibleContent.Element {
  /// Takes over the look of the element; returns whether it is another one.
  @preconcurrency @MainActor
  func setLook(_ look: WindowedLayoutLook?) -> Bool {
    let look = look == WindowedLayoutLook() ? nil : look
    guard look != state.look?.value else { return false }
    if look == nil {
      state.view?.resetLook()
      state.view?.hostedContent?.show(alpha: 1, isHidden: false)
    }
    state.look = look.map(ElementLook.init)
    return true
  }
}
