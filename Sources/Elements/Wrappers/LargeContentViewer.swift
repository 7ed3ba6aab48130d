public import Foundation
public import HeadlessUIKit

/// An element that is shown large while it is pressed, where the user prefers very large text.
///
/// Here it is only data: nothing is shown.
public struct LargeContentViewer: Element {
  /// The element.
  public var wrappedElement: any Element
  /// The text that is shown large; nil for none.
  public var title: String?
  /// The picture that is shown large; nil for none.
  public var image: UIImage?
  /// True if the picture is enlarged.
  public var scalesImage: Bool
  /// Called when a finger is lifted from the element that is shown large.
  public var interactionEnded: ((CGPoint) -> Void)?

  /// Creates an element that is shown large.
  public init(
    title: String?,
    image: UIImage? = nil,
    scalesImage: Bool = false,
    interactionEnded: ((CGPoint) -> Void)? = nil,
    wrapping element: any Element
  ) {
    self.title = title
    self.image = image
    self.scalesImage = scalesImage
    self.interactionEnded = interactionEnded
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent { ElementContent(child: wrappedElement) }

  /// A view that knows what is shown large.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    LargeContentView.describe { config in
      config.apply { $0.viewer = self }
    }
  }
}

/// The view of an element that is shown large.
final class LargeContentView: UIView {
  var viewer: LargeContentViewer?
}

extension Element {
  /// The element with what is shown large while it is pressed.
  public func largeContentViewer(
    title: String?,
    image: UIImage? = nil,
    scalesImage: Bool = false,
    interactionEnded: ((CGPoint) -> Void)? = nil
  ) -> LargeContentViewer {
    LargeContentViewer(
      title: title,
      image: image,
      scalesImage: scalesImage,
      interactionEnded: interactionEnded,
      wrapping: self
    )
  }
}
