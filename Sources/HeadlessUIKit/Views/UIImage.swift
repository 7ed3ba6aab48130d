public import Foundation

/// An image identified by its name: without a screen its pixels are not needed.
///
/// Images with the same name, size and colour are equal.
///
/// `@unchecked Sendable`: its values do not change; those of a subclass should not, either.
open class UIImage: Hashable, @unchecked Sendable {
  /// The name of the image.
  public final let name: String
  /// The size of the image, in points.
  public final let size: CGSize
  /// The colour that it is drawn in; nil for the tint of the view.
  final let tint: UIColor?
  /// True if it is a symbol of the system.
  package final let isSymbol: Bool

  private init(_ name: String, _ size: CGSize, tint: UIColor?, isSymbol: Bool) {
    (self.name, self.size, self.tint, self.isSymbol) = (name, size, tint, isSymbol)
  }

  /// Creates an image without a size; nil without a name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(named: name, size: .zero)
  }

  /// Creates an image of a size, in points.
  public init(named name: String, size: CGSize) {
    (self.name, self.size, tint, isSymbol) = (name, size, nil, false)
  }

  /// Creates a system symbol of the size for body text; nil without a name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system symbol of the size of a configuration; nil without a name.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    let side =
      ((configuration ?? .unspecified).pointSize * 1.2
      * (configuration?.scale.factor ?? 1)).rounded(.up)
    self.init(name, CGSize(width: side, height: side), tint: nil, isSymbol: true)
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
    UIImage(name, size, tint: color, isSymbol: isSymbol)
  }

  /// The image with a symbol's size of a configuration.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    let size = UIImage(systemName: name, withConfiguration: configuration)?.size ?? size
    return UIImage(name, size, tint: tint, isSymbol: true)
  }

  /// Compares name, size and colour.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left === right
      || (left.name == right.name && left.size == right.size && left.tint == right.tint
        && left.isSymbol == right.isSymbol)
  }

  /// Hashes the name and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}
