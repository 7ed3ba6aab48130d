public import Foundation

/// An image identified by its name: without a screen its pixels are not needed.
public struct UIImage: Hashable, Sendable {
  /// The name of the image.
  public let name: String
  /// The size of the image, in points.
  public let size: CGSize

  /// Creates an image of a size; nil without a name.
  public init?(named name: String, size: CGSize = .zero) {
    guard !name.isEmpty else { return nil }
    self.name = name
    self.size = size
  }

  /// Creates a system symbol; nil without a name.
  public init?(systemName name: String) {
    self.init(named: name)
  }
}
