import Foundation
import TestSupport
import Testing

/// Every command that writes a file treats what its user has named alike.
@Suite struct OutputTests {
  private static let trace = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces/schema-3").path

  /// The commands, without the name of their output.
  static let writers: [String: String] = [
    "report": "report '\(trace)' --output",
    "report --log": "report '\(trace)' --log --output",
    "export folded": "export '\(trace)' --format folded --output",
    "export sqlite": "export '\(trace)' --format sqlite --output",
    "snapshot": "snapshot catalog --items 20 --size 100x100 --format svg --output",
    "run --frame-times": "run catalog --items 20 --frames 3 --no-tracing --frame-times",
    "run --events": "run catalog --items 20 --frames 3 --events",
  ]

  /// Returns whether the output is the same in each run.
  private static func isRepeatable(_ writer: String) -> Bool { writer != "run --frame-times" }

  private func write(
    _ writer: String,
    to name: String,
    before: String = "",
    after: String = "",
    as user: User = .current
  ) throws -> (status: Int32, output: String, errors: String) {
    let arguments = try #require(Self.writers[writer])
    let command = "\(before) '\(CommandRun.listscope)' \(arguments) '\(name)' \(after)"
    return try CommandRun.run(["sh", "-c", command], as: user)
  }

  private func names(_ folder: OutputFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func type(_ path: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  @Test("A new file, a file that exists, and a link get the same bytes", arguments: writers.keys)
  func files(writer: String) throws {
    let folder = try OutputFolder()
    let new = folder.path + "/new"
    #expect(try write(writer, to: new).status == 0)
    let expected = try Data(contentsOf: URL(fileURLWithPath: new))
    #expect(!expected.isEmpty)

    let old = folder.path + "/old"
    try Data(repeating: 7, count: 5_000_000).write(to: URL(fileURLWithPath: old))
    chmod(old, 0o640)
    if User.isRoot { chown(old, 65534, 65534) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link",
      withDestinationPath: "old"
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/dangling",
      withDestinationPath: "made"
    )
    for (name, file) in [("old", "old"), ("link", "old"), ("dangling", "made")] {
      let result = try write(writer, to: folder.path + "/" + name)
      #expect(result.status == 0, "\(result.errors)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + file))
      #expect(Self.isRepeatable(writer) ? bytes == expected : bytes.count < 1000)
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: old)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    if User.isRoot { #expect(attributes[.ownerAccountID] as? Int == 65534) }
    #expect(try type(folder.path + "/link") == .typeSymbolicLink)
    #expect(try type(folder.path + "/dangling") == .typeSymbolicLink)
    #expect(try names(folder) == ["dangling", "link", "made", "new", "old"])
  }

  @Test("A device is written through and stays a device", arguments: writers.keys)
  func device(writer: String) throws {
    let folder = try OutputFolder()
    let path = folder.path + "/null"
    // The node of the machine itself is not risked, where another one can be made.
    let isOwn = mknod(path, S_IFCHR | 0o666, 0x103) == 0
    let result = try write(writer, to: isOwn ? path : "/dev/null")
    #expect(result.status == 0 || (isOwn && result.errors.contains("not permitted")))
    #expect(try type(isOwn ? path : "/dev/null") == .typeCharacterSpecial)
    #expect(try type("/dev/null") == .typeCharacterSpecial)
    #expect(try names(folder) == (isOwn ? ["null"] : []))
  }

  @Test("A full device is exit code 74, and named", arguments: writers.keys)
  func fullDevice(writer: String) throws {
    let result = try write(writer, to: "/dev/full")
    #expect(result.status == 74)
    #expect(result.errors.contains("'/dev/full' cannot be written to: No space left on device"))
    #expect(try type("/dev/full") == .typeCharacterSpecial)
  }

  @Test("A FIFO is written through", arguments: writers.keys)
  func fifo(writer: String) throws {
    let folder = try OutputFolder()
    let path = folder.path + "/fifo"
    #expect(mkfifo(path, 0o600) == 0)
    let result = try write(
      writer,
      to: path,
      before: "cat '\(path)' > '\(folder.path)/read' &",
      after: "; status=$?; wait; exit $status"
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(mode(path) == S_IFIFO)
    let read = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/read"))
    #expect(!read.isEmpty)
    #expect(try names(folder) == ["fifo", "read"])
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    lstat(path, &status)
    return status.st_mode & S_IFMT
  }

  @Test(
    "- and /dev/stdout are standard output, which is not replaced",
    arguments: ["report", "export sqlite", "run --events"]
  )
  func standardOutput(writer: String) throws {
    let folder = try OutputFolder()
    let file = folder.path + "/file"
    for name in ["-", "/dev/stdout", "/proc/self/fd/1", file] {
      let result = try write(writer, to: name, before: "exec > '\(file)'; printf BEFORE;")
      #expect(result.status == 0, "\(result.errors)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      #expect(bytes.starts(with: Data("BEFORE".utf8)) && bytes.count > 7, "\(name)")
    }
    let piped = try write(writer, to: "/dev/stdout", after: "| wc -c")
    #expect((Int(piped.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0) > 1)
    #expect(try names(folder) == ["file"])
  }

  @Test(
    "A folder, a trace and a loop of links are refused and left",
    arguments: ["report", "export sqlite", "snapshot"]
  )
  func refused(writer: String) throws {
    let folder = try OutputFolder()
    let trace = folder.path + "/trace"
    try FileManager.default.copyItem(atPath: Self.trace, toPath: trace)
    let before = try FolderContents(trace)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop",
      withDestinationPath: "loop"
    )
    let refusals = [
      trace: "is a folder", trace + "/": "is a folder",
      trace + "/ctf/metadata": "inside a trace", trace + "/ctf/new": "inside a trace",
      trace + "/manifest.json": "inside a trace", folder.path + "/loop": "symbolic links",
      folder.path + "/none/x": "in a folder that exists", "": "needs a name",
    ]
    for (name, complaint) in refusals {
      let result = try write(writer, to: name)
      #expect(result.status == 64, "\(name)")
      #expect(result.errors.contains(complaint), "\(result.errors)")
    }
    #expect(try FolderContents(trace) == before)
    #expect(try names(folder) == ["loop", "trace"])
  }

  @Test(
    "A file that its user may not write to is left, even in a folder of the user's",
    .enabled(if: User.isRoot, "needs root, to be another user")
  )
  func readOnly() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/file"
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    chmod(path, 0o444)
    let result = try write("report", to: path, as: .ordinary)
    #expect(result.status == 64)
    #expect(result.errors.contains("Permission denied"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test("A FIFO without a reader is an error after a while, not a hang")
  func fifoWithoutReader() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/fifo"
    #expect(mkfifo(path, 0o600) == 0)
    let result = try write("report", to: path, before: "timeout 60")
    #expect(result.status == 64)
    #expect(result.errors.contains("Nobody reads from the FIFO"))
  }

  @Test("A socket is written through", arguments: writers.keys)
  func socket(writer: String) throws {
    let folder = try OutputFolder()
    let path = folder.path + "/socket"
    let listener = try UnixListener(path)
    listener.readInBackground()
    let result = try write(writer, to: path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(mode(path) == S_IFSOCK)
    #expect(listener.count() > 0)
    #expect(try names(folder) == ["socket"])
  }

  @Test("A socket that nobody listens on is an error, and stays")
  func deadSocket() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/socket"
    try UnixListener(path).close()
    let result = try write("report", to: path)
    #expect(result.status == 64, "\(result)")
    #expect(result.errors.contains("Connection refused"), "\(result)")
    #expect(mode(path) == S_IFSOCK)
  }

  @Test("Another hard link of a file keeps what the file held", arguments: writers.keys)
  func hardLink(writer: String) throws {
    let folder = try OutputFolder()
    let (file, other) = (folder.path + "/file", folder.path + "/other")
    try "mine".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(link(file, other) == 0)
    #expect(try write(writer, to: file).status == 0)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) != Data("mine".utf8))
    #expect(try names(folder) == ["file", "other"])
  }
}
