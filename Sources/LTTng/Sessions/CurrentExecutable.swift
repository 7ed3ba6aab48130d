internal import Glibc

/// The executable of this process.
public enum CurrentExecutable {
  /// The absolute path of the program, such as `/usr/bin/listscope`.
  public static var path: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return CommandLine.arguments.first ?? "" }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// Searches for executables as a shell does.
enum ExecutableSearch {
  /// The path of the executable `name`; nil if it is not on PATH.
  static func find(_ name: String, path: String) -> String? {
    guard !name.contains("/") else { return access(name, X_OK) == 0 ? name : nil }
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
