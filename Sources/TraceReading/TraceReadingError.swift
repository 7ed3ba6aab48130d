/// The reason why a trace could not be read.
public enum TraceReadingError: Error, Hashable, Sendable {
  /// There is nothing at the path.
  case noSuchPath(path: String)
  /// The path is a file, not a folder.
  case notAFolder(path: String)
  /// The folder cannot be listed, or a file in it cannot be read.
  case unreadable(path: String, reason: String)
  /// No folder below the path holds a CTF trace.
  case noTrace(path: String)
  /// A folder holds streams of a trace, but no file `metadata`.
  case noMetadata(path: String)
  /// There are more files below the path than a trace has.
  case tooManyFiles(path: String, limit: Int)
  /// There is a trace, but without an event of the provider.
  case noEvents(path: String, provider: String, otherProviders: [String])
  /// A file ends too early. Offset and sizes are in bytes.
  case cut(path: String, offset: Int, expected: Int, found: Int)
  /// A file has contents that cannot be right. The offset is in bytes.
  case damaged(path: String, offset: Int, reason: String)
  /// The metadata are of a version of CTF, or use a part of it, that is not read.
  case unsupported(path: String, what: String)
  /// A file lies among the streams of a trace and is none.
  case strayFile(path: String)
  /// The files look right, and yet the decoder gave up after a number of events.
  case undecodable(path: String, reason: String, eventsRead: Int)
  /// The trace is of CTF 2, which libbabeltrace2 reads from version 2.1 on.
  case decoderTooOld(path: String, version: String)
  /// libbabeltrace2 or one of its plug-ins is missing.
  case decoderMissing(reason: String)

  /// The message in one paragraph: what happened, where, and what to do.
  public var message: String {
    switch self {
    case .noSuchPath(let path):
      "There is no '\(path)'. Give the folder of a trace."
    case .notAFolder(let path):
      "'\(path)' is a file. A trace is a folder: give the one that holds its `metadata` file, or "
        + "any folder above it."
    case .unreadable(let path, let reason):
      "'\(path)' cannot be read: \(reason). Check its permissions; LTTng gives traces to the user "
        + "who ran the session daemon."
    case .noTrace(let path):
      "No trace lies in '\(path)': no folder in it holds a file `metadata`. Give a folder that "
        + "LTTng has written."
    case .noMetadata(let path):
      "'\(path)' holds streams of a trace, but no file `metadata`, without which they cannot be read. "
        + "Copy that file, too, or record the trace again."
    case .tooManyFiles(let path, let limit):
      "There are more than \(limit) files below '\(path)', so it is probably not a trace. Give a folder "
        + "closer to the trace's `metadata` file."
    case .noEvents(let path, let provider, let others):
      Self.noEvents(path, provider, others)
    case .cut(let path, let offset, let expected, let found):
      "'\(path)' is cut: what begins at byte \(offset) should be \(expected) bytes long, but only "
        + "\(found) are there. Copy the trace again, or record it again and let the session stop "
        + "by itself."
    case .damaged(let path, let offset, let reason):
      "'\(path)' is damaged at byte \(offset): \(reason). Copy the trace again, or record it again."
    case .unsupported(let path, let what):
      "'\(path)' is \(what), which is not supported; supported are CTF 1.8 and CTF 2 as LTTng and Babeltrace "
        + "write them. Record the trace with LTTng 2.13 or newer, or convert it with babeltrace2."
    case .strayFile(let path):
      "'\(path)' is among the streams of a trace, but is not a stream. Move it and try again."
    case .undecodable(let path, let reason, let eventsRead):
      "The trace in '\(path)' cannot be decoded beyond its first \(eventsRead) events: \(reason). It is damaged, or written by a tracer "
        + "that libbabeltrace2 does not understand; copy it again, or record it again."
    case .decoderTooOld(let path, let version):
      "'\(path)' is CTF 2, which libbabeltrace2 reads from version 2.1 on, and this is \(version). Use the "
        + "other reader, 'packets', or install a newer libbabeltrace2."
    case .decoderMissing(let reason):
      "libbabeltrace2 cannot be used: \(reason). Install it, on Debian with "
        + "`apt install libbabeltrace2-0`."
    }
  }

  /// The reason, as a part of a sentence about a file.
  var reason: String {
    switch self {
    case .unreadable(_, let reason), .undecodable(_, let reason, _), .decoderMissing(let reason):
      reason
    case .cut(_, let offset, let expected, let found):
      "what begins at byte \(offset) should be \(expected) bytes long, but only \(found) are there"
    case .damaged(_, let offset, let reason): "\(reason), at byte \(offset)"
    case .unsupported(_, let what): "\(what) is not supported"
    case .noMetadata: "it holds streams, but no file `metadata`, without which they cannot be read"
    case .noSuchPath, .notAFolder, .noTrace, .tooManyFiles, .noEvents, .strayFile,
      .decoderTooOld:
      message
    }
  }

  private static func noEvents(_ path: String, _ provider: String, _ others: [String]) -> String {
    let found =
      others.isEmpty
      ? "it holds no event at all"
      : "its events come from \(others.prefix(5).joined(separator: ", "))"
    return "The trace in '\(path)' has no event of '\(provider)': \(found). Enable them before the "
      + "program starts, with `lttng enable-event -u '\(provider):*'`."
  }
}
