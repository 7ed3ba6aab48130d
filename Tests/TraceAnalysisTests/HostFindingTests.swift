import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// Findings about tables and collection views of UIKit's, in the words of their authors.
@Suite struct HostFindingTests {
  private typealias Work = SuspectScript.Work

  private static let rows = ["table": "TableRow<Int>", "collection": "CollectionRow<Int, Int>"]

  /// Plays frames of a view of UIKit's, which shows rows of its own around cells of type `MessageRow`.
  private func findings(
    of host: String,
    frames: Int = 30,
    provider: String? = nil,
    _ play: (inout SuspectScript) -> Void
  ) -> [Advice] {
    var script = SuspectScript()
    if let name = Self.rows[host] {
      script.event("type_name", ["type": .count(2), "name": .text(name)])
    }
    let provided = Work(
      name: "provide_view",
      own: 10,
      begin: ["provider": .label(provider ?? "cell_for_row_at")],
      end: ["type": .count(1)]
    )
    for _ in 0..<frames {
      script.frame([Work(name: "apply", own: 5, begin: ["type": .count(2)], inside: [provided])])
      play(&script)
    }
    return script.findings
  }

  private static func configure(_ own: Int64, items: Int) -> Work {
    Work(name: "configure", own: own, end: ["items": .count(items)])
  }

  @Test(
    "A table that takes long for each row probably computes heights; nothing is described",
    arguments: [(9_000, true), (900, false)]
  )
  func heights(eachNs: Int64, isSlow: Bool) throws {
    let found = findings(of: "table") { $0.frame([Self.configure(200 * eachNs, items: 200)]) }
    #expect(found.map(\.rule) == (isSlow ? [.slowHeights] : []))
    guard let finding = found.first else { return }
    #expect(finding.sentence.contains("200 rows") && finding.sentence.contains("heightForRowAt"))
    #expect(finding.sentence.contains("probably") && finding.sentence.contains("--stacks"))
    #expect(finding.subject.type == "MessageRow")
    #expect(finding.fix?.contains("rowHeight") == true)
  }

  @Test(
    "Rows of UIKit's views are known by their types, with any parameters",
    arguments: [
      ("TableRow<Int>", AppHost.table), ("TableEdge", .table), ("TableSectionPart", .table),
      ("CollectionRow<Int, Article.ID>", .collection), ("TableRowView", .list), ("MailRow", .list),
    ]
  )
  func hosts(type: String, host: AppHost) {
    #expect(AppHost(ofRow: type) == host && AppHost(ofRow: nil) == .list)
  }

  @Test(
    "A list that takes as long for each row is told about its description",
    arguments: ["list", "table"]
  )
  func described(host: String) {
    let found = findings(of: host) { $0.frame([Self.configure(1_800_000, items: 200)]) }
    #expect(found.map(\.rule) == (host == "list" ? [.configure] : [.slowHeights]))
  }

  @Test("No view of UIKit's is told to make its rows lazily", arguments: ["table", "collection"])
  func wholeContent(host: String) {
    let found = findings(of: host) { script in
      let update = Work(
        name: "update",
        own: 10,
        begin: ["reason": .label("content_changed")],
        end: ["changes": .count(1)]
      )
      script.frame(update: 1, [Self.configure(900_000, items: 5_000), update])
    }
    #expect(found.filter { [.wholeContent, .configure].contains($0.rule) }.isEmpty)
  }

  @Test(
    "A layout that takes long for each item probably computes sizes",
    arguments: [(12_000, true), (300, false)]
  )
  func sizes(eachNs: Int64, isSlow: Bool) throws {
    let found = findings(of: "collection", provider: "cell_for_item_at") { script in
      let attributes = Work(name: "attributes", own: 10, end: ["elements": .count(100)])
      let items: KeyValuePairs<String, FieldValue> = ["sections": .count(1), "items": .count(100)]
      script.frame([
        Self.configure(10, items: 100), Work(name: "solve", own: 100 * eachNs, begin: items),
        attributes,
      ])
    }
    #expect(found.contains { $0.rule == .slowSizes } == isSlow)
    let finding = found.first { $0.rule == .slowSizes }
    #expect(finding.map { $0.sentence.contains("sizeForItemAt") } ?? true)
    #expect(finding.map { $0.fix?.contains("itemSize") == true } ?? true)
  }

  @Test(
    "A data source that takes long to count probably makes what it counts",
    arguments: [(400_000, true), (400, false)]
  )
  func counts(ns: Int64, isSlow: Bool) throws {
    let found = findings(of: "table") { script in
      script.frame([
        Work(name: "count_items", own: ns, end: ["sections": .count(1), "items": .count(50)])
      ])
    }
    #expect(found.map(\.rule) == (isSlow ? [.slowCounts] : []))
    #expect(found.first.map { $0.sentence.contains("numberOfRowsInSection") } ?? true)
  }

  @Test(
    "Showing cells that takes long probably prefetches; a list's own rows are shown as it is",
    arguments: [("collection", 90_000, true), ("collection", 900, false), ("list", 90_000, false)]
  )
  func display(host: String, ns: Int64, isSlow: Bool) {
    let found = findings(of: host, provider: "cell_for_item_at") {
      $0.frame([Work(name: "visible", own: ns)])
    }
    #expect(found.contains { $0.rule == .slowDisplay } == isSlow, "\(found.map(\.sentence))")
  }

  @Test(
    "A layout that scrolling invalidates is named as that, one that is asked after updates is not",
    arguments: [true, false]
  )
  func invalidated(isScrolled: Bool) throws {
    let found = findings(of: "collection", provider: "cell_for_item_at") { script in
      let attributes = Work(name: "attributes", own: 900, end: ["elements": .count(60)])
      script.frame(isScrolled ? [attributes] : [Self.configure(1, items: 60), attributes])
    }
    let finding = found.first { $0.rule == .allAttributes }
    #expect((finding != nil) == isScrolled)
    guard let finding else { return }
    #expect(finding.sentence.contains("shouldInvalidateLayout"))
    #expect(finding.costs.first?.intervals == ["attributes", "solve"])
  }

  @Test(
    "Cells that are loaded again and look the same are named by their type, not by that of their rows",
    arguments: [
      ("table", "marks.generation", "reloadData()", "reconfigureRows"),
      ("collection", "marks.reloads", "reloadItems", "reconfigureItems"),
    ]
  )
  func shownAnew(host: String, property: String, call: String, fix: String) throws {
    let provider = host == "table" ? "cell_for_row_at" : "cell_for_item_at"
    let found = findings(of: host, provider: provider) { script in
      script.frame(
        update: 1,
        [
          Work(
            name: "update",
            own: 1,
            begin: ["reason": .label("content_changed")],
            end: ["changes": .count(20)],
            inside: [Work(name: "apply", own: 900, begin: ["type": .count(2)])]
          )
        ]
      )
      for finding in ["same_picture", "changed_property"] {
        script.event(
          "row_check",
          [
            "finding": .label(finding), "type": .count(2), "section": .count(0),
            "found": .count(10), "looked": .count(10), "rows": .count(10),
            "identifier": .text("7"), "property": .text(property),
          ]
        )
      }
    }
    let finding = try #require(found.first { $0.rule == .unseenChange })
    #expect(finding.sentence.hasPrefix("cells of type MessageRow are loaded again"))
    #expect(finding.sentence.contains(call) && !finding.sentence.contains("marks"))
    #expect(finding.subject.type == "MessageRow" && finding.fix?.contains(fix) == true)
  }
}
