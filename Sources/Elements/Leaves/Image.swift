import Foundation
public import HeadlessUIKit

/// An element that shows an image.
public struct Image: Element {
  /// The way in which an image is fitted into its element.
  public enum ContentMode: Hashable, Sendable {
    /// In its own size, centred.
    case center
    /// Stretched.
    case stretch
    /// As large as fits completely.
    case aspectFit
    /// As small as covers the element.
    case aspectFill

    var viewMode: UIView.ContentMode {
      switch self {
      case .center: .center
      case .stretch: .scaleToFill
      case .aspectFit: .scaleAspectFit
      case .aspectFill: .scaleAspectFill
      }
    }
  }

  /// The image; nil shows nothing.
  public var image: UIImage?
  /// The way in which the image is fitted into the element.
  public var contentMode: ContentMode
  /// The tint; nil for that of the enclosing view.
  public var tintColor: UIColor?
  /// True if assistive technologies do not describe the image.
  public var blockAccessibilityDescription: Bool

  /// Creates an element that shows an image.
  public init(
    image: UIImage?,
    contentMode: ContentMode = .aspectFill,
    tintColor: UIColor? = nil,
    blockAccessibilityDescription: Bool = false
  ) {
    self.image = image
    self.contentMode = contentMode
    self.tintColor = tintColor
    self.blockAccessibilityDescription = blockAccessibilityDescription
  }

  /// As large as the image, or as the space in its ratio.
  public var content: ElementContent {
    let size = image?.size
    let mode = contentMode
    return ElementContent { (constraint: SizeConstraint) in
      size.map { mode.size(of: $0, in: constraint) } ?? .zero
    }
  }

  /// An image view.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    ViewDescription(UIImageView.self) { config in
      config.builder = { UIImageView(frame: .zero) }
      config.apply { view in
        view.image = image
        view.contentMode = contentMode.viewMode
        view.tintColor = tintColor
        view.clipsToBounds = contentMode == .aspectFill
      }
    }
  }
}

extension Image.ContentMode {
  fileprivate func size(of image: CGSize, in constraint: SizeConstraint) -> CGSize {
    guard self == .aspectFit || self == .aspectFill else { return image }
    let ratio = image.height == 0 ? 0 : image.width / image.height
    func size(width: CGFloat) -> CGSize {
      // An image without height is as high as possible at any width.
      CGSize(width: width, height: width == 0 ? 0 : width / ratio)
    }
    func size(height: CGFloat) -> CGSize { CGSize(width: height * ratio, height: height) }
    return switch (constraint.width.constrainedValue, constraint.height.constrainedValue) {
    case (let width?, nil): size(width: width)
    case (nil, let height?): size(height: height)
    case (let width?, let height?):
      width < height * ratio ? size(width: width) : size(height: height)
    case (nil, nil): CGSize(width: CGFloat.infinity, height: .infinity)
    }
  }
}
