public import Foundation

/// The picture of the screen at a frame.
public struct ScreenPicture: Sendable {
  /// The number of the frame.
  public let frame: Int
  /// The picture, as PNG.
  public let png: Data

  /// The maximum size of a picture, in bytes: a page holds several.
  public static let maxBytes = 20_480
  /// The maximum number of pictures in a page.
  public static let maxCount = 12

  /// Takes a picture; nil where it is too large for a page, or no PNG.
  ///
  /// - Parameters:
  ///   - frame: the number of the frame.
  ///   - png: the file.
  public init?(frame: Int, png: Data) {
    guard png.count <= Self.maxBytes, png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    self.frame = frame
    self.png = png
  }
}
