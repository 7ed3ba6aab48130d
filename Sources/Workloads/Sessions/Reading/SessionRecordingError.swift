/// A file of which nothing can be read.
public enum SessionRecordingError: Error, Hashable {
  /// There is nothing in it.
  case empty
  /// It is something else.
  case foreign
  /// It is of a later version.
  case newer(version: Int)
  /// Its start is damaged.
  case damaged(String)

  /// The problem and what to do about it.
  public var message: String {
    switch self {
    case .empty: "is empty. Nothing was recorded, or the app ended within the first second."
    case .foreign: "is not a recording of `SessionCapture`."
    case .newer(let version):
      "is a recording of version \(version); this program reads version \(SessionReader.version). "
        + "Update listscope."
    case .damaged(let text): "is a damaged recording, of which nothing can be read: \(text)."
    }
  }
}
