internal import Foundation
internal import Glibc

/// The dynamic loader of a program, which tells what the program would load.
///
/// For programs that have ended before their memory could be looked at.
struct ProgramLoader {
  private static let secondsToList = 2.0
  /// `PT_INTERP`.
  private static let interpreterSegment = 3

  /// The path of the loader.
  let path: String
  private let program: String

  /// The loader that a program names; nil for scripts, static programs, and what cannot be read.
  init?(ofProgram program: String) {
    guard let file = FileHandle(forReadingAtPath: program) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: 4096), let path = Self.interpreter([UInt8](head))
    else { return nil }
    (self.path, self.program) = (path, program)
  }

  /// The path in the segment `PT_INTERP` of a 64-bit little-endian ELF file.
  ///
  /// Source: `Elf64_Ehdr` and `Elf64_Phdr` in `elf.h`.
  static func interpreter(_ head: [UInt8]) -> String? {
    func number(at offset: Int, bytes: Int) -> Int? {
      guard offset >= 0, offset + bytes <= head.count else { return nil }
      let value = head[offset..<offset + bytes].reversed().reduce(0 as UInt64) {
        $0 << 8 | UInt64($1)
      }
      return Int(exactly: value)
    }
    guard head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = number(at: 32, bytes: 8), let size = number(at: 54, bytes: 2),
      let count = number(at: 56, bytes: 2), table < head.count
    else { return nil }
    for entry in 0..<count {
      let place = table + entry * size
      guard let type = number(at: place, bytes: 4) else { return nil }
      guard type == interpreterSegment else { continue }
      guard let begin = number(at: place + 8, bytes: 8), begin < head.count else { return nil }
      return String(decoding: head[begin...].prefix { $0 != 0 }, as: UTF8.self)
    }
    return nil
  }

  /// Asks the loader which LTTng-UST the program would load.
  ///
  /// - Parameters:
  ///   - environment: the variables of the program.
  ///   - home: a folder for temporary files.
  ///   - events: the events of the guard.
  /// - Returns: the library; nil without one.
  func tracer(
    _ environment: [String: String],
    home: String,
    _ events: inout GuardEvents
  ) -> LoadedTracer? {
    let listPath = home + "/libraries.txt"
    let output = open(listPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard output >= 0 else { return nil }
    defer { close(output) }
    let loader = ChildProcess(
      command: [path, "--list", program],
      environment: environment,
      descriptors: [nil, output, nil],
      deathSignal: SIGKILL
    )
    // What it would say is only an explanation.
    guard let pid = try? loader.start() else { return nil }
    if !events.wait(seconds: Self.secondsToList, until: { $0.ends[pid] != nil }) {
      kill(pid, SIGKILL)
    }
    guard let list = FileManager.default.contents(atPath: listPath) else { return nil }
    return Self.tracer(inList: String(decoding: list, as: UTF8.self)).map { path in
      let file = FileManager.default.contents(atPath: path)
      return LoadedTracer(path: path, abi: file.flatMap(TracerABI.init(binary:)))
    }
  }

  /// The path of `liblttng-ust.so` in a loader's list of lines as `liba.so.1 => /lib/liba.so.1 (0x7f00)`.
  static func tracer(inList list: String) -> String? {
    list.split(separator: "\n").lazy.compactMap { line -> String? in
      guard let arrow = line.range(of: " => "),
        let end = line.range(of: " (0x", options: .backwards),
        arrow.upperBound < end.lowerBound
      else { return nil }
      let path = String(line[arrow.upperBound..<end.lowerBound])
      return LoadedTracer.isTracer(path) ? path : nil
    }.first
  }
}
