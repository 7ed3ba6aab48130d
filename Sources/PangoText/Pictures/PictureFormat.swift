/// The formats of pictures.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels.
  case png
  /// Shapes, which stay sharp at every size.
  case svg

  /// The format that the name of a file ends in; nil where it is no known one.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[dot...].dropFirst().lowercased())
  }
}
