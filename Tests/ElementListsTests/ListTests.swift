import HeadlessUIKit
import Testing

@testable import ElementLists

/// LST.
@Suite struct ListTests {
  private enum Key: EnvironmentKey {
    static var defaultValue: String { "default" }
  }

  final class Log {
    var calls: [String] = []
    var read: [String] = []
  }

  private struct Reading: ProxyElement {
    let log: Log
    var elementRepresentation: any Element {
      EnvironmentReader { environment in
        log.read.append(environment[Key.self])
        return Spacer(width: 50, height: 10)
      }
    }
  }

  private struct Row: BlueprintItemContent {
    let log: Log
    let identifierValue: Int
    func isEquivalent(to other: Row) -> Bool { identifierValue == other.identifierValue }
    private func made(_ name: String) -> any Element {
      log.calls.append(name)
      return Reading(log: log)
    }
    func element(with info: ApplyItemContentInfo) -> any Element { made("element") }
    func backgroundElement(with info: ApplyItemContentInfo) -> (any Element)? {
      made("background")
    }
    func selectedBackgroundElement(with info: ApplyItemContentInfo) -> (any Element)? {
      made("selected")
    }
  }

  private struct Header: BlueprintHeaderFooterContent {
    let log: Log
    func isEquivalent(to other: Header) -> Bool { true }
    private func made(_ name: String) -> any Element {
      log.calls.append(name)
      return Reading(log: log)
    }
    var elementRepresentation: any Element { made("element") }
    var background: (any Element)? { made("background") }
    var pressedBackground: (any Element)? { made("pressed") }
  }

  private func host(_ log: Log, _ options: LayoutOptions) -> BlueprintView {
    let list = List { list in
      list.header = Header(log: log)
      list.footer = Header(log: log)
      list("section") { section in
        section.header = Header(log: log)
        section.footer = Header(log: log)
        section += Row(log: log, identifierValue: 1)
        section += Row(log: log, identifierValue: 2)
      }
    }
    let view = BlueprintView(element: list.adaptedEnvironment(key: Key.self, value: "outer"))
    view.layoutMode = .caffeinated(options: options)
    view.frame.size = CGSize(width: 200, height: 400)
    return view
  }

  @Test(
    "Elements in rows see the environment of the list (LST-06)",
    arguments: [
      (LayoutOptions.original, 36), (.none, 36), (.default, 24),
    ]
  )
  func environment(options: LayoutOptions, calls: Int) {
    let log = Log()
    let view = host(log, options)
    #expect(log.calls.isEmpty)
    view.layoutIfNeeded()
    #expect(log.calls.count == calls)
    #expect(!log.read.isEmpty)
    #expect(log.read.allSatisfy { $0 == "outer" })
  }

  @Test(
    "A measured list is as large as its rules say (LST-01…04)",
    arguments: [
      (.fillParent, .fillParent, 900, CGSize(width: 1234, height: 1235)),
      (.natural, .fillParent, nil, CGSize(width: 1200, height: 1235)),
      (.natural, .fillParent, 900, CGSize(width: 900, height: 1235)),
      (.natural, .natural, 900, CGSize(width: 900, height: 1000)),
    ] as [(List.Measurement.FillRule, List.Measurement.FillRule, CGFloat?, CGSize)]
  )
  func size(
    horizontal: List.Measurement.FillRule,
    vertical: List.Measurement.FillRule,
    naturalWidth: CGFloat?,
    expected: CGSize
  ) {
    let measured = MeasuredListSize(
      contentSize: CGSize(width: 1200, height: 1000),
      naturalWidth: naturalWidth
    )
    let constraint = SizeConstraint(CGSize(width: 1234, height: 1235))
    let size = ListContent.size(
      measured,
      in: constraint,
      horizontal: horizontal,
      vertical: vertical
    )
    #expect(size == expected)
    let free = ListContent.size(
      measured,
      in: .unconstrained,
      horizontal: .fillParent,
      vertical: .natural
    )
    #expect(free == CGSize(width: CGFloat.infinity, height: 1000))
  }

  @Test("The default measurement of content (LST-05)")
  func defaults() {
    #expect(
      List.Measurement.measureContent()
        == .measureContent(
          horizontalFill: .fillParent,
          verticalFill: .natural,
          safeArea: .none,
          itemLimit: 50
        )
    )
    #expect(List { _ in }.measurement == .fillParent)
  }

  @Test("A list that fills its parent is not measured; another is as high as its rows")
  func measuring() {
    let log = Log()
    func measured(_ measurement: List.Measurement, _ limit: Int) -> CGSize {
      let list = List(measurement: measurement) { list in
        list("rows") { section in
          for number in 0..<limit { section += Row(log: log, identifierValue: number) }
        }
      }
      return BlueprintView(element: list).sizeThatFits(CGSize(width: 300, height: 0))
    }
    #expect(measured(.fillParent, 3).width == 300)
    #expect(
      measured(.measureContent(horizontalFill: .fillParent, verticalFill: .fillParent), 3).width
        == 300
    )
    #expect(log.calls.isEmpty)
    #expect(measured(.measureContent(), 3) == CGSize(width: 300, height: 30))
    #expect(measured(.measureContent(itemLimit: 2), 3) == CGSize(width: 300, height: 20))
  }

  private struct Text: BlueprintItemContent, Equatable {
    var name: String
    var text: String
    var identifierValue: String { name }
    func element(with info: ApplyItemContentInfo) -> any Element {
      Label(text: info.state.isActive ? "active" : text).inset(uniform: 10)
    }
  }

  private func list(_ rows: [Text]) -> ListView {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    show(rows, in: list)
    return list
  }

  private func show(_ rows: [Text], in list: ListView) {
    list.configure { list in
      list.animatesChanges = false
      list("rows") { section in section += rows }
    }
    list.layoutIfNeeded()
  }

  private func hosts(in view: UIView) -> [BlueprintView] {
    if let host = view as? BlueprintView { return [host] }
    return view.subviews.flatMap(hosts)
  }

  private func labels(in view: UIView) -> [UILabel] {
    if let label = view as? UILabel { return [label] }
    return view.subviews.flatMap(labels)
  }

  @Test("Rows show their labels; a changed one shows the change")
  func rows() {
    let list = list([Text(name: "a", text: "one"), Text(name: "b", text: "two")])
    #expect(labels(in: list).map(\.text) == ["one", "two"])
    let first = labels(in: list)
    show([Text(name: "a", text: "one"), Text(name: "b", text: "three")], in: list)
    #expect(labels(in: list).map(\.text) == ["one", "three"])
    #expect(zip(first, labels(in: list)).allSatisfy { $0 === $1 })
  }

  @Test("A row that was measured is not measured again when it is shown; nor is an unchanged one")
  func reuse() {
    let rows = [Text(name: "a", text: "one"), Text(name: "b", text: "two words")]
    let list = list(rows)
    let all = hosts(in: list)
    #expect(all.count == 2)
    #expect(all.map(\.lastCounts.leafMeasurements) == [0, 0])
    let elements = all.map { $0.element as? Inset }
    #expect(elements.allSatisfy { $0 != nil })
    show(rows, in: list)
    #expect(hosts(in: list).map(\.lastCounts.leafMeasurements) == [0, 0])
  }

  /// Measures as a label does, and counts.
  private struct CountedLabel: Element {
    let log: Log
    var content: ElementContent {
      ElementContent(measureFunction: { _ in
        log.calls.append("measured")
        return CGSize(width: 40, height: 20)
      })
    }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
      UILabel.describe { _ in }
    }
  }

  private struct TypicalRow: BlueprintItemContent, Equatable {
    let log: Log
    var identifierValue: Int
    static func == (left: TypicalRow, right: TypicalRow) -> Bool {
      left.identifierValue == right.identifierValue
    }
    func element(with info: ApplyItemContentInfo) -> any Element {
      log.calls.append("built")
      return Elements.Row(alignment: .center, minimumSpacing: 8) {
        Spacer(40).stackLayoutChild(priority: .fixed)
        Column(alignment: .fill) {
          CountedLabel(log: log)
          CountedLabel(log: log)
        }
        CountedLabel(log: log).stackLayoutChild(priority: .fixed)
      }.inset(uniform: 12)
    }
  }

  @Test(
    "The labels of a row are measured once, and not again for an unchanged row",
    arguments: [
      (LayoutOptions.original, [3, 3, 3], 3), (.default, [3, 0, 0], 2),
    ]
  )
  func measurements(options: LayoutOptions, expected: [Int], builds: Int) {
    let log = Log()
    let list = List { list in
      list.animatesChanges = false
      list("rows") { section in section += TypicalRow(log: log, identifierValue: 1) }
    }
    func update(_ view: BlueprintView) -> [Int] {
      log.calls = []
      view.element = list
      view.layoutIfNeeded()
      return [
        log.calls.filter { $0 == "measured" }.count, log.calls.filter { $0 == "built" }.count,
      ]
    }
    let view = BlueprintView(element: nil)
    view.layoutMode = .caffeinated(options: options)
    view.frame.size = CGSize(width: 320, height: 400)
    #expect(update(view) == [expected[0] + expected[1], 2])
    #expect(update(view) == [expected[2], builds - 2])
  }

  private struct Counted: BlueprintItemContent, Equatable {
    let log: Log
    var identifierValue: Int
    static func == (left: Counted, right: Counted) -> Bool {
      left.identifierValue == right.identifierValue
    }
    func element(with info: ApplyItemContentInfo) -> any Element {
      log.calls.append("element")
      return Label(text: "text")
    }
  }

  @Test("No element is built for an unchanged row")
  func unchanged() {
    let log = Log()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    func show() {
      list.configure { list in
        list("rows") { section in section += Counted(log: log, identifierValue: 1) }
      }
      list.layoutIfNeeded()
    }
    show()
    #expect(log.calls.count == 2)
    show()
    #expect(log.calls.count == 2)
  }

  private struct CountedHeader: BlueprintHeaderFooterContent, Equatable {
    let log: Log
    var title: String
    static func == (left: CountedHeader, right: CountedHeader) -> Bool {
      left.title == right.title
    }
    var elementRepresentation: any Element {
      log.calls.append(title)
      return Label(text: title)
    }
  }

  @Test("No element is built for an unchanged header")
  func unchangedHeader() {
    let log = Log()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    func show(_ title: String) {
      list.configure { list in
        list.header = CountedHeader(log: log, title: title)
        list("rows") { section in section += Text(name: "a", text: "row") }
      }
      list.layoutIfNeeded()
    }
    show("one")
    #expect(log.calls == ["one", "one"])
    show("one")
    #expect(log.calls == ["one", "one"])
    show("two")
    #expect(log.calls == ["one", "one", "two", "two"])
    #expect(Set(labels(in: list).compactMap(\.text)) == ["two", "row"])
  }

  @Test("Rows are made of values in place")
  func inline() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    struct Person: Equatable {
      var name: String
    }
    list.configure { list in
      list.header = ElementHeaderFooter("Title") { Label(text: $0) }
      list("rows") { section in
        section += ElementItem(Person(name: "Ada"), id: \.name) { person, _ in
          Label(text: person.name)
        }
      }
    }
    list.layoutIfNeeded()
    #expect(Set(labels(in: list).compactMap(\.text)) == ["Title", "Ada"])
  }
}
