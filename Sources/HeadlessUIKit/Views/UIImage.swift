public import Foundation

/// An image identified by its name: without a screen its pixels are not needed.
public struct UIImage: Hashable, Sendable {
  /// The name of the image.
  public let name: String
  /// The size of the image, in points.
  public let size: CGSize
  /// The colour that it is drawn in; nil for the tint of the view.
  var tint: UIColor?
  /// True if it is a symbol of the system.
  package private(set) var isSymbol = false

  /// Creates an image without a size; nil without a name.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(named: name, size: .zero)
  }

  /// Creates an image of a size, in points.
  public init(named name: String, size: CGSize) {
    self.name = name
    self.size = size
  }

  /// Creates a system symbol of the size for body text; nil without a name.
  public init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system symbol of the size of a configuration; nil without a name.
  public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    let side =
      ((configuration ?? .unspecified).pointSize * 1.2
      * (configuration?.scale.factor ?? 1)).rounded(.up)
    self.init(named: name, size: CGSize(width: side, height: side))
    isSymbol = true
  }

  /// The way in which an image takes the tint of a view.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the view does it.
    case automatic
    /// Never.
    case alwaysOriginal
    /// Always.
    case alwaysTemplate
  }

  /// The image itself: a placeholder has no colours of its own.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The image in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    var image = self
    image.tint = color
    return image
  }

  /// The image with a symbol's size of a configuration.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    var image = UIImage(systemName: name, withConfiguration: configuration) ?? self
    image.tint = tint
    return image
  }
}
