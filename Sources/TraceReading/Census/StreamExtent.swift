import Foundation

/// The packets that a stream rightly has, as far as names tell; nothing else does.
enum StreamExtent {
  /// All of them.
  case whole
  /// Any first one, and all that follow: the trace was rotated, or is of limited size.
  case latest
  /// Any first and last one: a snapshot writes its streams one after the other while the program goes on.
  case snapshot

  // Kept, as a literal is parsed each time that it is reached.
  private nonisolated(unsafe) static let nameOfSnapshot = /.+-\d{8}-\d{6}-\d+/
  private nonisolated(unsafe) static let nameOfChunk =
    /\d{8}T\d{6}[+-]\d{4}-\d{8}T\d{6}[+-]\d{4}-\d+/
  private nonisolated(unsafe) static let nameOfPart = /.+_\d+_\d+/

  /// The extent of the streams in a folder.
  init(ofFolder folder: String) {
    let names = URL(fileURLWithPath: folder).resolvingSymlinksInPath().pathComponents
    if names.contains(where: { $0.wholeMatch(of: Self.nameOfSnapshot) != nil }) {
      self = .snapshot
    } else if names.contains(where: { $0.wholeMatch(of: Self.nameOfChunk) != nil }) {
      self = .latest
    } else {
      self = .whole
    }
  }

  /// The extent of a stream in a file of such a folder.
  func ofFile(_ file: String) -> StreamExtent {
    // One of several that the stream is divided into.
    self == .whole && file.wholeMatch(of: Self.nameOfPart) != nil ? .latest : self
  }
}
