import Experiments
import Foundation
import LTTng

/// Checks of the machine: memory, disk, clock, and leftovers of earlier recordings.
enum MachineChecks {
  static func all(output: String) -> [Finding] {
    [
      sharedMemory(), disk(output), leftovers(), clock(), StackCheck.finding(),
    ] + PreloadedLibrary.Kind.allCases.map { PreloadingCheck.finding($0) } + environment()
      + [waitFile(getuid() == 0 ? nil : WaitFile.ofAnotherUser())].compactMap { $0 }
  }

  /// Recordings by root have a file system of their own there.
  private static func sharedMemory() -> Finding {
    let request = RecordingRequest(command: [], outputDirectory: "/")
    let free = FileSystem.freeBytes(of: "/dev/shm")
    return sharedMemory(free: free, needed: request.bufferBytes, isShared: getuid() != 0)
  }

  static func sharedMemory(free: Int?, needed: Int, isShared: Bool) -> Finding {
    guard let free else {
      return Finding(
        "/dev/shm",
        .fail,
        "missing; LTTng needs it",
        fix: "mount -t tmpfs tmpfs /dev/shm"
      )
    }
    let detail = "\(megabytes(free)) free, buffers take \(megabytes(needed))"
    guard free < needed, isShared else { return Finding("/dev/shm", .ok, detail) }
    return Finding(
      "/dev/shm",
      .warn,
      "\(detail); recordings use the folder of the trace, or smaller buffers",
      fix: "mount -o remount,size=\(2 * needed) /dev/shm, or record with a smaller --buffer-size"
    )
  }

  /// Reports a file of another user that prevents this user's programs from being traced.
  static func waitFile(_ file: WaitFile?) -> Finding? {
    file.map {
      Finding(
        "lttng-ust-wait",
        .fail,
        "\($0.path) belongs to \($0.ownerName), so no program of yours can be traced",
        fix: "sudo rm \($0.path)"
      )
    }
  }

  private static func disk(_ output: String) -> Finding {
    // Recordings make the folders that are missing.
    let existing = sequence(first: URL(fileURLWithPath: output).standardizedFileURL.path) {
      $0 == "/" ? nil : URL(fileURLWithPath: $0).deletingLastPathComponent().path
    }.first { FileManager.default.fileExists(atPath: $0) }
    var isFolder: ObjCBool = false
    guard let existing, FileManager.default.fileExists(atPath: existing, isDirectory: &isFolder),
      isFolder.boolValue, let free = FileSystem.freeBytes(of: existing)
    else {
      return Finding(
        "disk",
        .fail,
        "\(existing ?? output) is no folder, so no trace can be made in \(output)",
        fix: "give another folder with --output"
      )
    }
    let detail = "\(megabytes(free)) free for traces in \(output)"
    // A burst fills 140 MB per second; a recording rarely takes more than a few seconds.
    let status: Finding.Status = free < 100 << 20 ? .fail : free < 1 << 30 ? .warn : .ok
    return Finding("disk", status, detail, fix: "du -sh \(output)/* | sort -h")
  }

  private static func leftovers() -> Finding {
    let found = Leftovers.find()
    guard !found.isEmpty else { return Finding("leftovers", .ok, "none of earlier recordings") }
    let kill =
      found.daemons.isEmpty ? [] : ["kill " + found.daemons.map(String.init).joined(separator: " ")]
    let remove = found.homes.isEmpty ? [] : ["rm -r " + found.homes.joined(separator: " ")]
    return Finding(
      "leftovers",
      .warn,
      "\(count(found.daemons.count, "daemon")) and \(count(found.homes.count, "folder")) of lost "
        + "recordings",
      fix: (kill + remove).joined(separator: "; ")
    )
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func clock() -> Finding {
    let folder = "/sys/devices/system/clocksource/clocksource0"
    let path = "\(folder)/current_clocksource"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return Finding("clock", .ok, "source unknown")
    }
    let source = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // The others need a system call, or even a device, for every time stamp.
    let isFast = ["tsc", "kvm-clock", "hyperv_clocksource_tsc_page", "arch_sys_counter"].contains(
      source
    )
    return Finding(
      "clock",
      isFast ? .ok : .warn,
      "source \(source)\(isFast ? "" : ", slow to read")",
      fix: "echo tsc > \(path)"
    )
  }

  private static func environment() -> [Finding] {
    let variables = ProcessInfo.processInfo.environment
    var findings: [Finding] = []
    if let home = variables["LTTNG_HOME"] {
      findings.append(
        Finding("LTTNG_HOME", .ok, "\(home); recordings use a separate folder instead")
      )
    }
    if let timeout = variables["LTTNG_UST_REGISTER_TIMEOUT"] {
      let losesEvents = timeout == "0"
      findings.append(
        Finding(
          "LTTNG_UST_REGISTER_TIMEOUT",
          losesEvents ? .warn : .ok,
          losesEvents
            ? "0: your own sessions miss the first events of a program"
            : "\(timeout); recordings use 4000 ms instead",
          fix: "unset LTTNG_UST_REGISTER_TIMEOUT"
        )
      )
    }
    if variables["SWIFT_DETERMINISTIC_HASHING"] != nil {
      findings.append(
        Finding(
          "SWIFT_DETERMINISTIC_HASHING",
          .warn,
          "set: hash tables always collide in the same places, unlike in normal use",
          fix: "unset SWIFT_DETERMINISTIC_HASHING"
        )
      )
    }
    return findings
  }

  private static func megabytes(_ bytes: Int) -> String {
    "\(bytes >> 20) MiB"
  }
}
