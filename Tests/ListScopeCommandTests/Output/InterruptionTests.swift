import Foundation
import Glibc
import TestSupport
import Testing

/// Commands that a signal ends while they work.
@Suite(.aloneOnTheMachine) struct InterruptionTests {
  private let folder: OutputFolder
  /// The folder for temporary files.
  private let temporary: String

  init() throws {
    folder = try OutputFolder()
    temporary = folder.path + "/tmp"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path)
  }

  private func start(_ arguments: String...) throws -> CommandRun {
    try CommandRun([CommandRun.listscope] + arguments, environment: ["TMPDIR": temporary])
  }

  @Test("Recording a session and replaying it leave nothing", arguments: [SIGINT, SIGTERM])
  func sessions(number: Int32) throws {
    let capture = folder.path + "/whole.capture"
    let record = ["sessions", "record", "ticker", "--items", "50", "--frames"]
    let whole = try CommandRun.run(
      [CommandRun.listscope] + record + ["5000", "--output", capture]
    )
    #expect(whole.status == 0, "\(whole.errors)")
    let commands = [
      ["replay", capture], record + ["1000000", "--output", folder.path + "/cut.capture"],
    ]
    for command in commands {
      let run = try CommandRun(
        [CommandRun.listscope] + command,
        environment: ["TMPDIR": temporary]
      )
      while run.process.isRunning, try names(temporary).isEmpty { usleep(1_000) }
      kill(run.process.processIdentifier, number)
      let ending = run.finish()
      #expect(run.process.terminationReason == .exit)
      #expect(ending.status == 130, "\(ending.errors)")
      #expect(try names(temporary).isEmpty)
    }
    #expect(try names(folder.path).sorted() == ["tmp", "whole.capture"])
  }

  @Test("A page whose pictures are being drawn is not written, and nothing is left running")
  func pictures() throws {
    let trace = folder.path + "/trace"
    try FileManager.default.copyItem(
      atPath: CommandRun.repository + "/Traces/fling",
      toPath: trace
    )
    // A run that takes a while to be played again.
    let manifest = trace + "/manifest.json"
    let text = try String(contentsOfFile: manifest, encoding: .utf8)
    try text.replacing("\"items\" : 300", with: "\"items\" : 200000")
      .write(toFile: manifest, atomically: true, encoding: .utf8)
    let page = folder.path + "/page.html"
    let run = try start("report", trace, "--format", "html", "--output", page)
    while run.children.isEmpty, run.process.isRunning { usleep(1_000) }
    let drawing = run.children
    #expect(!drawing.isEmpty)
    kill(run.process.processIdentifier, SIGINT)
    let ending = run.finish()
    #expect(ending.status == 130, "\(ending.errors)")
    #expect(try names(folder.path).sorted() == ["tmp", "trace"])
    #expect(try names(temporary).isEmpty)
    // They are no children of this process, so another one has to notice that they ended.
    #expect(TestPatience.wait { drawing.allSatisfy { kill($0, 0) != 0 } })
  }

  @Test("A signal ends a command that waits for a reader", arguments: [SIGINT, SIGTERM])
  func reader(number: Int32) throws {
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let end = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    try #require(end >= 0)
    defer { close(end) }
    let run = try start(
      "export",
      CommandRun.repository + "/Traces/fling",
      "--format",
      "perfetto",
      "--output",
      pipe
    )
    var full = pollfd(fd: end, events: Int16(POLLOUT), revents: 0)
    #expect(TestPatience.wait { poll(&full, 1, 0) == 0 })
    kill(run.process.processIdentifier, number)
    let hasEnded = TestPatience.wait(atMost: .seconds(60)) { !run.process.isRunning }
    #expect(hasEnded)
    if !hasEnded { kill(run.process.processIdentifier, SIGKILL) }
    #expect(run.finish().status == 130)
  }

  @Test("A signal ends a command also after it has written a file", arguments: [SIGINT, SIGTERM])
  func afterwards(number: Int32) throws {
    let (pipe, capture) = (folder.path + "/full", folder.path + "/a.capture")
    #expect(mkfifo(pipe, 0o600) == 0)
    let end = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    try #require(end >= 0)
    defer { close(end) }
    let bytes = [UInt8](repeating: 0, count: 4_096)
    while write(end, bytes, bytes.count) > 0 {}
    // What it prints after the file has no room.
    let command =
      "exec '\(CommandRun.listscope)' sessions record ticker --items 50 --frames 60 "
      + "--output '\(capture)' > '\(pipe)'"
    let run = try CommandRun(["sh", "-c", command])
    while run.process.isRunning, !FileManager.default.fileExists(atPath: capture) { usleep(1_000) }
    usleep(200_000)
    #expect(run.process.isRunning)
    kill(run.process.processIdentifier, number)
    let hasEnded = TestPatience.wait(atMost: .seconds(60)) { !run.process.isRunning }
    #expect(hasEnded)
    if !hasEnded { kill(run.process.processIdentifier, SIGKILL) }
    _ = run.finish()
    #expect(try names(folder.path).sorted() == ["a.capture", "full", "tmp"])
  }
}
