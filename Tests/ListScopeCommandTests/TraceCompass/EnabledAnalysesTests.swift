import Foundation
import Testing

@testable import Experiments
@testable import ListScopeCommand

/// The preferences in which Trace Compass lists the analyses that it uses.
@Suite struct EnabledAnalysesTests {
  @Test(
    "One more is enabled, and everything else stays as it is",
    arguments: [
      ("", [], "eclipse.preferences.version=1\nenabled_files=a.xml\n"),
      ("x=1\n", [], "x=1\nenabled_files=a.xml\n"),
      ("enabled_files=\n", [], "enabled_files=a.xml\n"),
      ("enabled_files=b.xml\nx=1\n", ["b.xml"], "enabled_files=b.xml;a.xml\nx=1\n"),
      ("enabled_files = b.xml;\n", ["b.xml"], "enabled_files=b.xml;a.xml\n"),
      ("  enabled_files: b.xml;c.xml", ["b.xml", "c.xml"], "enabled_files=b.xml;c.xml;a.xml\n"),
      (
        "enabled_files=b\\ c.xml;\\\n   d.xml\ny=2\n", ["b c.xml", "d.xml"],
        "enabled_files=b\\ c.xml;d.xml;a.xml\ny=2\n"
      ),
      ("#enabled_files=b.xml\n", [], "#enabled_files=b.xml\nenabled_files=a.xml\n"),
      ("#x\\\nenabled_files=b.xml\n", ["b.xml"], "#x\\\nenabled_files=b.xml;a.xml\n"),
      ("enabled_files_old=b.xml\n", [], "enabled_files_old=b.xml\nenabled_files=a.xml\n"),
      ("enabled_files=b\u{e9}.xml\n", ["b\u{e9}.xml"], "enabled_files=b\u{e9}.xml;a.xml\n"),
      (
        "enabled_files=b.xml\nenabled_files=c.xml\n", ["c.xml"],
        "enabled_files=b.xml\nenabled_files=c.xml;a.xml\n"
      ),
    ]
  )
  func adding(text: String, names: [String], expected: String) throws {
    let bytes = try #require(text.data(using: .isoLatin1))
    let enabled = EnabledAnalyses(bytes)
    #expect(enabled.names == names)
    let result = enabled.adding("a.xml")
    #expect(String(data: result, encoding: .isoLatin1) == expected)
    #expect(EnabledAnalyses(result).names == names + ["a.xml"])
  }

  @Test("Without a file nothing is enabled")
  func absent() {
    #expect(EnabledAnalyses(nil).names.isEmpty)
  }
}
