import Foundation
import TestSupport
import Testing

@Suite struct SnapshotCommandTests {
  private func snapshot(
    _ arguments: String,
    environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    try CommandRun.run(
      [CommandRun.listscope, "snapshot"] + arguments.split(separator: " ").map(String.init),
      environment: environment
    )
  }

  /// The width and height that a PNG names in its first chunk.
  private func size(ofPNG path: String) throws -> [UInt32] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    try #require(data.starts(with: [0x89, 0x50, 0x4E, 0x47]) && data.count > 24)
    return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) } }
  }

  @Test("A snapshot is a PNG of the size asked for", arguments: ["catalog", "ops"])
  func png(scenario: String) throws {
    let folder = try OutputFolder()
    let path = folder.path + "/list.png"
    let run = try snapshot("\(scenario) --items 60 --size 200x300 --scale 1.5 --output \(path)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(try size(ofPNG: path) == [300, 450])
  }

  @Test("A user who can write no cache of fonts is told nothing of it", .enabled(if: User.isRoot))
  func fontCaches() throws {
    let folder = try OutputFolder()
    let user = User.ordinary.prefix.joined(separator: " ")
    let script = """
      mkdir -p /var/cache/fontconfig
      mount -t tmpfs -o mode=755 tmpfs /var/cache/fontconfig
      export HOME=/proc/none TMPDIR=\(folder.path)
      exec \(user) \(CommandRun.listscope) snapshot ops --items 9 --output \(folder.path)/list.png
      """
    let run = try CommandRun.run([
      "unshare", "--mount", "--propagation", "private", "sh", "-ec", script,
    ])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["list.png"])
  }

  @Test("A snapshot is an SVG where the file name says so, and depends on style, offset and time")
  func svg() throws {
    let folder = try OutputFolder()
    let options = [
      "", "--style dark", "--offset 700", "--seconds 3", "--seed 2", "--preview",
      "--content-size accessibilityLarge",
    ]
    let pictures = try options.enumerated().map { index, option in
      let path = folder.path + "/\(index).svg"
      let run = try snapshot("catalog --items 300 \(option) --output \(path)")
      #expect(run.status == 0, "\(run.errors)")
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    #expect(pictures.allSatisfy { $0.contains("<svg") })
    #expect(Set(pictures).count == options.count)
  }

  @Test("Pictures at several frames of one run are those of a run that is drawn once")
  func atFrames() throws {
    let folder = try OutputFolder()
    func picture(_ name: String) throws -> Data {
      try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name).png"))
    }
    let options = "catalog --items 300 --frames 41 --output \(folder.path)"
    let run = try snapshot("\(options)/at.png --at-frames 40,0,36")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    _ = try snapshot("\(options)/alone.png --at-frames 36")
    _ = try snapshot("\(options)/end.png")
    #expect(try picture("at-36") == picture("alone-36"))
    #expect(try picture("at-40") == picture("end"))
    // Its tour turns the screen once, towards the end of the run.
    #expect(try size(ofPNG: folder.path + "/at-0.png") != size(ofPNG: folder.path + "/at-36.png"))
  }

  @Test(
    "Frames that cannot be drawn are refused",
    arguments: [
      ("--at-frames 3,-1", "3,-1"), ("--at-frames 3,,4", "3,,4"),
      ("--at-frames 3 --offset 1", "--offset"), ("--at-frames 3 --preview", "--preview"),
      ("--at-frames 3,9 --frames 9", "--frames 10"),
    ]
  )
  func framesRefused(arguments: String, named: String) throws {
    let folder = try OutputFolder()
    let run = try snapshot("catalog \(arguments) --output \(folder.path)/list.png")
    #expect(run.status == 64 && run.errors.contains(named), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("The same options draw the same picture, byte by byte, whatever the user's settings are")
  func same() throws {
    let folder = try OutputFolder()
    try Self.otherFontSettings
      .write(toFile: folder.path + "/fonts.conf", atomically: true, encoding: .utf8)
    let fonts = folder.path + "/fonts.conf"
    let settings = ["FONTCONFIG_FILE": fonts, "LANG": "ar_EG.UTF-8", "PANGO_LANGUAGE": "ja"]
    let pictures = try [[:], settings].enumerated().map { index, environment in
      let path = folder.path + "/\(index).png"
      let run = try snapshot(
        "catalog --items 100 --offset 300 --output \(path)",
        environment: environment
      )
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    #expect(pictures[0] == pictures[1])
  }

  /// No font folders, and letters without grey edges.
  private static let otherFontSettings = """
    <?xml version="1.0"?>
    <fontconfig>
      <match target="pattern">
        <edit name="antialias" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="family" mode="assign"><string>DejaVu Serif</string></edit>
      </match>
      <match target="font">
        <edit name="antialias" mode="assign"><bool>false</bool></edit>
      </match>
    </fontconfig>
    """

  @Test("An offset beyond the content is drawn at its end, with a note")
  func clamped() throws {
    let folder = try OutputFolder()
    let run = try snapshot("ops --items 100 --offset 1e9 --output \(folder.path)/a.png")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("note: ") && run.errors.contains("3556"), "\(run.errors)")
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var arguments: String
    var status: Int32 = 64
    var complaint: String
    var testDescription: String { "listscope snapshot \(arguments) → \(status)" }
  }

  @Test(
    "Bad input gets a documented exit code and a message that says what to do",
    arguments: [
      Case(arguments: "catalog", complaint: "--output"),
      Case(arguments: "catalog --output a.gif", complaint: "End it in .png or .svg"),
      Case(arguments: "catalog --output a", complaint: "End it in .png or .svg"),
      Case(arguments: "catalog --size 10 --output /tmp/a.png", complaint: "'10'"),
      Case(arguments: "catalog --size 0x10 --output /tmp/a.png", complaint: "'0x10'"),
      Case(arguments: "catalog --size 10x10x1 --output /tmp/a.png", complaint: "'10x10x1'"),
      Case(arguments: "catalog --size 1e9x1 --output /tmp/a.png", complaint: "'1e9x1'"),
      Case(arguments: "catalog --scale 0 --output /tmp/a.png", complaint: "Try --scale 2"),
      Case(arguments: "catalog --scale nan --output /tmp/a.png", complaint: "Try --scale 2"),
      Case(arguments: "catalog --offset nan --output /tmp/a.png", complaint: "Try --offset 1200"),
      Case(arguments: "catalog --style sepia --output /tmp/a.png", complaint: "'light' and 'dark'"),
      Case(
        arguments: "ops --items 9 --size 10000x10000 --scale 10 --output /tmp/a.png",
        complaint: "cannot be drawn"
      ),
      Case(arguments: "catalog --output /none/a.png", complaint: "in a folder that exists"),
      Case(arguments: "ops --items 9 --output /proc/a.png", complaint: "cannot be written"),
      Case(arguments: "catalogue --output /tmp/a.png", complaint: "Choose one of"),
    ]
  )
  func badInput(_ bad: Case) throws {
    let run = try snapshot(bad.arguments)
    #expect(run.status == bad.status, "\(run.errors)")
    #expect(run.errors.contains(bad.complaint), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
