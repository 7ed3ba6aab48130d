import Foundation
import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports
@testable import Reports

@Suite struct HTMLReportTests {
  @Test("Whatever a trace says stays text", arguments: HostileScript.texts)
  func hostile(text: String) throws {
    let report = HTMLReport(
      Report(
        HostileScript.summary(text),
        path: text,
        provenance: Provenance(machine: text, facts: [Provenance.Fact(text, text)])
      )
    )
    let page = report.text()
    let reader = PageReader(page)
    #expect(reader.failure == nil)
    #expect(!reader.elements.contains { ["img", "b", "object"].contains($0.name) })
    let attributes = Set(reader.elements.flatMap(\.attributes.keys))
    #expect(!attributes.contains { $0.hasPrefix("on") || $0 == "src" })
    #expect(!page.contains("<img") && !page.contains("<svg onload"))
    #expect(
      reader.elements.filter { $0.name == "script" }.count == page.matches(of: /<script/).count
    )
    #expect(page.matches(of: /<script/).count == page.matches(of: /<\/script/).count)
    let isShownAsItIs = !text.unicodeScalars.contains {
      [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
    }
    #expect(reader.text.contains(text) == isShownAsItIs)
  }

  @Test("Every link leads to a part, and no name is given twice")
  func links() {
    for summary in [ReportScripts.run, ReportScripts.lossy, HostileScript.summary("x")] {
      let reader = PageReader(HTMLReport(Report(summary, path: "trace")).text())
      #expect(reader.failure == nil)
      let names = reader.values(of: "id")
      #expect(names.count == Set(names).count)
      let links = reader.values(of: "href")
      #expect(links.count > 3)
      for link in links { #expect(link.hasPrefix("#") && names.contains(String(link.dropFirst()))) }
      for name in reader.values(of: "aria-labelledby") { #expect(names.contains(name)) }
    }
  }

  @Test("Nothing is fetched, and the page says so to the browser")
  func policy() {
    let page = HTMLReport(Report(ReportScripts.run, path: "trace")).text()
    let reader = PageReader(page)
    #expect(reader.values(of: "content").contains { $0.hasPrefix("default-src 'none';") })
    #expect(reader.values(of: "src").isEmpty)
    #expect(!reader.elements.contains { $0.name == "link" })
    #expect(!page.contains("@import") && !page.contains("url("))
  }

  @Test("Scripts and styles are named by their hashes, and no element has a style of its own")
  func hashes() throws {
    let page = HTMLReport(
      Report(
        ReportScripts.run,
        path: "trace",
        timeline: TimelinePages.timeline(ReportScripts.runScript)
      )
    ).text()
    let reader = PageReader(page)
    let policy = try #require(reader.values(of: "content").first { $0.hasPrefix("default-src") })
    #expect(!policy.contains("unsafe"))
    #expect(reader.values(of: "style").isEmpty)
    let codes = page.matches(of: /<(script|style)>(.*?)<\/(?:script|style)>/.dotMatchesNewlines())
    #expect(codes.count >= 10)
    for code in codes {
      let hash = SHA256.digest(of: Data(code.2.utf8)).base64EncodedString()
      #expect(policy.contains("'sha256-\(hash)'"))
    }
  }

  @Test("Every chart has a sentence, a table and at most 2,000 points a path")
  func charts() {
    let page = HTMLReport(Report(Self.long(frames: 5000, everyLate: 50), path: "trace")).text()
    let reader = PageReader(page)
    let figures = reader.elements.filter { $0.name == "figure" }
    let drawings = reader.elements.filter { $0.attributes["role"] == "img" }
    #expect(figures.count >= 4)
    #expect(drawings.count == figures.count)
    #expect(drawings.allSatisfy { ($0.attributes["aria-label"] ?? "").count > 20 })
    for path in reader.values(of: "d") { #expect(path.matches(of: /[ML]/).count <= 2000) }
  }

  @Test("20,000 frames take less than 2 MB, and no late one is lost")
  func size() throws {
    let page = HTMLReport(
      Report(Self.long(frames: 20_000, everyLate: 100), path: "trace")
    ).text()
    #expect(page.utf8.count < 1_800_000)
    let reader = PageReader(page)
    let late = reader.elements.first { $0.attributes["class"] == "squares vermillion" }
    #expect(late?.attributes["d"]?.matches(of: /M/).count == 200)
    let data = try #require(page.firstMatch(of: /id="strip-data">(.*?)<\/script>/)).1
    let json = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    #expect(json?["count"] as? Int == 20_000)
    let positions = try #require(Data(base64Encoded: json?["beyond"] as? String ?? ""))
    #expect(positions.count == 200 * 4)
  }

  @Test("Each of the worst frames is drawn in the order of time, with words for every box")
  func timeOrder() throws {
    let reader = PageReader(HTMLReport(Report(ReportScripts.run, path: "trace")).text())
    let boxes = reader.elements.filter { $0.name == "li" && $0.attributes["title"] != nil }
    #expect(boxes.count > 40)
    #expect(boxes.allSatisfy { ($0.attributes["title"] ?? "").contains(", from ") })
    #expect(reader.text.contains("budget used up at 16.7 ms"))
    #expect(reader.text.contains("measure 900 µs"))
    #expect(reader.text.contains("frame ×120"))
  }

  @Test("Sentences say what costs most, and what the depth does")
  func sentences() {
    let text = PageReader(HTMLReport(Report(ReportScripts.run, path: "trace")).text()).text
    #expect(text.contains("Costs most by itself: frame (what no interval inside it covers) "))
    #expect(text.contains("Nothing can be said about depth") || text.contains("by the fit "))
    let deep = PageReader(
      HTMLReport(Report(Self.long(frames: 2000, everyLate: 9000), path: "trace")).text()
    ).text
    #expect(deep.contains("The cost of a frame hardly depends on the depth: by the fit 3"))
    #expect(!text.contains("-0 "))
  }

  @Test(
    "A frame that costs more at depth is said to, and one that costs less, too",
    arguments: [(1, "The cost of a frame rises"), (-1, "The cost of a frame falls")]
  )
  func depth(sign: Double, words: String) {
    var script = TraceScript()
    for frame in 0..<200 as Range<UInt32> {
      let begin = Int64(frame) * 40_000_000
      let offset = Double(frame) * 100 + 10
      script.begin(
        "frame",
        frame + 1,
        at: begin,
        ["frame": .count(Int(frame)), "offset_points": .number(offset), "phase": .label("drag")]
      )
      let cost = 1_000_000 * (sign > 0 ? offset / 20_000 : 100 / offset)
      script.end("frame", frame + 1, at: begin + Int64(cost))
    }
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    #expect(PageReader(HTMLReport(Report(summary, path: "trace")).text()).text.contains(words))
  }

  @Test("Worst frames full of intervals keep the page small")
  func fullFrames() {
    var script = TraceScript()
    for frame in 0..<20 as Range<UInt32> {
      let begin = Int64(frame) * 1_000_000
      script.begin("frame", frame * 1000 + 1, at: begin)
      for part in 0..<400 as Range<UInt32> {
        let start = begin + Int64(part) * 2000
        script.begin(
          part.isMultiple(of: 2) ? "measure" : "apply",
          frame * 1000 + 2 + part,
          at: start
        )
        script.end(
          part.isMultiple(of: 2) ? "measure" : "apply",
          frame * 1000 + 2 + part,
          at: start + (part.isMultiple(of: 2) ? 1900 : 3)
        )
      }
      script.end("frame", frame * 1000 + 1, at: begin + 900_000)
    }
    let page = HTMLReport(
      Report(TraceSummary(script.trace(), schema: ListSchema.schema), path: "trace")
    ).text()
    #expect(page.utf8.count < 700_000, "\(page.utf8.count)")
  }

  @Test("Parts without data say why they are left out")
  func leftOut() {
    let reader = PageReader(HTMLReport(Report(ReportScripts.lossy, path: "trace")).text())
    for sentence in [
      "The trace has no frames.", "The trace has no updates.",
      "Too few frames at different scroll offsets", "1,204 events lost",
    ] { #expect(reader.text.contains(sentence), "\(sentence)") }
    #expect(reader.text.contains("Not reliable") || reader.text.contains("Too little was played"))
  }

  /// A run in which every so-manieth frame is late.
  static func long(frames: Int, everyLate: Int) -> TraceSummary {
    var script = TraceScript()
    for frame in 0..<frames {
      let begin = Int64(frame) * 40_000_000
      let isLate = frame % everyLate == everyLate / 2
      script.begin(
        "frame",
        UInt32(frame) + 1,
        at: begin,
        [
          "frame": .count(frame + 1), "offset_points": .number(Double(frame) * 3.7),
          "phase": .label(frame % 700 < 100 ? "drag" : "decelerate"),
        ]
      )
      let cost: Int64 = isLate ? 12_000_000 : 300_000 + Int64(frame * 7919 % 50_000)
      script.end("frame", UInt32(frame) + 1, at: begin + cost)
    }
    return TraceSummary(script.trace(), schema: ListSchema.schema)
  }
}
