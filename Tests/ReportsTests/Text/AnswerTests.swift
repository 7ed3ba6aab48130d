import Foundation
import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports
@testable import Reports

/// The first five lines of a report.
@Suite struct AnswerTests {
  /// A trace with a verdict of each kind.
  enum Case: String, CaseIterable {
    case late, few, smooth, tooLittle, lossy, empty, emptyList

    var summary: TraceSummary {
      switch self {
      case .late: ReportScripts.run
      case .few: Self.frames(60, late: 2)
      case .smooth: Self.frames(60, late: 0)
      case .tooLittle: ReportScripts.oneFrame
      case .lossy: ReportScripts.lossy
      case .emptyList: Self.frames(60, late: 0, items: 0)
      case .empty: TraceSummary(TraceScript().trace(), schema: ListSchema.schema)
      }
    }

    /// Frames of 2 ms, of which some take 30.
    private static func frames(_ count: Int, late: Int, items: Int = 100) -> TraceSummary {
      var script = TraceScript()
      script.list = 1
      for frame in 0..<count {
        let start = Int64(frame) * 40_000_000
        let id = UInt32(frame + 1)
        script.begin(
          "frame",
          id,
          at: start,
          ["frame": .count(frame + 1), "phase": .label("drag"), "all_items": .count(items)]
        )
        script.end("frame", id, at: start + (frame < late ? 30_000_000 : 2_000_000))
      }
      return TraceSummary(script.trace(), schema: ListSchema.schema)
    }
  }

  @Test("Two late frames have a cause, though they are too few for a finding")
  func fewLateFrames() throws {
    let answer = try #require(Report(Case.few.summary, path: "trace").answer)
    #expect(answer.cause == "unexplained, in 2 late frames: too few to say more")
  }

  @Test("Text, Markdown, page and JSON begin with the same five lines", arguments: Case.allCases)
  func forms(_ script: Case) throws {
    let report = Report(script.summary, path: "trace")
    guard script != .empty else { return }
    let answer = try #require(report.answer)
    let facts = [
      answer.cause, answer.place ?? Answer.unknown, answer.fix ?? answer.fixWords, answer.gain,
    ]
    #expect(answer.lines.map(\.name) == ["Verdict", "Cause", "Where", "Fix", "Gain"])

    let screen = TextReport(report, isFull: false).text()
    let text = screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
    for full in [screen, TextReport(report).text()] {
      let verdict = try #require(full.range(of: "\n  Verdict   \(answer.verdict.word)."))
      #expect(full[..<verdict.lowerBound].split(separator: "\n\n").count <= 2)
    }
    for fact in facts { #expect(text.contains(fact), "\(fact)") }

    let markdown = MarkdownReport(report).text()
    #expect(markdown.hasPrefix("**\(answer.verdict.symbol) \(answer.verdict.word).**"))
    for (name, fact) in zip(["Cause", "Where", "Fix", "Gain"], facts) {
      #expect(markdown.contains("\n- **\(name):** \(fact.markdown)\n"))
    }

    let page = PageReader(HTMLReport(report).text())
    for fact in facts { #expect(page.text.contains(fact), "\(fact)") }

    let json = try JSONDecoder().decode(
      JSONValue.self,
      from: Data(JSONReport(report).text().utf8)
    )
    let written = json["answer"]
    #expect(written?["verdict"] == .text(answer.verdict.word))
    #expect(written?["cause"] == .text(answer.cause))
    #expect(written?["fix"] == .text(answer.fix ?? answer.fixWords))
    #expect(written?["gain"] == .text(answer.gain))
  }

  @Test("The answer names a cause, and says what is lost to it; or why there is none")
  func words() throws {
    func answer(_ script: Case) throws -> Answer {
      try #require(Report(script.summary, path: "trace").answer)
    }
    let late = try answer(.late)
    #expect(late.verdict.state == .rough && late.cause.contains("measure"))
    #expect(late.gain.contains("3 → 1 late frame of the list's own"))
    let smooth = try answer(.smooth)
    #expect(smooth.cause.hasPrefix("Nothing to fix. The next largest cost: frame, 120 ms"))
    #expect(smooth.fix == nil && smooth.fixWords == "none needed")
    let empty = try answer(.emptyList)
    #expect(empty.verdict.state == .emptyList && empty.fixWords.contains("--clock real"))
    #expect(try answer(.tooLittle).verdict.word == "Too little was played")
    #expect(try answer(.lossy).cause.hasPrefix("the largest cost so far: "))
  }

  @Test("What took longer than all frames, outside of them, is not the largest cost")
  func outside() throws {
    var script = TraceScript()
    script.list = 1
    script.begin("model", 1, at: 0)
    script.end("model", 1, at: 1_000_000_000)
    for number in 1...2 {
      let (start, id) = (Int64(number) * 2_000_000_000, UInt32(number * 10))
      script.begin("frame", id, at: start, ["frame": .count(number), "phase": .label("drag")])
      script.begin("measure", id + 1, at: start + 1_000)
      script.end("measure", id + 1, at: start + 9_000)
      script.end("frame", id, at: start + 10_000)
    }
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    let answer = try #require(Report(summary, path: "trace").answer)
    #expect(answer.cause.hasPrefix("the largest cost so far: measure"), "\(answer.cause)")
  }

  @Test(
    "The first screen fits 60 lines, and names the columns that a narrow terminal has no room for"
  )
  func widths() {
    let report = Report(ReportScripts.run, path: "trace")
    for width in [110, 100, 80, 60] {
      let text = TextReport(
        report,
        style: TextStyle(usesColour: false, width: width),
        isFull: false
      )
      .text()
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 61)
      #expect(lines.allSatisfy { $0.count <= width })
    }
    let narrow = TextReport(report, style: TextStyle(usesColour: false, width: 60)).text()
    #expect(narrow.contains("not shown at this width: "))
    let wide = TextReport(report, style: TextStyle(usesColour: false, width: 300)).text()
    #expect(!wide.contains("not shown at this width"))
  }

  @Test("Rows of a type are shown alone, with what is advised about them")
  func rows() throws {
    let summary = ReportScripts.run
    let types = RowDetailText.types(summary)
    #expect(RowDetailText(summary, type: "NoSuchRow") == nil)
    for type in types {
      let text = try #require(RowDetailText(summary, type: type)).text()
      #expect(text.hasPrefix("rows of type \(type)\n"))
    }
  }
}
