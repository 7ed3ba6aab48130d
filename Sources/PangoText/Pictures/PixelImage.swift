import CPango
package import Foundation

/// An image in memory.
package final class PixelImage {
  let surface: OpaquePointer

  /// The colour of a pixel, with 8 bits per component.
  package struct Pixel: Hashable, Sendable {
    /// The red component, premultiplied by the opacity.
    package var red: UInt8
    /// The green component, premultiplied by the opacity.
    package var green: UInt8
    /// The blue component, premultiplied by the opacity.
    package var blue: UInt8
    /// The opacity.
    package var alpha: UInt8

    /// Creates a colour.
    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// Creates a transparent image.
  init(width: Int, _ height: Int) throws(PictureError) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    try Self.check(cairo_surface_status(surface))
    guard let surface else { throw .drawingFailed(reason: "no surface") }
    self.surface = surface
  }

  /// Reads a PNG.
  package init(png: Data) throws(PictureError) {
    let source = DataSource(png)
    let surface = cairo_image_surface_create_from_png_stream(
      DataSource.read,
      Unmanaged.passUnretained(source).toOpaque()
    )
    withExtendedLifetime(source) {}
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .unreadable
    }
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The width, in pixels.
  package var width: Int { Int(cairo_image_surface_get_width(surface)) }
  /// The height, in pixels.
  package var height: Int { Int(cairo_image_surface_get_height(surface)) }

  /// The pixel at a position, counted from the top left corner.
  ///
  /// - Precondition: the position is inside the image.
  package subscript(x: Int, y: Int) -> Pixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "there is no pixel (\(x), \(y))")
    cairo_surface_flush(surface)
    let row = y * Int(cairo_image_surface_get_stride(surface))
    let format = cairo_image_surface_get_format(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return Pixel(0, 0, 0, alpha: 0) }
    let bits = UnsafeRawPointer(data).load(fromByteOffset: row + 4 * x, as: UInt32.self)
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
    // Opaque images are read without an alpha component.
    let alpha = format == CAIRO_FORMAT_ARGB32 ? byte(24) : 255
    return Pixel(byte(16), byte(8), byte(0), alpha: alpha)
  }

  /// The image as a PNG file.
  package func png() throws(PictureError) -> Data {
    let output = DataStream()
    let status = cairo_surface_write_to_png_stream(
      surface,
      DataStream.write,
      Unmanaged.passUnretained(output).toOpaque()
    )
    try Self.check(status)
    return withExtendedLifetime(output) { output.data }
  }

  static func check(_ status: cairo_status_t) throws(PictureError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .drawingFailed(reason: String(cString: cairo_status_to_string(status)))
  }
}
