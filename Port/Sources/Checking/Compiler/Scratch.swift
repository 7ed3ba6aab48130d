import Foundation

/// A folder for all temporary files of this process and of the compiler that it starts.
///
/// It is removed with this value, and when a signal ends the process.
public final class Scratch {
  private let folder: URL
  /// The folder of temporary files before; nil for that of the system.
  private let before: String?
  private let interruption: Interruption

  private static let variable = "TMPDIR"
  private static let maxAttempts = 10

  /// Makes the folder.
  ///
  /// - Throws: an error of Foundation if there is no place for it.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("listscope-port-\(UUID().uuidString)")
    self.folder = folder
    before = ProcessInfo.processInfo.environment[Scratch.variable]
    interruption = Interruption { Scratch.remove(folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    setenv(Scratch.variable, folder.path, 1)
  }

  deinit {
    if let before { setenv(Scratch.variable, before, 1) } else { unsetenv(Scratch.variable) }
    Scratch.remove(folder)
  }

  /// Removes a folder, also where another thread still makes files in it.
  private static func remove(_ folder: URL) {
    for _ in 0..<maxAttempts where FileManager.default.fileExists(atPath: folder.path) {
      // There is no one to report to.
      try? FileManager.default.removeItem(at: folder)
    }
  }
}
