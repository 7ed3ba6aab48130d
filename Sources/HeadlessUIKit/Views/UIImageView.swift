public import Foundation

/// A view that shows an image; it takes no touches by default.
open class UIImageView: UIView {
  /// The image; nil shows nothing.
  open var image: UIImage? {
    didSet {
      if let preferredSymbolConfiguration, let symbol = image, symbol.isSymbol {
        image = symbol.withConfiguration(preferredSymbolConfiguration)
      }
      if image != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The size of a symbol in the view; nil for its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard let preferredSymbolConfiguration, let symbol = image, symbol.isSymbol else { return }
      image = symbol.withConfiguration(preferredSymbolConfiguration)
    }
  }

  /// Creates a view without an image.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of an image, with its size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
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
      tint: image.tint ?? tintColor ?? .systemBlue,
      in: contentMode.frame(of: image.size, in: bounds)
    )
  }
}
