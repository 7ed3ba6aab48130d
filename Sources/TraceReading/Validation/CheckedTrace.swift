/// One CTF trace whose files hang together, as far as that can be told from outside.
struct CheckedTrace: Sendable {
  /// The folder with the `metadata` file.
  let folder: String
  /// Whether the kernel's tracer wrote it.
  let isKernelTrace: Bool

  /// Checks metadata and stream files, and notes what the packets say about lost events.
  init(folder: String, lost: inout LostEvents) throws(TraceReadingError) {
    let metadata = try Metadata(file: "\(folder)/metadata")
    for path in try TraceFolders.streamFiles(in: folder) {
      let file = try BinaryFile(path: path)
      // A foreign tracer's layout is left to the library.
      if let layout = metadata.layout { try StreamCheck(layout: layout).check(file, lost: &lost) }
    }
    self.folder = folder
    isKernelTrace = metadata.text.contains("domain = \"kernel\"")
  }
}
