import ElementLists
import HeadlessUIKit
import ListSchema
import Signposts
import Testing

/// The trace of rows of elements.
@Suite struct TraceTests {
  private struct TextRow: BlueprintItemContent, Equatable {
    var name: String
    var text: String
    var identifierValue: String { name }
    func element(with info: ApplyItemContentInfo) -> any Element {
      Row {
        Label(text: text)
        Label(text: name)
      }
      .inset(uniform: 10)
    }
  }

  private func play(
    _ rows: [TextRow],
    isDetailed: Bool = false,
    again: [TextRow]? = nil
  ) -> [RecordedSignpost.Phase] {
    let sink = RecordingSink()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.signposter = Signposter(sink: sink)
    list.signposter.isDetailed = isDetailed
    for content in [rows, again].compactMap({ $0 }) {
      _ = sink.take()
      list.configure { list in
        list.animatesChanges = false
        list("rows") { section in section += content }
      }
      list.layoutIfNeeded()
    }
    return sink.records.map(\.phase)
  }

  /// The names of the intervals around each interval of a name, from the outermost in.
  private func parents(of kind: IntervalKind, in phases: [RecordedSignpost.Phase]) -> [[String]] {
    var open: [String] = []
    var found: [[String]] = []
    for phase in phases {
      switch phase {
      case .begin(let other, _, _):
        if other == kind { found.append(open) }
        open.append(ListSchema.schema.intervals[Int(other.code)].name)
      case .end: open.removeLast()
      default: break
      }
    }
    return found
  }

  private func ends(_ kind: IntervalKind, in phases: [RecordedSignpost.Phase]) -> [SignpostValues] {
    phases.compactMap { phase in
      guard case .end(kind, _, let values) = phase else { return nil }
      return values
    }
  }

  private func events(_ kind: EventKind, in phases: [RecordedSignpost.Phase]) -> [[EventValue]] {
    phases.compactMap { phase in
      guard case .event(kind, let values) = phase else { return nil }
      return values
    }
  }

  @Test("The steps of elements lie in those of the list, with what they did")
  func steps() {
    let phases = play([TextRow(name: "a", text: "one")])
    let measure = parents(of: .elementMeasure, in: phases)
    #expect(measure.count == 1)
    #expect(measure.allSatisfy { $0.last == "measure" })
    for kind in [IntervalKind.elementLayout, .elementViews] {
      let around = parents(of: kind, in: phases)
      #expect(around.count == 1)
      #expect(around.allSatisfy { $0.last.map { $0 == "view_layout" } ?? true })
    }
    // Inset, Row and two labels, each of which stands for another element.
    let measured: SignpostValues = .elementMeasureEnd(
      nodes: 4,
      leafMeasurements: 2,
      containerMeasurements: 2,
      exactHits: 2,
      inferredHits: 0,
      lazyBuilds: 0,
      nearMisses: 0
    )
    #expect(ends(.elementMeasure, in: phases).map(\.value0) == [measured.value0])
    #expect(ends(.elementMeasure, in: phases).map(\.value1) == [measured.value1])
    #expect(ends(.elementMeasure, in: phases).map(\.value2) == [measured.value2])
    // The second time, all sizes are known.
    #expect(ends(.elementLayout, in: phases).map(\.value1) == [0])
    #expect(
      ends(.elementViews, in: phases) == [.elementViewsEnd(created: 2, reused: 0, removed: 0)]
    )
    #expect(ends(.elementBuild, in: phases).allSatisfy { $0.value0 == 4 })
  }

  @Test("Of many rows measured at once, the first and the last are not measured again when shown")
  func manyRows() {
    let sink = RecordingSink()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.signposter = Signposter(sink: sink)
    list.batching = .prefix(count: 200)
    list.configure { list in
      list("rows") { section in
        section += (0..<200).map { TextRow(name: "\($0)", text: "Text \($0)") }
      }
    }
    list.layoutIfNeeded()
    list.scrollView.contentOffset.y = list.scrollView.contentSize.height - 400
    list.layoutIfNeeded()
    let phases = sink.take().map(\.phase)
    #expect(ends(.elementMeasure, in: phases).count == 200)
    let laidOut = ends(.elementLayout, in: phases)
    #expect(laidOut.count >= 20)
    #expect(laidOut.allSatisfy { $0.value1 == 0 })
  }

  private struct Title: BlueprintHeaderFooterContent, Equatable {
    var text: String
    var elementRepresentation: any Element { Label(text: text).inset(uniform: 4) }
  }

  @Test("What was measured of a header or footer survives to its first layout")
  func headers() {
    let sink = RecordingSink()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.signposter = Signposter(sink: sink)
    list.configure { list in
      list.header = Title(text: "List")
      list("one") { section in
        section.header = Title(text: "One")
        section.footer = Title(text: "The end of one")
        section += TextRow(name: "a", text: "one")
      }
      list("two") { section in section.header = Title(text: "Two") }
    }
    list.layoutIfNeeded()
    let phases = sink.take().map(\.phase)
    // Nodes and measurements of leaves.
    let measured = ends(.elementMeasure, in: phases)
    #expect(measured.count == 5)
    #expect(measured.allSatisfy { $0.value0 > 0 && $0.value1 > 0 })
    let laidOut = ends(.elementLayout, in: phases)
    #expect(laidOut.count == 5)
    #expect(laidOut.allSatisfy { $0.value0 == 0 && $0.value1 == 0 })
  }

  @Test("An unchanged row leaves nothing; a changed one keeps its views")
  func updates() {
    let rows = [TextRow(name: "a", text: "one"), TextRow(name: "b", text: "two")]
    let unchanged = play(rows, again: rows)
    #expect(ends(.elementBuild, in: unchanged).isEmpty)
    #expect(ends(.elementViews, in: unchanged).isEmpty)
    let changed = play(rows, again: [rows[0], TextRow(name: "b", text: "three")])
    #expect(
      ends(.elementViews, in: changed) == [.elementViewsEnd(created: 0, reused: 2, removed: 0)]
    )
  }

  @Test("What each type cost is told once per step and type")
  func costs() {
    let phases = play([TextRow(name: "a", text: "one")])
    let costs = events(.elementCost, in: phases)
    #expect(
      Set(costs.prefix(3).map(\.[0])) == [.text("Label"), .text("Row"), .text("Inset")]
    )
    #expect(costs.count == 6)
    let label = costs.first { $0[0] == .text("Label") }
    #expect(label?[1] == .integer(2))
    #expect(label?[2] == .integer(2))
    #expect(events(.elementNode, in: phases).isEmpty)
    // The order does not depend on times.
    let again = events(.elementCost, in: play([TextRow(name: "a", text: "one")]))
    #expect(costs.map { Array($0.prefix(4)) } == again.map { Array($0.prefix(4)) })
  }

  @Test("With details, each element that is measured, placed or shown is told")
  func details() {
    let nodes = events(.elementNode, in: play([TextRow(name: "a", text: "one")], isDetailed: true))
    func count(_ name: String, _ step: ListSchema.ElementStep) -> Int {
      nodes.count { $0[0] == .text(name) && $0[1] == .integer(Int64(step.rawValue)) }
    }
    #expect(count("Label", .measure) == 2)
    #expect(count("Label", .layout) == 2)
    #expect(count("Label", .views) == 2)
    #expect(count("Inset", .measure) == 1)
    let depths = nodes.filter { $0[0] == .text("Label") && $0[1] == .integer(0) }.map(\.[2])
    #expect(depths == [.integer(2), .integer(2)])
  }

  private struct Many: BlueprintItemContent, Equatable {
    var identifierValue: Int { 0 }
    func element(with info: ApplyItemContentInfo) -> any Element {
      Label(text: "a").inset(uniform: 1).box().centered().opacity(0.5).hidden(false)
        .userInteractionEnabled(true).constrainedTo(height: .atMost(10)).keyed(1)
        .decorate(layering: .above, position: .inset(.zero)) { Empty() }
        .aligned(vertically: .top, horizontally: .fill)
    }
  }

  @Test("A row of many types leaves a bounded number of events")
  func bound() {
    let sink = RecordingSink()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.signposter = Signposter(sink: sink)
    list.configure { list in list("rows") { section in section += Many() } }
    list.layoutIfNeeded()
    let phases = sink.records.map(\.phase)
    let costs = events(.elementCost, in: phases)
    #expect(costs.count <= 16)
    #expect(costs.contains { $0[0] == .text("other types") })
  }
}
