/// Why a picture cannot be made.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The view has no area, or is larger than Cairo can draw.
  case unusableSize(width: Int, height: Int)
  /// The name of the file ends in no format that is known.
  case unknownFormat(path: String)
  /// The file cannot be written.
  case unwritable(path: String, reason: String)
  /// The data are no picture.
  case unreadable
  /// Cairo gave up.
  case drawingFailed(reason: String)

  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .unusableSize(let width, let height):
      "A picture of \(width) × \(height) pixels cannot be drawn: "
        + "each side must have between 1 and \(PictureRenderer.maximalPixels)."
    case .unknownFormat(let path):
      "The name '\(path)' does not say what picture it is. End it in .png or .svg."
    case .unwritable(let path, let reason):
      "The picture cannot be written to \(path): \(reason)"
    case .unreadable: "The data are no PNG."
    case .drawingFailed(let reason): "Cairo could not draw the picture: \(reason)."
    }
  }
}
