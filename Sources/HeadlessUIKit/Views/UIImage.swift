public import Foundation

/// A picture, known by its name: without a screen nobody needs its pixels.
public struct UIImage: Hashable, Sendable {
  /// What the picture is called.
  public let name: String
  /// How large it is, in points.
  public let size: CGSize

  /// A picture of a size; nil without a name.
  public init?(named name: String, size: CGSize = .zero) {
    guard !name.isEmpty else { return nil }
    self.name = name
    self.size = size
  }

  /// A symbol of the system; nil without a name.
  public init?(systemName name: String) {
    self.init(named: name)
  }
}
