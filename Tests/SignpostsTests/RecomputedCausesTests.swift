import Foundation
import ListSchema
import Signposts
import Testing

/// `scripts/ci/recompute` names the causes of late frames itself, as it uses none of our code.
@Suite struct RecomputedCausesTests {
  @Test("It has every cause of the schema")
  func causes() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let script = try String(
      contentsOf: folder.appendingPathComponent("scripts/ci/recompute"),
      encoding: .utf8
    )
    for interval in ListSchema.schema.intervals {
      guard let cause = interval.cause else { continue }
      #expect(script.contains("    \"\(interval.name)\": \"\(cause)\",\n"), "\(interval.name)")
    }
  }
}
