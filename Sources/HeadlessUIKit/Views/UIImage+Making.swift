public import Foundation

// Pictures from data and files, and other forms of a picture: placeholders, too.
extension UIImage {
  /// Creates an empty picture.
  public convenience init() { self.init(named: "", size: .zero) }

  /// Creates a picture from the data of a file, of the size that a PNG file says; nil without data.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(named: "data", size: Self.size(ofPNG: data) ?? .zero)
  }

  /// Creates a picture from the data of a file with a number of pixels per point; nil without data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    let size = Self.size(ofPNG: data) ?? .zero
    let scale = scale > 0 ? scale : 1
    self.init(named: "data", size: CGSize(width: size.width / scale, height: size.height / scale))
  }

  /// Creates a picture from a file; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture of a catalogue without a size; nil without a name.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates a picture of a catalogue without a size; nil without a name.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: SymbolConfiguration?
  ) {
    self.init(named: name)
  }

  /// Creates a system symbol whose parts show a value, which are not drawn; nil without a name.
  public convenience init?(
    systemName name: String,
    variableValue: Double,
    configuration: SymbolConfiguration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The size that the header of a PNG file says; nil for other data.
  private static func size(ofPNG data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return CGSize(width: CGFloat(number(16)), height: CGFloat(number(20)))
  }

  /// A check mark.
  public static let checkmark = UIImage(named: "checkmark", size: CGSize(width: 21, height: 21))
  /// A sign for adding.
  public static let add = UIImage(named: "plus.circle", size: CGSize(width: 21, height: 21))
  /// A sign for removing.
  public static let remove = UIImage(named: "minus.circle", size: CGSize(width: 21, height: 21))
  /// A sign for actions.
  public static let actions = UIImage(named: "ellipsis.circle", size: CGSize(width: 21, height: 21))

  /// The way in which the picture takes the tint of a view.
  public var renderingMode: RenderingMode { .automatic }
  /// The number of pixels per point.
  public var scale: CGFloat { 1 }
  /// True if the picture is a symbol of the system.
  public var isSymbolImage: Bool { isSymbol }
  /// The pictures of a film; nil, as there are none.
  public var images: [UIImage]? { nil }
  /// The insets of the part that is not stretched.
  public var capInsets: UIEdgeInsets { .zero }

  /// The picture with what a configuration gives in place of its own.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// The picture itself: placeholders are stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The picture itself: placeholders look the same from both sides.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The picture itself: placeholders look the same from both sides.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The data of a PNG file; nil, as there are no pixels.
  public func pngData() -> Data? { nil }
  /// The data of a JPEG file; nil, as there are no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// The picture itself: there is nothing to decode.
  public func preparingForDisplay() -> UIImage? { self }
  /// The picture in another size, in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(named: name, size: size) }
  /// The picture itself: there is nothing to decode.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// The picture in another size, in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Calls a closure with the picture itself.
  public func prepareForDisplay(completionHandler: (UIImage?) -> Void) { completionHandler(self) }
  /// Calls a closure with the picture in another size, in points.
  public func prepareThumbnail(of size: CGSize, completionHandler: (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Draws the picture at a point; only within `draw(_:)`.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
