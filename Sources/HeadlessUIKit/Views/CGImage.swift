public import Foundation

/// The picture of a `UIImage` with its size in pixels; there are none, so that it is a placeholder.
public final class CGImage: Hashable, Sendable {
  /// The picture, in points of one pixel.
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  /// The width, in pixels.
  public var width: Int { Int(exactly: image.size.width.rounded()) ?? 0 }
  /// The height, in pixels.
  public var height: Int { Int(exactly: image.size.height.rounded()) ?? 0 }

  /// A part of the picture, in pixels; nil if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(origin: .zero, size: image.size))
    return part.isEmpty ? nil : CGImage(UIImage(named: image.name, size: part.size))
  }

  /// Compares the pictures.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

  /// Hashes the picture.
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension UIImage {
  /// The picture with its size in pixels; nil for one without a size.
  public var cgImage: CGImage? {
    size.width > 0 && size.height > 0 ? CGImage(self) : nil
  }

  /// Creates a picture with a point per pixel.
  public convenience init(cgImage: CGImage) {
    self.init(named: cgImage.image.name, size: cgImage.image.size)
  }

  /// Creates a picture with a number of pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let size = cgImage.image.size
    self.init(
      named: cgImage.image.name,
      size: orientation.turned(CGSize(width: size.width / scale, height: size.height / scale))
    )
  }

  /// The ways in which pixels are turned.
  public enum Orientation: Int, Hashable, Sendable {
    /// Not.
    case up
    /// Upside down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Upside down and mirrored.
    case downMirrored
    /// To the left and mirrored.
    case leftMirrored
    /// To the right and mirrored.
    case rightMirrored

    fileprivate func turned(_ size: CGSize) -> CGSize {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: size
      case .left, .right, .leftMirrored, .rightMirrored:
        CGSize(width: size.height, height: size.width)
      }
    }
  }

  /// The way in which the pixels are turned: none, as placeholders have no pixels.
  public var imageOrientation: Orientation { .up }

  /// The ways in which the middle of a picture grows.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// The picture itself: placeholders are stretched as a whole.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage { self }

  /// The picture itself: placeholders are aligned by their edges.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The distances by which the picture is larger than what is aligned: none.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
}

extension UIColor {
  /// Creates a placeholder, grey, for a pattern.
  public convenience init(patternImage: UIImage) { self.init(.systemGray) }
}
