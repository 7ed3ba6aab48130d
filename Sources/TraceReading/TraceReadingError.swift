/// Why a trace could not be read.
package enum TraceReadingError: Error, Hashable, Sendable {
  /// Nothing exists at the path.
  case missing(path: String)
  /// The path names a file where a folder is needed.
  case notAFolder(path: String)
  /// No folder at or below the path holds a CTF trace.
  case noTrace(path: String)
  /// The system refused to read a file.
  case unreadableFile(file: String, reason: String)
  /// The trace is whole, but holds no events at all.
  case noEvents(path: String)
  /// The trace holds events, but only of other providers.
  case foreignTrace(path: String, providers: [String])
  /// The metadata file ends in the middle of a packet or of a declaration.
  case cutMetadata(file: String, position: Int)
  /// The metadata file is not what CTF 1.8 prescribes.
  case damagedMetadata(file: String, position: Int, reason: String)
  /// A stream file ends in the middle of the packet that begins at `position`.
  case cutStream(file: String, position: Int, expectedBytes: Int, foundBytes: Int)
  /// The packet that begins at `position` contradicts itself or its file.
  case damagedPacket(file: String, position: Int, reason: String)
  /// The reading library gave up after `eventsRead` events.
  case library(path: String, cause: String, eventsRead: Int)
  /// The reading library made no progress for `seconds` seconds after `eventsRead` events.
  case stalled(path: String, seconds: Int, eventsRead: Int)
  /// A manifest is not JSON of a version known here.
  case damagedManifest(file: String, reason: String)

  /// Whether the path does not exist, as opposed to holding something bad.
  package var isMissingFile: Bool {
    if case .missing = self { true } else { false }
  }

  /// One paragraph: what is wrong, where, and what to do.
  package var message: String {
    switch self {
    case .missing, .notAFolder, .noTrace, .unreadableFile, .noEvents, .foreignTrace:
      choiceMessage
    case .cutMetadata, .damagedMetadata, .cutStream, .damagedPacket, .library, .stalled,
      .damagedManifest:
      damageMessage
    }
  }

  private var choiceMessage: String {
    switch self {
    case .missing(let path):
      "\(path) does not exist. Give the folder of a trace, such as the one that "
        + "`listscope record` printed."
    case .notAFolder(let path):
      "\(path) is a file, but a trace is a folder. Give the folder that holds the CTF trace."
    case .noTrace(let path):
      "\(path) holds no trace: no folder in it has a CTF `metadata` file. Give the folder that "
        + "`listscope record` or `lttng create --output` wrote."
    case .unreadableFile(let file, let reason):
      "\(file) cannot be read: \(reason). Traces are private to the user who recorded them; "
        + "read it as that user, or change its permissions."
    case .noEvents(let path):
      "\(path) is a trace without events. Enable events before the program runs: "
        + "`lttng enable-event -u 'listscope:*'`, or use `listscope record`."
    case .foreignTrace(let path, let providers):
      "\(path) has only \(Self.list(providers)) events and none of the provider `listscope`. Record "
        + "with `listscope record`, or with `lttng enable-event -u 'listscope:*'`."
    default: ""
    }
  }

  private var damageMessage: String {
    switch self {
    case .cutMetadata(let file, let position):
      "\(file) is cut: what begins at byte \(position) has no end, so the session daemon was "
        + "probably killed while it recorded. Copy the trace again if this is a copy; otherwise "
        + "record again and let `lttng destroy` finish."
    case .damagedMetadata(let file, let position, let reason):
      "\(file) is damaged at byte \(position) of its text: \(reason). Copy the trace again if this is a copy; "
        + "otherwise record again."
    case .cutStream(let file, let position, let expected, let found):
      "\(file) is cut: the packet at byte \(position) should have \(expected) bytes, but only "
        + "\(found) are left. Copy the trace again if this is a copy; otherwise record again."
    case .damagedPacket(let file, let position, let reason):
      "\(file) is damaged: in the packet at byte \(position) \(reason). If the file is no part of "
        + "the trace, move it away; otherwise copy the trace or record it again."
    case .library(let path, let cause, let eventsRead):
      "\(path) could not be read beyond its first \(eventsRead) events. Babeltrace says: \(cause) "
        + "The trace is probably damaged; record it again."
    case .stalled(let path, let seconds, let eventsRead):
      "\(path) could not be read beyond its first \(eventsRead) events: Babeltrace made no progress "
        + "for \(seconds) seconds. The trace is probably damaged; record it again."
    case .damagedManifest(let file, let reason):
      "\(file) is not a manifest that this version reads: \(reason). Remove the file to read the "
        + "trace without it."
    default: ""
    }
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "foreign" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension TraceReadingError: CustomStringConvertible {
  /// The message.
  package var description: String { message }
}
