import Glibc

/// The target of the name of an output, with symbolic links followed.
package struct OutputTarget: Sendable {
  /// The kind of thing that is there.
  package enum Kind: Hashable, Sendable {
    /// The standard output of this process: `-`.
    case standardOutput
    /// Nothing yet.
    case nothing
    case file
    case folder
    case device
    case disk
    case fifo
    case socket
    /// Something that a process has open, such as `/dev/stdout`.
    case descriptor
  }

  /// The name as it was given.
  package let name: String
  /// The path behind all links.
  package let path: String
  /// The kind of thing that is there.
  package let kind: Kind

  private static let maxLinks = 40

  /// Looks up a name.
  ///
  /// - Throws: `CommandFailure` with exit code 64 where the name cannot be followed.
  package init(_ name: String) throws(CommandFailure) {
    guard !name.isEmpty, !name.utf8.contains(0) else {
      throw .unusableOutput("An output needs a name, such as --output report.txt.")
    }
    self.name = name
    guard name != "-" else {
      (path, kind) = (name, .standardOutput)
      return
    }
    do {
      (path, kind) = try Self.follow(Self.withoutSlash(name))
    } catch {
      throw .unusableOutput(
        "'\(name)' cannot be written: \(error.reason). Give a name in a folder that exists and that "
          + "you may write to."
      )
    }
  }

  /// True if bytes are written through to another process or device, as they come.
  package var isStream: Bool {
    switch kind {
    case .standardOutput, .device, .disk, .fifo, .socket, .descriptor: true
    case .nothing, .file, .folder: false
    }
  }

  private static func follow(_ name: String) throws(SystemError) -> (String, Kind) {
    var path = name
    for _ in 0..<maxLinks {
      var status = stat()
      guard lstat(path, &status) == 0 else {
        guard errno == ENOENT else { throw SystemError() }
        return (path, .nothing)
      }
      guard status.st_mode & S_IFMT == S_IFLNK else { return (path, kind(status)) }
      guard !isOfProcess(path) else { return (path, .descriptor) }
      path = try destination(path)
    }
    throw SystemError(ELOOP)
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFIFO: .fifo
    case S_IFSOCK: .socket
    case S_IFCHR: .device
    case S_IFBLK: .disk
    default: isStandardOutput(status) ? .standardOutput : .file
    }
  }

  /// Replacing the file that stdout goes to would lose what others write to it.
  private static func isStandardOutput(_ status: stat) -> Bool {
    var own = stat()
    return fstat(STDOUT_FILENO, &own) == 0 && own.st_dev == status.st_dev
      && own.st_ino == status.st_ino
  }

  /// Returns whether the system answers for a link, as for those in `/proc/self/fd`.
  private static func isOfProcess(_ link: String) -> Bool {
    var (status, processes) = (stat(), stat())
    return lstat(link, &status) == 0 && lstat("/proc", &processes) == 0
      && status.st_dev == processes.st_dev && link.split(separator: "/").dropLast().last == "fd"
  }

  /// Returns the destination of a link, seen from here.
  private static func destination(_ link: String) throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &buffer, buffer.count)
    guard count > 0 else { throw SystemError() }
    let target = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return target.hasPrefix("/") ? target : folder(of: link) + "/" + target
  }

  /// The folder that a path is in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = Substring(path)
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path = path.dropLast() }
    return String(path)
  }
}
