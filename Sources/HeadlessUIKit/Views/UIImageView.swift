public import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  /// The image; nil shows nothing.
  open var image: UIImage? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates a view without an image.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a view of an image, with its size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// The size of the image, independent of the available space.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The size of the image; none without an image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Draws the image according to `contentMode`.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let image else { return }
    context.draw(
      image,
      tint: tintColor ?? .systemBlue,
      in: contentMode.frame(of: image.size, in: bounds)
    )
  }
}
