internal import Foundation
internal import Glibc

/// Completes a trace from the ring buffers, after daemons or workload have ended unexpectedly.
enum TraceRecovery {
  static let program = "lttng-crash"

  /// Extracts what is left in the buffers and adds it to the trace.
  ///
  /// Daemons and workload must have ended.
  ///
  /// - Parameters:
  ///   - buffers: the buffers.
  ///   - trace: the folder that LTTng has written to.
  ///   - home: a folder for temporary files.
  ///   - environment: the variables of the recording.
  ///   - events: the events of the guard.
  /// - Returns: the number of added packets, or the reason for which nothing could be done.
  static func run(
    _ buffers: HeldBuffers,
    into trace: String,
    home: String,
    _ environment: [String: String],
    _ events: inout GuardEvents
  ) -> Result<Int, Failure> {
    // Before the workload has registered there are no buffers, and nothing that could be lost.
    guard !buffers.isEmpty else { return .success(0) }
    let (copies, extracted) = ("\(home)/buffers", "\(home)/extracted")
    defer { [copies, extracted].forEach { try? FileManager.default.removeItem(atPath: $0) } }
    guard buffers.copy(to: copies) else {
      return .failure(Failure(reason: "\(home) has no room for a copy of the buffers"))
    }
    if let failure = extract(copies, to: extracted, environment, &events) {
      return .failure(failure)
    }
    return .success(merge(extracted, into: trace, rings: copies))
  }

  /// The reason for which buffers could not be read.
  struct Failure: Error {
    let reason: String
  }

  private static func extract(
    _ buffers: String,
    to folder: String,
    _ environment: [String: String],
    _ events: inout GuardEvents
  ) -> Failure? {
    guard let path = ExecutableSearch.find(program, path: environment["PATH"] ?? "") else {
      return Failure(reason: "\(program) was not found on PATH (apt-get install lttng-tools)")
    }
    let process = ChildProcess(
      command: [path, "-x", folder, buffers],
      environment: environment,
      deathSignal: SIGKILL
    )
    do throws(ChildProcess.Failure) {
      let pid = try process.start()
      if !events.wait(seconds: 3, until: { $0.ends[pid] != nil }) {
        kill(pid, SIGKILL)
        return Failure(reason: "\(program) took too long")
      }
      // It fails when no buffer has anything left, which is no failure here.
      return nil
    } catch {
      return Failure(reason: "\(program) did not start: \(error.reason)")
    }
  }

  /// Adds the packets of the extracted streams to the trace; returns how many.
  private static func merge(_ extracted: String, into trace: String, rings: String) -> Int {
    guard let names = FileManager.default.enumerator(atPath: extracted) else { return 0 }
    var packets = 0
    for case let name as String in names {
      // LTTng puts a folder named after the session above those that both have.
      guard let begin = name.range(of: "ust/")?.lowerBound, isFile("\(extracted)/\(name)") else {
        continue
      }
      let target = "\(trace)/\(name[begin...])"
      let folder = (target as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      if target.hasSuffix("/metadata") {
        _ = MetadataRepair.complete(target, from: "\(extracted)/\(name)")
      } else {
        let result = StreamRepair.complete(
          target,
          from: "\(extracted)/\(name)",
          ring: "\(rings)/\(name)"
        )
        packets += result.packets
        // The index does not know the packets that were added, and readers would skip them.
        if result.changed { try? FileManager.default.removeItem(atPath: "\(folder)/index") }
      }
    }
    return packets
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
