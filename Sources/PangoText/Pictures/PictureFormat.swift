/// A picture file format.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Raster graphics.
  case png
  /// Vector graphics, which stay sharp at every size.
  case svg

  /// The format of a file by its extension; nil if it is unknown.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[dot...].dropFirst().lowercased())
  }
}
