import Foundation
import Glibc
import TestSupport
import Testing

@testable import LTTng

/// The LTTng-UST that a process has, and whether it fits.
@Suite struct LoadedTracerTests {
  @Test(
    "The library is found among mappings, its companions are not taken for it",
    arguments: [
      ("", nil),
      ("7f00-7f10 r--p 00000000 fe:00 12   /usr/lib/libc.so.6", nil),
      ("7f00-7f10 rw-p 00000000 00:00 0", nil),
      ("7f00-7f10 r--p 00000000 fe:00 12   /lib/liblttng-ust-common.so.1.0.0", nil),
      ("7f00-7f10 r--p 00000000 fe:00 12   /lib/liblttng-ust-tracepoint.so.1", nil),
      ("7f00-7f10 r--p 00000000 fe:00 12   /lib/liblttng-ust.software", nil),
      ("7f00-7f10 r--p 00000000 fe:00 12   [liblttng-ust.so.1]", nil),
      (
        "7f00-7f10 r--p 00000000 fe:00 12   /lib/liblttng-ust.so.1.0.0",
        LoadedTracer.Mapping(
          range: "7f00-7f10",
          path: "/lib/liblttng-ust.so.1.0.0",
          isDeleted: false
        )
      ),
      (
        "1-2 r--p 0 fe:00 1  /lib/a.so\n7f00-7f10 r-xp 00000000 fe:00 12  /my app/liblttng-ust.so.0",
        LoadedTracer.Mapping(
          range: "7f00-7f10",
          path: "/my app/liblttng-ust.so.0",
          isDeleted: false
        )
      ),
      (
        "7f00-7f10 r--p 00000000 fe:00 12   /lib/liblttng-ust.so (deleted)\n",
        LoadedTracer.Mapping(range: "7f00-7f10", path: "/lib/liblttng-ust.so", isDeleted: true)
      ),
    ] as [(String, LoadedTracer.Mapping?)]
  )
  func mapping(maps: String, expected: LoadedTracer.Mapping?) {
    #expect(LoadedTracer.mapping(in: maps) == expected)
  }

  @Test(
    "The interface is the number in the name of the socket",
    arguments: [
      ("", nil), ("\0lttng-ust-sock-\0", nil), ("\0lttng-ust-sock-x8\0", nil),
      ("\0lttng-ust-sock-0\0", nil), ("\0lttng-ust-sock-8\0", 8),
      ("/var/run/lttng/lttng-ust-sock-11\0", 11), ("lttng-ust-sock-\0lttng-ust-sock-10", 10),
    ] as [(String, Int?)]
  )
  func binary(text: String, number: Int?) {
    #expect(TracerABI(binary: Data(text.utf8))?.number == number)
    // As a part of other data, whose places do not begin at 0.
    #expect(TracerABI(binary: Data("lttng-ust-\(text)".utf8).dropFirst(10))?.number == number)
  }

  @Test(
    "Sockets are recognised by their whole name",
    arguments: [
      ("lttng-ust-sock-8", 8), ("lttng-ust-sock-11", 11), ("lttng-ust-sock-", nil),
      ("lttng-ust-sock-8.lock", nil), ("lttng-ust-sock--1", nil), ("ustconsumerd64", nil),
    ] as [(String, Int?)]
  )
  func socket(name: String, number: Int?) {
    #expect(TracerABI(socket: name)?.number == number)
  }

  @Test(
    "The library that a loader lists is found",
    arguments: [
      ("", nil), ("\tlinux-vdso.so.1 (0x7f00)", nil), ("\tliblttng-ust.so.1 => not found", nil),
      ("\tliblttng-ust-common.so.1 => /lib/liblttng-ust-common.so.1 (0x00)", nil),
      (
        "\tlibc.so.6 => /lib/libc.so.6 (0x1)\n\tliblttng-ust.so.1 => /my app/liblttng-ust.so.1 (0x2)\n",
        "/my app/liblttng-ust.so.1"
      ),
    ] as [(String, String?)]
  )
  func list(text: String, path: String?) {
    #expect(ProgramLoader.tracer(inList: text) == path)
  }

  @Test("Programs name their loader, scripts and damaged files have none")
  func loader() throws {
    let loader = try #require(ProgramLoader(ofProgram: CommandRun.listscope))
    #expect(access(loader.path, X_OK) == 0)
    let folder = try OutputFolder()
    let script = folder.path + "/script"
    try "#!/bin/sh\n".write(toFile: script, atomically: true, encoding: .utf8)
    #expect(ProgramLoader(ofProgram: script) == nil)
    #expect(ProgramLoader(ofProgram: folder.path + "/missing") == nil)
    let file = try #require(FileHandle(forReadingAtPath: CommandRun.listscope))
    let head = [UInt8](try #require(try file.read(upToCount: 4096)))
    for count in 0..<head.count {
      let cut = ProgramLoader.interpreter(Array(head[..<count]))
      #expect(cut.map(loader.path.hasPrefix) ?? true)
    }
  }

  @Test(
    "This process has the library that it was linked with",
    .enabled(if: LTTngSink.isAvailable, "built without lttng-ust")
  )
  func own() throws {
    let tracer = try #require(LoadedTracer.own)
    #expect(FileManager.default.fileExists(atPath: tracer.path))
    #expect(tracer.abi != nil)
  }

  private func verdict(_ abis: [Int?], daemon: Set<Int>) -> (isFailure: Bool, warnings: Int) {
    var watch = TracerWatch(daemon: Set(daemon.map { TracerABI($0) }))
    for (pid, abi) in abis.enumerated() {
      watch.note(Int32(pid), "app", LoadedTracer(path: "/lib/u.so", abi: abi.map { TracerABI($0) }))
    }
    return (watch.failure != nil, watch.warnings.count)
  }

  @Test(
    "A recording fails where no process fits, and warns where some do not",
    arguments: [
      ([], false, 0), ([8], false, 0), ([nil], false, 0), ([7], true, 0), ([7, nil], true, 0),
      ([7, 8], false, 1), ([8, 7, 9], false, 2),
    ] as [([Int?], Bool, Int)]
  )
  func verdicts(abis: [Int?], isFailure: Bool, warnings: Int) {
    let verdict = verdict(abis, daemon: [8])
    #expect(verdict.isFailure == isFailure && verdict.warnings == warnings)
  }

  @Test("A program is hopeless if it does not fit itself, and nothing that it has started does")
  func hopeless() {
    let (own, other) = (
      LoadedTracer(path: "/a", abi: TracerABI(8)), LoadedTracer(path: "/b", abi: TracerABI(7))
    )
    var watch = TracerWatch(daemon: [TracerABI(8)])
    watch.note(2, "child", other)
    #expect(!watch.isHopeless(1))
    watch.note(1, "app", other)
    #expect(watch.isHopeless(1))
    watch.note(3, "child", own)
    #expect(!watch.isHopeless(1))
  }

  @Test("A mismatch names both sides, and the way that is open")
  func words() {
    func mismatch(_ library: String, _ abi: Int, _ daemon: Int) -> TracerMismatch {
      TracerMismatch(
        process: "app (process 7)",
        library: library,
        abi: TracerABI(abi),
        daemon: [TracerABI(daemon)]
      )
    }
    let older = mismatch("/app/liblttng-ust.so.1", 8, 11)
    #expect(
      older.sentence
        == "app (process 7) has loaded /app/liblttng-ust.so.1, which speaks LTTng-UST ABI 8 "
        + "(LTTng 2.13), and the session daemon speaks LTTng-UST ABI 11 (LTTng 2.15 and 2.16) only."
    )
    #expect(older.fix.contains("with an older lttng-tools"))
    #expect(mismatch("/app/liblttng-ust.so.1", 11, 8).fix.contains("with a newer lttng-tools"))
    #expect(mismatch("/app/liblttng-ust.so.0", 8, 11).fix.contains("build the program again"))
  }
}
