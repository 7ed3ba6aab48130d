internal import Glibc

/// Facts about file systems.
public enum FileSystem {
  /// The number of free bytes of the file system that holds `path`; nil if there is no such path.
  public static func freeBytes(of path: String) -> Int? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    let (bytes, overflow) = Int(status.f_bavail).multipliedReportingOverflow(
      by: Int(status.f_frsize)
    )
    return overflow ? Int.max : bytes
  }
}
