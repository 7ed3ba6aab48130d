import CCairo
import Foundation

/// A picture as it is kept on disk or sent over the network.
struct Artwork {
  let png: Data

  /// Paints the picture of a show.
  init(show: Int, side: Int) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side))
    let context = cairo_create(surface)
    for ring in 0..<24 {
      let shade = Double((show * 7 + ring * 5) % 24) / 24
      cairo_set_source_rgb(context, shade, 1 - shade, Double(ring) / 24)
      let (center, radius) = (Double(side) / 2, Double(side) * (1 - Double(ring) / 24) / 1.4)
      cairo_arc(context, center, center + Double(show % 9), radius, 0, 2 * Double.pi)
      cairo_fill(context)
    }
    var data = Data()
    _ = withUnsafeMutablePointer(to: &data) { data in
      cairo_surface_write_to_png_stream(
        surface,
        { target, bytes, count in
          guard let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          target?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        },
        data
      )
    }
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    png = data
  }
}

/// A picture that can be drawn.
final class DecodedArtwork {
  /// The colour in its middle, which stands for the picture where there is no screen.
  let color: (red: Double, green: Double, blue: Double)

  /// Decodes a PNG.
  init(_ artwork: Artwork) {
    var rest = artwork.png[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { source, bytes, count in
          guard let rest = source?.assumingMemoryBound(to: Data.self), let bytes,
            rest.pointee.count >= count
          else { return CAIRO_STATUS_READ_ERROR }
          rest.pointee.copyBytes(to: bytes, count: Int(count))
          rest.pointee.removeFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        },
        rest
      )
    }
    defer { cairo_surface_destroy(surface) }
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let pixels = cairo_image_surface_get_data(surface), height > 0 else {
      color = (0, 0, 0)
      return
    }
    let middle = pixels + height / 2 * stride + width / 2 * 4
    color = (Double(middle[2]) / 255, Double(middle[1]) / 255, Double(middle[0]) / 255)
  }
}
