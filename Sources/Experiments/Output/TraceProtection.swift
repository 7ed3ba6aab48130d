import Foundation
import Glibc
import TraceReading

/// The files that belong to a trace, and are not replaced by any output.
///
/// A new file counts as well: programs that read a trace take every file of its folder for a stream.
enum TraceProtection {
  private static let binary: [[UInt8]] = [[0x57, 0x1D, 0xD1, 0x75], [0x75, 0xD1, 0x1D, 0x57]]
  private static let plain = Array("/* CTF".utf8)

  /// Returns whether a file is one of a trace's streams, its metadata, or its manifest.
  static func covers(_ path: String) -> Bool {
    let folder = OutputTarget.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    if name == TraceManifest.fileName, TraceManifest(inFolder: folder) != nil { return true }
    return isMetadata("\(folder)/metadata")
  }

  /// Returns whether a file begins as the metadata of CTF does, in either form.
  private static func isMetadata(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = FileHandle(forReadingAtPath: path),
      let begin = try? file.read(upToCount: plain.count)
    else { return false }
    return begin.starts(with: plain) || binary.contains { begin.starts(with: $0) }
  }
}
