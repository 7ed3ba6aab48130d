import Foundation

/// A temporary folder that shows a checked trace to the decoder, and nothing else.
///
/// libbabeltrace2 2.0.4 believes the index files that LTTng writes beside the streams, and ends the
/// whole program when one is damaged. It does very well without them. Here it finds the metadata as
/// they were checked, and links to the streams.
final class DecoderFolder {
  /// The path of the folder.
  let path: String

  /// Makes the folder.
  ///
  /// - Throws: `unreadable` when it cannot be made.
  init(_ files: TraceFiles) throws(TraceReadingError) {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("trace-view-\(UUID().uuidString)")
    path = url.path
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      try Data(files.metadata.bytes).write(to: url.appendingPathComponent("metadata"))
      for (number, stream) in files.streams.enumerated() {
        try FileManager.default.createSymbolicLink(
          at: url.appendingPathComponent("stream-\(number)"),
          withDestinationURL: URL(fileURLWithPath: stream).absoluteURL
        )
      }
    } catch {
      remove()
      throw .unreadable(
        path: files.path,
        reason: "no temporary folder can be made at '\(url.path)'"
      )
    }
  }

  deinit {
    remove()
  }

  private func remove() {
    // A folder that cannot be removed takes a few kilobytes of temporary space, no more.
    try? FileManager.default.removeItem(atPath: path)
  }
}
