public import Foundation

/// A view that shows a picture.
open class UIImageView: UIView {
  /// The picture; nil shows nothing.
  open var image: UIImage? {
    didSet { if image != oldValue { setNeedsLayout() } }
  }

  /// Makes a view without a picture.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Makes a view of a picture, in the picture's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// The size of the picture, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// Draws the picture as `contentMode` says.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let image else { return }
    context.draw(image, tint: inheritedTintColor, in: contentMode.frame(of: image.size, in: bounds))
  }

  /// The tint of the view, or of the nearest view around it that has one.
  private var inheritedTintColor: UIColor {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.tintColor).first
      ?? .systemBlue
  }
}
