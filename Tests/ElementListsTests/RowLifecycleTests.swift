import HeadlessUIKit
import ListEngine
import Testing

@testable import ElementLists

/// Elements of rows, headers and footers appear and disappear as they are scrolled in and out.
@MainActor @Suite struct RowLifecycleTests {
  final class Log {
    var events: [String] = []

    func taken() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private struct Observed: ProxyElement {
    let log: Log
    let name: String

    var elementRepresentation: any Element {
      Spacer(100).onAppear { log.events.append("+\(name)") }
        .onDisappear { log.events.append("-\(name)") }
    }
  }

  private struct Row: BlueprintItemContent {
    let log: Log
    let identifierValue: Int
    func isEquivalent(to other: Row) -> Bool { identifierValue == other.identifierValue }
    func element(with info: ApplyItemContentInfo) -> any Element {
      Observed(log: log, name: "row \(identifierValue)")
    }
  }

  private struct Header: BlueprintHeaderFooterContent {
    let log: Log
    let section: Int
    func isEquivalent(to other: Header) -> Bool { section == other.section }
    var elementRepresentation: any Element { Observed(log: log, name: "header \(section)") }
  }

  @Test("Rows and headers that are shown in used views appear themselves, each once")
  func scrolling() {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let list = ListView(frame: window.bounds)
    window.addSubview(list)
    list.configure { list in
      list.layout = .table { $0.stickySectionHeaders = false }
      for section in 0..<20 {
        list(section) { content in
          content.header = Header(log: log, section: section)
          content += Row(log: log, identifierValue: section)
        }
      }
    }
    var shown: Set<String> = []
    for step in 0..<20 {
      list.scrollView.contentOffset.y = CGFloat(step * 200)
      window.layoutIfNeeded()
      let expected: Set = ["row \(step)", "header \(step)"]
      #expect(
        Set(log.events)
          == Set(expected.map { "+\($0)" }).union(shown.map { "-\($0)" }),
        "at \(step)"
      )
      #expect(log.events.count == Set(log.events).count)
      log.events = []
      shown = expected
    }
    list.removeFromSuperview()
    #expect(Set(log.taken()) == Set(shown.map { "-\($0)" }))
    window.addSubview(list)
    window.layoutIfNeeded()
    #expect(Set(log.taken()) == Set(shown.map { "+\($0)" }))
  }
}
