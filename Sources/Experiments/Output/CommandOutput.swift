package import Foundation
import Glibc
import Synchronization

/// The output of a command: the one way to a file, a folder, a device or a pipe that a user has
/// named.
///
/// `-` is standard output. A file, new or not, is written beside as `NAME.partial-PID` and renamed when
/// it is complete; permissions are kept. Links are followed. Devices, FIFOs and sockets are opened and
/// written through. A folder is never merged into, and replaced only by force, and only by one of its own
/// kind that this program has written.
package final class CommandOutput: Sendable {
  /// The shape of an output.
  package enum Shape: Equatable, Sendable {
    /// Bytes in their order.
    case stream
    /// A file that another library writes, anywhere in it.
    case database
    /// Files in folders, with the contents of a folder that they may replace; nil where they replace none.
    case folder(FolderReplacement.Contents?)

    fileprivate var isFolder: Bool {
      if case .folder = self { true } else { false }
    }
  }

  /// The file, folder, device or pipe that the name stands for.
  package let target: OutputTarget
  /// The path of the file or folder while it is unfinished.
  package let temporaryPath: String
  private let shape: Shape
  private let replacement: FolderReplacement?
  /// Held while anything is written, so that nothing appears after the output is removed.
  private let writing = Mutex(Writing())

  private struct Writing {
    /// The descriptor that is written through.
    var descriptor: Int32?
    /// True once an interruption has removed the output.
    var isInterrupted = false

    func check() throws(CommandFailure) {
      if isInterrupted { throw .interrupted }
    }
  }

  /// Chooses a place; nothing is made yet.
  ///
  /// - Throws: `CommandFailure` with exit code 64 when the name cannot be used.
  package init(_ name: String, _ shape: Shape = .stream, force: Bool = false) throws(CommandFailure)
  {
    let target = try OutputTarget(name)
    self.target = target
    self.shape = shape
    let isElsewhere = shape == .database && target.isStream
    temporaryPath =
      isElsewhere
      ? NSTemporaryDirectory() + "/listscope-\(getpid()).db" : target.path + ".partial-\(getpid())"
    if case .folder(let contents?) = shape, target.kind == .folder {
      replacement = try FolderReplacement(target, by: contents, force: force)
    } else {
      replacement = nil
    }
    try checkShape()
    if !target.isStream, TraceProtection.covers(target.path) {
      throw .unusableOutput(
        "'\(target.name)' is inside a trace, and traces are left as they are. Give another name."
      )
    }
  }

  /// Writes a text as a whole; an interruption leaves nothing unfinished.
  ///
  /// - Throws: `CommandFailure`.
  package static func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  /// Writes bytes as a whole; an interruption leaves nothing unfinished.
  ///
  /// - Throws: `CommandFailure`.
  package static func write(_ bytes: Data, to name: String) throws {
    let output = try CommandOutput(name)
    let interruption = Interruption { output.discardForGood() }
    defer { withExtendedLifetime(interruption) {} }
    do {
      try output.create()
      try bytes.withUnsafeBytes { try output.append($0) }
      try output.publish()
    } catch {
      output.discard()
      throw error
    }
  }

  /// Fails where a name cannot be written to, before work that would be in vain; changes nothing.
  ///
  /// - Throws: `CommandFailure`.
  package static func check(_ name: String) throws(CommandFailure) {
    let output = try CommandOutput(name)
    guard !output.target.isStream else { return }
    defer { output.discard() }
    try output.create()
  }

  /// Makes an empty file or folder, or opens what is written through, before anything is read that
  /// could not be written then.
  ///
  /// - Throws: `CommandFailure`.
  package func create() throws(CommandFailure) {
    let error = writing.withLock { writing in
      Self.outcome { () throws(CommandFailure) in
        try writing.check()
        try create(&writing.descriptor)
      }
    }
    if let error { throw error }
  }

  private func create(_ descriptor: inout Int32?) throws(CommandFailure) {
    do {
      if target.isStream {
        descriptor = try StreamOpening.open(target)
        if shape == .database { try FileReplacement.makeEmpty(temporaryPath, mode: 0o600) }
      } else if shape.isFolder {
        guard mkdir(temporaryPath, 0o777) == 0 else { throw SystemError() }
      } else {
        try FileReplacement.prepare(target, at: temporaryPath)
      }
    } catch {
      throw unusable(error)
    }
  }

  /// Appends to the output itself, or to a file below it.
  ///
  /// - Throws: `CommandFailure`.
  package func append(_ bytes: UnsafeRawBufferPointer, to file: String? = nil) throws {
    try writing.withLock { writing in
      try writing.check()
      do {
        if let descriptor = writing.descriptor { return try bytes.write(to: descriptor) }
        let place = file.map { "\(temporaryPath)/\($0)" } ?? temporaryPath
        if file != nil { try Self.makeFolder(of: place) }
        try Self.append(bytes, place)
      } catch let error as SystemError {
        throw writeFailed(error)
      }
    }
  }

  /// Gives the output its name, or ends what was written through.
  ///
  /// - Throws: `CommandFailure`, when another process has taken the name meanwhile, or there is
  ///   nothing.
  package func publish() throws(CommandFailure) {
    let error = writing.withLock { writing in
      Self.outcome { () throws(CommandFailure) in
        try writing.check()
        do throws(SystemError) { try publish(&writing.descriptor) } catch {
          throw error.number == EEXIST ? Self.exists(target) : writeFailed(error)
        }
      }
    }
    if let error { throw error }
  }

  private func publish(_ descriptor: inout Int32?) throws(SystemError) {
    if let open = descriptor {
      if shape == .database { try DatabaseCopy.copy(temporaryPath, to: open) }
      descriptor = nil
      remove()
      // A device may say only now that it could not take everything.
      guard close(open) == 0 else { throw SystemError() }
    } else if let replacement {
      try replacement.publish(temporaryPath)
    } else {
      try FileReplacement.publish(temporaryPath, target)
    }
  }

  /// Removes what was written so far.
  package func discard() {
    writing.withLock { _ in remove() }
  }

  /// Removes what was written so far before an interruption ends the process: nothing is written any more.
  package func discardForGood() {
    // What is written through may wait for its reader, and is not taken back.
    guard !target.isStream else { return remove() }
    writing.withLock { writing in
      writing.isInterrupted = true
      remove()
    }
  }

  private func remove() {
    guard !target.isStream || shape == .database else { return }
    // There may be nothing yet.
    try? FileManager.default.removeItem(atPath: temporaryPath)
  }

  private func checkShape() throws(CommandFailure) {
    switch (shape, target.kind) {
    case (.folder, .nothing), (.folder(.some), .folder): return
    case (.folder, .standardOutput):
      throw .unusableOutput("A folder of files cannot go to stdout. Give the name of a new folder.")
    case (.folder, _): throw Self.exists(target)
    case (_, .folder):
      throw .unusableOutput(
        "'\(target.name)' is a folder. Give the name of a file, such as '\(target.path)/output'."
      )
    default: return
    }
  }

  private func unusable(_ error: any Error) -> CommandFailure {
    guard let error = error as? SystemError else { return .bug(error) }
    if error.isFailedWrite { return writeFailed(error) }
    switch target.kind {
    case .fifo where error.number == ENXIO:
      return .unusableOutput(
        "No program reads from the FIFO '\(target.name)'. Start its reader first."
      )
    case .standardOutput:
      return .unusableOutput("stdout cannot be opened for writing: \(error.reason).")
    case .device, .disk, .fifo, .socket, .descriptor:
      return .unusableOutput("'\(target.name)' cannot be opened for writing: \(error.reason).")
    case .nothing, .file, .folder:
      return .unusableOutput(
        "'\(target.name)' cannot be written: \(error.reason). Give a name in a folder that exists "
          + "and that you may write to."
      )
    }
  }

  private func writeFailed(_ error: SystemError) -> CommandFailure {
    if target.kind == .standardOutput { return StandardOutput.failure(error) }
    guard !target.isStream else { return .writeFailed("'\(target.name)'", error) }
    let result = target.kind == .nothing ? "Nothing is left of it." : "It is left as it was."
    return .writeFailed("'\(target.name)'", error, result)
  }

  private static func outcome<Failure: Error>(_ body: () throws(Failure) -> Void) -> Failure? {
    do throws(Failure) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private static func append(_ bytes: UnsafeRawBufferPointer, _ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError() }
    if let error = outcome({ () throws(SystemError) in try bytes.write(to: descriptor) }) {
      close(descriptor)
      throw error
    }
    // Some file systems say only now that a disk is full.
    guard close(descriptor) == 0 else { throw SystemError() }
  }

  private static func makeFolder(of file: String) throws(SystemError) {
    let folder = OutputTarget.folder(of: file)
    guard access(folder, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
    } catch {
      throw SystemError()
    }
  }

  package static func exists(_ target: OutputTarget) -> CommandFailure {
    .unusableOutput(
      "'\(target.name)' exists already and is left as it is. Remove it, or give another name."
    )
  }
}
