internal import Foundation
internal import Glibc

/// The LTTng-UST that a process has loaded.
public struct LoadedTracer: Hashable, Sendable {
  /// The path of the library, as the process sees it.
  public let path: String
  /// Its interface; nil where the file cannot be read.
  public let abi: TracerABI?

  init(path: String, abi: TracerABI?) {
    (self.path, self.abi) = (path, abi)
  }

  /// That of this process; nil where it has none.
  public static let own = LoadedTracer(process: getpid())

  /// That of a process; nil where it has none, has ended, or belongs to another user.
  ///
  /// - Complexity: O(size of the library).
  public init?(process pid: Int32) {
    guard let maps = FileContent.read("/proc/\(pid)/maps"),
      let mapping = Self.mapping(in: String(decoding: maps, as: UTF8.self))
    else { return nil }
    path = mapping.path
    // The first is the very file, even one that was replaced, and needs a privilege; the second may be in
    // another file system, as a container's.
    let file =
      FileManager.default.contents(atPath: "/proc/\(pid)/map_files/\(mapping.range)")
      ?? (mapping.isDeleted
        ? nil : FileManager.default.contents(atPath: "/proc/\(pid)/root\(mapping.path)"))
    abi = file.flatMap(TracerABI.init(binary:))
  }

  /// A file that is mapped into memory.
  struct Mapping: Equatable, Sendable {
    /// The addresses, as `/proc/PID/map_files` names them.
    let range: String
    let path: String
    let isDeleted: Bool
  }

  /// The first mapping of `liblttng-ust.so` in a process's `maps`; nil without one.
  static func mapping(in maps: String) -> Mapping? {
    maps.split(separator: "\n").lazy.compactMap { line -> Mapping? in
      // Address, permissions, offset, device, inode, and a path that may have blanks.
      let columns = line.split(separator: " ", maxSplits: 5)
      guard columns.count == 6 else { return nil }
      let name = columns[5].drop { $0 == " " }
      let mark = " (deleted)"
      let path = String(name.hasSuffix(mark) ? name.dropLast(mark.count) : name)
      guard path.hasPrefix("/"), isTracer(path) else { return nil }
      return Mapping(range: String(columns[0]), path: path, isDeleted: name.hasSuffix(mark))
    }.first
  }

  /// True for a path of `liblttng-ust.so`, of any version, and not of its companions.
  static func isTracer(_ path: String) -> Bool {
    let file = path.split(separator: "/").last ?? ""
    return file == "liblttng-ust.so" || file.hasPrefix("liblttng-ust.so.")
  }
}
