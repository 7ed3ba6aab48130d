import CPango
public import Foundation
public import HeadlessUIKit

/// Draws views as pictures, to inspect their layout.
///
/// ```swift
/// let text = try PangoText()
/// list.textMeasurer = text
/// list.layoutIfNeeded()
/// try PictureRenderer(text: text).write(list, to: "list.png")
/// ```
public struct PictureRenderer: Sendable {
  /// The maximum number of pixels per side.
  public static let maxPixels = 32_767

  /// The text renderer; it must be the one with which the views were measured.
  public var text: PangoText
  /// The number of pixels per point; ignored for SVG.
  public var scale: CGFloat
  /// The traits of the screen: light or dark mode.
  public var traits: UITraitCollection

  /// Creates a renderer.
  public init(
    text: PangoText,
    scale: CGFloat = 2,
    traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .light)
  ) {
    self.text = text
    self.scale = scale
    self.traits = traits
  }

  /// Writes a picture to a file whose name ends in `.png` or `.svg`.
  @preconcurrency @MainActor
  public func write(_ view: UIView, to path: String) throws(PictureError) {
    guard let format = PictureFormat(path: path) else { throw .unknownFormat(path: path) }
    let picture = try data(of: view, as: format)
    do {
      try picture.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }

  /// The picture of a view as file contents.
  @preconcurrency @MainActor
  public func data(of view: UIView, as format: PictureFormat) throws(PictureError) -> Data {
    switch format {
    case .png: try pixels(of: view).png()
    case .svg: try svg(of: view)
    }
  }

  /// The picture of a view as pixels.
  @preconcurrency @MainActor
  package func pixels(of view: UIView) throws(PictureError) -> PixelImage {
    let size = view.frame.size
    let image = try PixelImage(
      width: try Self.pixels(size.width * scale),
      try Self.pixels(size.height * scale)
    )
    try draw(view, on: image.surface, scale: scale)
    return image
  }

  @MainActor
  private func svg(of view: UIView) throws(PictureError) -> Data {
    let size = view.frame.size
    _ = (try Self.pixels(size.width), try Self.pixels(size.height))
    let output = DataStream()
    let surface = cairo_svg_surface_create_for_stream(
      DataStream.write,
      Unmanaged.passUnretained(output).toOpaque(),
      size.width,
      size.height
    )
    defer { cairo_surface_destroy(surface) }
    guard let surface else { throw .drawingFailed(reason: "no surface") }
    try draw(view, on: surface, scale: 1)
    cairo_surface_finish(surface)
    try PixelImage.check(cairo_surface_status(surface))
    return withExtendedLifetime(output) { output.data }
  }

  @MainActor
  private func draw(
    _ view: UIView,
    on surface: OpaquePointer,
    scale: CGFloat
  ) throws(PictureError) {
    guard let cairo = cairo_create(surface) else { throw .drawingFailed(reason: "no context") }
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, scale, scale)
    cairo_translate(cairo, -view.frame.minX, -view.frame.minY)
    view.render(in: CairoContext(cairo, text: text, traits: traits))
    try PixelImage.check(cairo_status(cairo))
  }

  /// A length in whole pixels.
  private static func pixels(_ length: CGFloat) throws(PictureError) -> Int {
    let rounded = length.rounded(.up)
    guard rounded >= 1, rounded <= CGFloat(maxPixels) else {
      let shown = Int(exactly: rounded) ?? 0
      throw .unusableSize(width: shown, height: shown)
    }
    return Int(rounded)
  }
}
