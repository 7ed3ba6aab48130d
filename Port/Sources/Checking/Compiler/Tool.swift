import Foundation

/// A program that runs to its end, or to that of this process.
enum Tool {
  /// Runs a program that is looked up in `PATH`, with what it says going to a file.
  ///
  /// - Throws: an error of Foundation if the file cannot be written or `env` not be started.
  static func run(_ arguments: [String], output file: URL) throws -> (status: Int32, text: String) {
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try InterruptibleWork.current.run(process)
    try handle.close()
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return (process.terminationStatus, text)
  }

  /// Runs a program with the terminal of this one.
  ///
  /// - Throws: an error of Foundation if `env` cannot be started.
  static func run(_ arguments: [String], in folder: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = FileHandle.standardError
    try InterruptibleWork.current.run(process)
    return process.terminationStatus
  }
}
