internal import Foundation
internal import Glibc

/// The file in shared memory through which LTTng wakes a user's programs when a daemon starts.
public struct WaitFile: Hashable, Sendable {
  /// The path, such as `/dev/shm/lttng-ust-wait-8-1000`.
  public let path: String
  /// The user who owns it.
  public let owner: UInt32

  /// The file of this user that another user owns: then no program of this user is ever traced.
  ///
  /// - Parameter folder: the folder of shared memory.
  /// - Returns: the file; nil where there is nothing wrong.
  public static func ofAnotherUser(in folder: String = "/dev/shm") -> WaitFile? {
    ofAnotherUser(in: folder, user: getuid())
  }

  static func ofAnotherUser(in folder: String, user: UInt32) -> WaitFile? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // Between prefix and user is the version of LTTng-UST's interface.
    let files = names.filter { $0.hasPrefix("lttng-ust-wait-") && $0.hasSuffix("-\(user)") }
    return files.sorted().lazy.compactMap { name -> WaitFile? in
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_uid != user else { return nil }
      return WaitFile(path: path, owner: status.st_uid)
    }.first
  }

  /// The owner's name, or number where there is no name.
  public var ownerName: String {
    getpwuid(owner).map { String(cString: $0.pointee.pw_name) } ?? "user \(owner)"
  }
}
