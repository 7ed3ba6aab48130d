import ElementLists
import HeadlessUIKit
import ListSchema
import Signposts
import Testing

/// Intervals that elements mark themselves.
@Suite struct OwnIntervalTests {
  private struct ChartRow: BlueprintItemContent, Equatable {
    var number: Int
    var identifierValue: Int { number }
    func element(with info: ApplyItemContentInfo) -> any Element { element }
    /// The element without a list.
    var element: any Element {
      EnvironmentReader { environment in
        environment.signposter.interval("draw chart") { Label(text: "\(number)") }
      }
    }
  }

  @Test("They are inside of the host's interval, with its list and update")
  func row() throws {
    let sink = RecordingSink()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.signposter = Signposter(sink: sink)
    list.configure { list in
      list("rows") { $0 += ChartRow(number: 1) }
    }
    list.layoutIfNeeded()
    let records = sink.take()
    let places = records.indices.filter {
      if case .beginNamed("draw chart", _) = records[$0].phase { true } else { false }
    }
    #expect(!places.isEmpty)
    for place in places {
      var open: [String] = []
      for record in records[..<place] {
        switch record.phase {
        case .begin(let kind, _, _):
          open.append(ListSchema.schema.intervals[Int(kind.code)].name)
        case .beginNamed(let name, _): open.append(name)
        case .end, .endNamed: open.removeLast()
        default: break
        }
      }
      #expect(open.contains { $0.hasPrefix("element_") }, "\(open)")
      #expect(records[place].scope.list == records[0].scope.list)
      #expect(records[place].scope.update == 1)
    }
    #expect(records[0].scope.list > 0)
  }

  @Test("A host alone has its own signposter, another one records elsewhere")
  func hosts() {
    let sinks = [RecordingSink(), RecordingSink()]
    for (number, sink) in sinks.enumerated() {
      let view = BlueprintView(element: ChartRow(number: number).element)
      view.signposter = Signposter(sink: sink)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.layoutIfNeeded()
    }
    for sink in sinks {
      #expect(
        sink.take().contains {
          if case .beginNamed("draw chart", _) = $0.phase { true } else { false }
        }
      )
    }
  }

  @Test("Outside of hosts nothing is recorded")
  func outside() {
    #expect(!Environment.empty.signposter.isEnabled)
  }
}
