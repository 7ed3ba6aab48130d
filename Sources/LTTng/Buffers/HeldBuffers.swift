internal import Foundation
internal import Glibc

/// The buffer files of a recording, held open, so that their content outlives their names.
///
/// A consumer daemon that loses its session daemon removes the files, while the workload goes on
/// writing to them.
struct HeldBuffers {
  /// The folder that LTTng creates the files in.
  let folder: String
  /// The files by their path below the folder.
  private var descriptors: [String: Int32] = [:]

  init(folder: String) {
    self.folder = folder
  }

  var isEmpty: Bool { descriptors.isEmpty }

  /// Opens the files that are not held yet.
  mutating func hold() {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return }
    for case let name as String in names where descriptors[name] == nil {
      let descriptor = open("\(folder)/\(name)", O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        descriptors[name] = descriptor
      } else {
        close(descriptor)
      }
    }
  }

  /// Copies the files into a folder.
  ///
  /// - Returns: whether there are any, and all were copied.
  func copy(to target: String) -> Bool {
    for (name, descriptor) in descriptors {
      let path = "\(target)/\(name)"
      let parent = (path as NSString).deletingLastPathComponent
      // A folder that cannot be created cannot be opened either, which is noticed next.
      try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      let copy = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard copy >= 0 else { return false }
      defer { close(copy) }
      guard FileContent.copy(descriptor, to: copy) else { return false }
    }
    return !descriptors.isEmpty
  }

  /// Lets go of the files.
  mutating func release() {
    descriptors.values.forEach { close($0) }
    descriptors = [:]
  }

  /// Lets go of the files and removes the folder.
  mutating func remove() {
    release()
    // Fails if LTTng has removed it, which is fine.
    try? FileManager.default.removeItem(atPath: folder)
  }
}

/// Reading and writing whole files by descriptor.
enum FileContent {
  /// Copies a file from its beginning; returns whether all of it was copied.
  static func copy(_ source: Int32, to target: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var offset = 0
    while true {
      let count = pread(source, &buffer, buffer.count, off_t(offset))
      if count == 0 { return true }
      guard count > 0, write(buffer[..<count], to: target) else { return false }
      offset += count
    }
  }

  /// Reads a file of the kernel's, which gives its bytes page by page; nil where that is not possible.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return content }
      content += buffer[..<count]
    }
  }

  /// Writes all bytes; returns whether that succeeded.
  static func write(_ bytes: ArraySlice<UInt8>, to target: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(target, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
