import Foundation
import TestSupport
import Testing

/// Signposts of a program without lists, recorded with LTTng and read in every way.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct SignpostRecordingTests {
  private let folder = try? OutputFolder()

  private var trace: String {
    get throws { try #require(folder).path + "/shop" }
  }

  private func listscope(_ arguments: String...) throws -> String {
    let run = try CommandRun.run([CommandRun.listscope] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  private func record(_ arguments: String...) throws {
    let options = ["--output", try trace, "--buffer-size", "1M", "--", CommandRun.signpostsProbe]
    let run = try CommandRun.run([CommandRun.listscope, "record"] + options + arguments)
    #expect(run.status == 0, "\(run.errors)")
  }

  private func rows(_ query: String) throws -> [String] {
    try listscope("query", trace, "--format", "csv", query).split(whereSeparator: \.isNewline)
      .dropFirst().map { String($0).replacing("\"", with: "") }
  }

  @Test("Intervals, events and messages are recorded with their categories, and read")
  func recording() throws {
    try record("4")
    let names =
      "SELECT subsystem, category, name, count(*) FROM intervals GROUP BY 1, 2, 3 ORDER BY 2, 3"
    #expect(
      try rows(names) == [
        "com.example.shop,PointsOfInterest,Scale,12", "com.example.shop,images,decode,12",
        "com.example.shop,images,load,12", "com.example.shop,network,load,4",
      ]
    )
    let nesting = """
      SELECT count(*) FROM intervals AS inner JOIN intervals AS outer ON outer.interval_id = inner.parent_id
      WHERE (inner.category, inner.name) = ('images', 'load') AND outer.category = 'network'
      """
    #expect(try rows(nesting) == ["12"])
    let events = "SELECT category, name, level, message FROM signposts ORDER BY time_ns"
    #expect(
      try rows(events) == (0..<4).map { "PointsOfInterest,Page,,shown \($0)" } + [
        "network,,notice,4 pages of <private> for everyone"
      ]
    )
    let message =
      "SELECT json_extract(fields, '$.message'), json_extract(fields, '$.end_message') "
      + "FROM intervals WHERE category = 'network' ORDER BY start_ns"
    #expect(try rows(message) == (0..<4).map { "page \($0),03 pictures" })
  }

  @Test("Requests that wait for each other enclose what their own tasks do, and nothing else")
  func tasks() throws {
    try record("--requests", "240")
    let counts =
      "SELECT name, count(*), count(DISTINCT task_id) FROM intervals GROUP BY 1 ORDER BY 1"
    #expect(
      try rows(counts) == [
        "callback,1,0", "listen,1,1", "main request,80,80", "query,480,240", "request,160,160",
      ]
    )
    // Numbers are the messages of both.
    let inside = """
      SELECT outer.name, count(*), sum(outer.fields ->> 'message' = inner.fields ->> 'message')
      FROM intervals AS inner JOIN intervals AS outer ON outer.interval_id = inner.parent_id
      GROUP BY 1 ORDER BY 1
      """
    let found = try rows(inside).map { $0.split(separator: ",").map(String.init) }
    #expect(found.first == ["main request", "160", "160"])
    // Those that go on another thread are in nothing.
    for row in found { #expect(row[1] == row[2], "\(row)") }
    #expect(found.allSatisfy { ["main request", "request"].contains($0[0]) }, "\(found)")
    // A lane has nothing but what nests.
    let lanes = """
      SELECT count(*) FROM intervals AS a JOIN intervals AS b USING (thread_id, lane)
      WHERE b.start_ns > a.start_ns AND b.start_ns < a.start_ns + a.duration_ns
        AND b.task_id IS NOT a.task_id AND a.task_id IS NOT NULL
      """
    #expect(try rows(lanes) == ["0"])
  }

  @Test("A report of a program without a list says where its time went, by category")
  func report() throws {
    try record("4")
    #expect(try listscope("report", trace).contains("Verdict   No list. No list was recorded"))
    let all = try listscope("report", trace, "--full")
    for words in [
      "No list was recorded", "com.example.shop/images/decode", "com.example.shop/network/load",
      "Longest intervals", "Threads", "Signpost events", "0 unmatched ends",
    ] {
      #expect(all.contains(words), "\(words): \(all)")
    }
    let images = try listscope("report", trace, "--category", "images")
    #expect(images.contains("images/decode") && !images.contains("network/load"), "\(images)")
    let subsystem = try listscope("report", trace, "--category", "com.example.*")
    #expect(subsystem.contains("images/decode") && subsystem.contains("network/load"))
  }

  @Test("A category that no signpost has is a mistake, or named where others were recorded")
  func unknownCategory() throws {
    let trace = try trace
    let output = try #require(folder).path + "/none.json"
    let recorded = try CommandRun.run([
      CommandRun.listscope, "record", "--output", trace, "--buffer-size", "1M", "--category",
      "images", "--category", "imags", "--", CommandRun.signpostsProbe, "4",
    ])
    #expect(recorded.status == 0)
    #expect(recorded.errors.contains("warning: no signpost of category 'imags' was recorded."))
    #expect(!recorded.errors.contains("'images'"), "\(recorded.errors)")
    let commands = [
      ["report", trace], ["query", trace, "SELECT count(*) FROM intervals"],
      ["export", trace, "--format", "chrome", "--output", output],
    ]
    for command in commands {
      let run = try CommandRun.run([CommandRun.listscope] + command + ["--category", "imags"])
      #expect(run.status == 64 && run.errors.contains("Did you mean 'images'?"), "\(run.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test("Reports and exports of every form have the categories that are selected, and no others")
  func forms() throws {
    try record("4")
    let path = try #require(folder).path
    let trace = try trace
    let reports = ["text", "markdown", "json", "html"].map { ["report", trace, "--format", $0] }
    let exports = ["folded", "speedscope", "firefox", "chrome", "perfetto"].map {
      ["export", trace, "--format", $0]
    }
    for (number, command) in (reports + exports).enumerated() {
      let file = "\(path)/form-\(number)"
      let arguments = command + ["--category", "images", "--output", file]
      let run = try CommandRun.run([CommandRun.listscope] + arguments)
      #expect(run.status == 0, "\(run.errors)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("images") && text.contains("decode"), "\(command)")
      #expect(!text.contains("network/load") && !text.contains("PointsOfInterest"))
    }
    let rows = try self.rows(
      "SELECT subsystem, category, count, events, messages FROM categories ORDER BY category"
    )
    #expect(
      rows == [
        "com.example.shop,PointsOfInterest,12,4,0", "com.example.shop,images,24,0,0",
        "com.example.shop,network,4,0,1",
      ]
    )
  }

  @Test("A running program's intervals are shown, those of the categories that are selected")
  func live() throws {
    let all = try listscope("top", "--", CommandRun.signpostsProbe, "4")
    #expect(all.contains("in all: 40 intervals"), "\(all)")
    let images = try listscope("top", "--category", "images", "--", CommandRun.signpostsProbe, "4")
    #expect(images.contains("in all: 24 intervals"), "\(images)")
    let none = try CommandRun.run(
      [CommandRun.listscope, "top", "--category", "none", "--", CommandRun.signpostsProbe, "4"]
    )
    #expect(none.status == 0)
    #expect(none.errors.contains("warning: No signpost is of category 'none'."), "\(none.errors)")
  }

  @Test("A session of LTTng chooses a category by its name")
  func choosing() throws {
    let path = try #require(folder).path
    let output = path + "/chosen"
    let script = """
      set -e; trap end EXIT; start
      lttng create chosen --output="$1/chosen"
      lttng enable-event --userspace 'listscope:signpost/com.example.shop/images/*'
      lttng add-context --userspace --type vpid --type vtid
      lttng start
      '\(CommandRun.signpostsProbe)' 4
      lttng stop
      lttng destroy chosen
      """
    let run = try OwnDaemon.run(script, folder: path)
    #expect(run.status == 0, "\(run.errors)")
    let names = try listscope(
      "query",
      output,
      "--format",
      "csv",
      "SELECT DISTINCT category FROM intervals"
    )
    #expect(names.split(whereSeparator: \.isNewline).map(String.init) == ["category", "images"])
  }
}
