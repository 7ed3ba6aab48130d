import Foundation
import ListSchema
import Signposts
import Testing

@testable import generate_schema

@Suite struct GeneratedFileTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("Every generated file is committed as the table renders it")
  func committed() throws {
    for file in GeneratedFile.all(for: ListSchema.schema) {
      let url = Self.root.appendingPathComponent(file.path)
      let committed = try? String(contentsOf: url, encoding: .utf8)
      #expect(committed == file.text, "\(file.path) is out of date: run scripts/generate")
    }
  }

  @Test("Tracepoints of equal fields share a class, and every kind has its own pair")
  func classes() {
    let text = TracepointDefinitions.render(ListSchema.schema)
    let instances = text.components(separatedBy: "LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(").count - 1
    let classes = text.components(separatedBy: "LTTNG_UST_TRACEPOINT_EVENT_CLASS(").count - 1
    // Two more of each pair: the class and the pair of intervals with custom names.
    #expect(instances == 2 * ListSchema.schema.intervals.count + 2)
    #expect(classes < instances)
    for interval in ListSchema.schema.intervals {
      #expect(text.contains("listscope, \(interval.name)_begin,"))
      #expect(text.contains("listscope, \(interval.name)_end,"))
    }
  }
}
