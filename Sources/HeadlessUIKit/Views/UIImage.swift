public import Foundation

/// A picture of which only name and size are known.
public struct UIImage: Hashable, Sendable {
  /// The name; nil for a picture without.
  public var name: String?
  /// The size, in points.
  public var size: CGSize

  /// Makes a picture of a size.
  public init(name: String? = nil, size: CGSize) {
    self.name = name
    self.size = size
  }

  /// Makes the picture of a name, without a size; nil for an empty name.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: .zero)
  }

  /// Makes the system's symbol of a name, without a size; nil for an empty name.
  public init?(systemName name: String) {
    self.init(named: name)
  }
}
