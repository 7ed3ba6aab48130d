import Foundation
import Testing

@testable import Reports

/// Writers put a report into a form; what it is about, they do not know.
@Suite struct WriterTests {
  private static let modules = GoldenFile.package.appendingPathComponent("Sources")

  /// The sources of a folder, without comments.
  private static func sources(_ folder: URL) throws -> [(name: String, code: String)] {
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      return (file.lastPathComponent, lines.joined(separator: "\n"))
    }
  }

  @Test(
    "A writer knows nothing of lists",
    arguments: [
      "Reports/Text", "Reports/Markdown", "HTMLReports/Blocks", "Reports/LAMI", "Reports/JSON",
    ]
  )
  func words(folder: String) throws {
    let sources = try Self.sources(Self.modules.appendingPathComponent(folder))
    #expect(!sources.isEmpty)
    for (name, code) in sources {
      let words = Set(code.split { !$0.isLetter }.map(String.init))
      let found = words.filter { word in
        Self.subjects.contains { word.lowercased().hasPrefix($0) }
          || (word.hasSuffix("Summary") && word.first?.isUppercase == true)
      }
      #expect(found == [], "\(name)")
    }
  }

  /// The subjects of reports.
  private static let subjects = [
    "frame", "update", "measur", "scroll", "vsync", "hitch", "budget", "listsec", "gesture",
  ]

  @Test(
    "Libraries never name the command line",
    arguments: ["Exports", "Reports", "HTMLReports", "TraceQueries", "TraceAnalysis"]
  )
  func commandLine(module: String) throws {
    let folder = Self.modules.appendingPathComponent(module)
    for (name, code) in try Self.sources(folder) {
      let found = Self.commands.filter { code.contains($0) }
      #expect(found == [], "\(name)")
    }
  }

  private static let commands = [
    "listscope report", "listscope record", "listscope query", "listscope schema", "listscope run",
    "--format", "--frame", "--schema", "--reader", "--output", "--interval", "--top", "--json",
  ]

  @Test("Links of a report lead to its sections, and names are given once")
  func links() {
    for summary in [ReportScripts.run, ReportScripts.lossy, ReportScripts.oneFrame] {
      let sections = Report(summary, path: "trace").sections
      let ids = sections.map(\.id)
      #expect(ids.count == Set(ids).count)
      for section in sections {
        for case .ranking(let sentences) in section.blocks(in: .page).map(\.content) {
          for case .link(_, let target) in sentences.flatMap(\.parts) {
            #expect(ids.contains(target))
          }
        }
      }
    }
  }
}

extension Report {
  /// The strip of points, where there is one.
  var strip: PointStrip? {
    for section in sections {
      for case .strip(let strip) in section.blocks(in: .page).map(\.content) { return strip }
    }
    return nil
  }
}
