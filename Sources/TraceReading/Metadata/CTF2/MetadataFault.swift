/// The reason why a text of CTF 2's metadata cannot be used.
enum MetadataFault: Error {
  /// It says something that cannot be.
  case damaged(String)
  /// It uses a part of CTF 2 that is not read, without which bits cannot be placed.
  case unsupported(String)

  /// The fault behind an error of `JSONDecoder`.
  init(decoding error: any Error) {
    guard let error = error as? DecodingError else {
      self = .damaged("a text of the metadata is not JSON")
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self = .damaged("\(Self.place(context)) has no '\(key.stringValue)'")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .damaged("\(Self.place(context)) is of another type than CTF 2 has there")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self = .damaged("a text of the metadata is not JSON")
    case .dataCorrupted(let context):
      self = .damaged("\(Self.place(context)) has an impossible value")
    @unknown default: self = .damaged("a text of the metadata cannot be read")
    }
  }

  /// The error of reading the file.
  func error(path: String, offset: Int) -> TraceReadingError {
    switch self {
    case .damaged(let reason): .damaged(path: path, offset: offset, reason: reason)
    case .unsupported(let what): .unsupported(path: path, what: what)
    }
  }

  /// The place in a text, as in `payload-field-class.member-classes[3]`.
  private static func place(_ context: DecodingError.Context) -> String {
    guard !context.codingPath.isEmpty else { return "a text of the metadata" }
    let path = context.codingPath.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return "'\(path)' of the metadata"
  }
}
