import HeadlessUIKit
import ListSchema
import Signposts
import Testing

@testable import ListEngine

/// Intervals as an indented outline, without ids and times.
func outline(_ records: [RecordedSignpost]) -> String {
  var depth = 0
  var lines: [String] = []
  for record in records {
    switch record.phase {
    case .begin(let kind, _, _):
      lines.append(String(repeating: "  ", count: depth) + ListSchema.schema[kind].name)
      depth += 1
    case .end: depth -= 1
    default: break
    }
  }
  return lines.joined(separator: "\n")
}

/// The value of a field of every begin or end of a kind, in order.
func values(_ field: String, of kind: IntervalKind, in records: [RecordedSignpost]) -> [Int] {
  let row = ListSchema.schema[kind]
  return records.compactMap { record in
    switch record.phase {
    case .begin(kind, _, let values):
      row.begin.firstIndex { $0.name == field }.map { Int(values[$0]) }
    case .end(kind, _, let values): row.end.firstIndex { $0.name == field }.map { Int(values[$0]) }
    default: nil
    }
  }
}

@Suite(.underAllPolicies) struct EngineLineTests {
  private let sink = RecordingSink()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    list.signposter = Signposter(sink: sink)
  }

  private func show(_ diagram: String) {
    list.configure { $0 += sections(diagram) }
  }

  @Test("An update runs along the engine line, one interval per step, properly nested")
  func shape() {
    show("1[a b]")
    list.runLoop.endFrame()
    #expect(
      outline(sink.take()) == """
        configure
        set_content
        update
          slice
          diff
          present
          batch_update
          layout
            measure
            measure
          visible
            query
            apply
            apply
        inspect
        inspect
        release
        """
    )
  }

  @Test("The second update measures and creates only what is new")
  func secondUpdate() {
    show("1[a b]")
    _ = sink.take()
    show("1[a b:1 c]")
    let records = sink.take()
    #expect(values("index", of: .measure, in: records) == [1, 2])
    #expect(values("cached", of: .layout, in: records) == [1])
    #expect(values("created", of: .present, in: records) == [1])
    #expect(values("added", of: .diff, in: records) == [1])
    #expect(values("updated", of: .diff, in: records) == [1])
    #expect(values("comparisons", of: .diff, in: records) == [2])
  }

  @Test("New content is taken over in its own interval, before the update")
  func setContent() {
    show("1[a b]")
    _ = sink.take()
    show("1[a b c] 2[d]")
    let records = sink.take()
    #expect(values("items_before", of: .setContent, in: records) == [2])
    #expect(values("items", of: .setContent, in: records) == [4])
  }

  @Test("Every signpost of an update carries the list's and the update's number")
  func scope() {
    show("1[a]")
    show("1[b]")
    let updates = Set(sink.take().map(\.scope).filter { $0.update > 0 })
    #expect(
      updates == [
        SignpostScope(list: list.listID, update: 1), SignpostScope(list: list.listID, update: 2),
      ]
    )
  }

  @Test("A row that only moves is not measured again")
  func movedRow() {
    // Separated from each other, so that a row keeps its position in its group.
    list.layout = .table { $0.layout.itemSpacing = 1 }
    show("1[a b c]")
    _ = sink.take()
    show("1[c a b]")
    let records = sink.take()
    #expect(values("moved", of: .diff, in: records) == [1])
    #expect(values("measured", of: .layout, in: records) == [0])
  }

  @Test("A scroll within the slice shows rows without an update")
  func scroll() {
    show("1[a b c d e f g h]")
    _ = sink.take()
    list.scrollView.contentOffset.y = 60
    #expect(
      outline(sink.take()) == """
        scroll
          visible
            query
            apply
        """
    )
  }

  @Test("A view that scrolled away is reused for the next row", .under(.prefix()))
  func reuse() {
    list.configure { list in
      list("1") { $0 += (0..<40).map { TestRow(id: "\($0)") } }
    }
    for offset in stride(from: 0.0, through: 1_500, by: 10) {
      list.scrollView.contentOffset.y = offset
    }
    let created = values("views_created", of: .apply, in: sink.take())
    #expect(created.count == 37)
    #expect(created.reduce(0, +) <= 4)
    #expect(list.scrollView.subviews.count == list.visibleItems.count)
  }

  @Test(
    "More is presented when the end of the slice comes near, and less after a return to the top",
    .under(.prefix())
  )
  func slices() {
    list.configure { list in
      list("1") { $0 += (0..<1_000).map { Item(TestRow(id: "\($0)"), sizing: .fixed(height: 50)) } }
    }
    #expect(list.presentation.itemCount == 250)
    list.scrollView.contentOffset.y = 12_300
    #expect(list.presentation.itemCount == 250)
    list.scrollView.contentOffset.y = 12_360
    // The first item on screen is the one at 12,360 points.
    #expect(list.presentation.itemCount == 247 + 250)
    let reasons = values("reason", of: .update, in: sink.take())
    #expect(reasons == [ListSchema.UpdateReason.contentChanged, .scrolledDown].map(\.rawValue))
    list.scrollView.tapStatusBar(animated: false)
    #expect(list.presentation.itemCount == 250)
  }

  @Test("A list without a size presents nothing, and everything when it gets one")
  func emptyBounds() {
    let list = policyList()
    list.configure { $0 += sections("1[a b]") }
    #expect(list.presentation.itemCount == 0)
    list.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(list.presentation.itemCount == 2)
    list.frame = .zero
    #expect(list.presentation.itemCount == 0)
  }

  @Test("Another content identifier scrolls the list back to its top")
  func identifierChange() {
    func show(_ identifier: String) {
      list.configure { list in
        list.identifier = identifier
        list("1") { $0 += (0..<50).map { TestRow(id: "\($0)") } }
      }
    }
    show("one")
    list.scrollView.contentOffset.y = 500
    show("one")
    #expect(list.scrollView.contentOffset.y == 500)
    show("two")
    #expect(list.scrollView.contentOffset.y == 0)
    #expect(list.visibleItems.count == 3)
  }

  @Test("An update requested by a callback runs after the one that called")
  func reentrantConfigure() {
    var updates = 0
    list.configure { [list] properties in
      properties += sections("1[a]")
      properties.stateObserver.onContentUpdated { _ in
        updates += 1
        if updates == 1 { list.configure { $0 += sections("1[a b c]") } }
      }
    }
    #expect(list.presentation.itemCount == 3)
    let begins = sink.take().map(\.phase).filter {
      if case .begin(.update, _, _) = $0 { true } else { false }
    }
    #expect(begins.count == 2)
  }
}
