import CLTTngControl
import Foundation
import Glibc
import TestSupport
import Testing

@testable import LTTng

/// Decisions of a recording by LTTng's answers, and by what liblttng-ctl has.
@Suite struct VersionTests {
  @Test(
    "Only the answers of daemons that make the metadata channel themselves are no errors",
    arguments: [
      (0, false), (-59, true), (-113, true), (-25, false), (-19, false), (-51, false), (59, false),
      (113, false), (-172, false),
    ] as [(Int32, Bool)]
  )
  func metadataChannel(code: Int32, isRefusal: Bool) {
    #expect(listscope_refuses_metadata_channel(code) == isRefusal)
  }

  @Test(
    "Formats can be asked for from LTTng 2.15 on",
    .enabled(if: CommandRun.find("lttng") != nil, "needs the lttng command")
  )
  func formats() throws {
    let text = try CommandRun.run(["lttng", "--version"]).output
    let version = try #require(text.firstMatch(of: /(\d+)\.(\d+)/))
    let isLater = (Int(version.1) ?? 0, Int(version.2) ?? 0) >= (2, 15)
    #expect(listscope_knows_trace_formats() == isLater)
  }

  @Test("Formats have the numbers of `enum lttng_trace_format`")
  func numbers() {
    #expect(RecordedFormat.allCases.map(\.code.rawValue) == [1, 2])
    #expect(LISTSCOPE_DEFAULT_FORMAT.rawValue == 0)
  }
}
