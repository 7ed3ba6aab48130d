/// The reason for which a picture cannot be drawn, written or read.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The view has no area, or is larger than Cairo can draw.
  case unusableSize(width: Int, height: Int)
  /// The file name does not end in a known format.
  case unknownFormat(path: String)
  /// The file cannot be written.
  case unwritable(path: String, reason: String)
  /// The data is not a picture.
  case unreadable
  /// Cairo failed.
  case drawingFailed(reason: String)

  /// The error and its fix.
  public var description: String {
    switch self {
    case .unusableSize(let width, let height):
      "A picture of \(width) × \(height) pixels cannot be drawn: "
        + "each side must have between 1 and \(PictureRenderer.maxPixels)."
    case .unknownFormat(let path):
      "The name '\(path)' has no known picture format. End it in .png or .svg."
    case .unwritable(let path, let reason):
      "The picture cannot be written to \(path): \(reason)"
    case .unreadable: "The data is not a PNG."
    case .drawingFailed(let reason): "Cairo could not draw the picture: \(reason)."
    }
  }
}
