import HeadlessUIKit
import ListSchema
import Signposts
import Testing

@testable import ListEngine

/// A row that marks its own work.
private struct MarkedRow: ItemContent, Equatable {
  var number = 0
  var identifierValue: Int { number }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    info.signposter.interval("row work") {}
  }

  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
}

/// A header that marks its own work.
private struct MarkedHeader: HeaderFooterContent, Equatable {
  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    info.signposter.interval("header work") {}
  }

  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
}

@Suite struct SignposterInContentTests {
  private let sink = RecordingSink()
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Each custom interval with the kind of the interval around it.
  private func parents() -> [String] {
    var open: [String] = []
    var found: [String] = []
    for record in sink.take() {
      switch record.phase {
      case .begin(let kind, _, _): open.append(ListSchema.schema[kind].name)
      case .beginNamed(let name, _):
        found.append("\(name) in \(open.last ?? "nothing")")
        open.append(name)
      case .end, .endNamed: open.removeLast()
      default: break
      }
    }
    return found
  }

  @Test("The app's own intervals nest where configure, measure and apply call it")
  func nesting() {
    list.signposter = Signposter(sink: sink)
    list.configure { list in
      list.signposter.interval("describing") {}
      list += Section("only") { section in
        section.header = HeaderFooter(MarkedHeader())
        section += Item(MarkedRow(number: 1), sizing: .thatFits())
      }
    }
    list.layoutIfNeeded()
    #expect(
      Set(parents()) == [
        "describing in configure", "header work in measure", "header work in apply",
        "row work in measure", "row work in apply",
      ]
    )
  }

  @Test("What was described is freed in an interval of its own, with its number of items")
  func release() {
    list.signposter = Signposter(sink: sink)
    for count in [3, 5] {
      list.configure { list in
        list += Section("only") { section in
          section += (0..<count).map { Item(MarkedRow(number: $0), sizing: .fixed(height: 10)) }
        }
      }
    }
    #expect(values("items", of: .release, in: sink.take()) == [])
    list.runLoop.endFrame()
    let freed = values("items", of: .release, in: sink.take())
    // The description of the first; what it presented, the first content, the description after it.
    #expect(freed == [3, 3, 3, 5])
  }

  @Test("Content types are named between updates, not while one is measured or applied")
  func typeNames() {
    list.signposter = Signposter(sink: sink)
    list.configure { list in
      list += Section("only") { $0 += Item(MarkedRow(), sizing: .fixed(height: 10)) }
    }
    #expect(names(sink.take()) == [])
    list.announceContentTypes()
    list.announceContentTypes()
    #expect(names(sink.take()) == ["MarkedRow"])
  }

  private func names(_ records: [RecordedSignpost]) -> [String] {
    records.compactMap { record in
      guard case .event(.typeName, let values) = record.phase, case .text(let name) = values[1]
      else { return nil }
      return name
    }
  }
}
