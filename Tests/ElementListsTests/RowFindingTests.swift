import Foundation
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// The findings of a trace on rows that are described in a wrong way, from lists that do so.
@Suite struct RowFindingTests {
  private static let rowRules: Set<Advice.Rule> = [
    .unstableIdentifiers, .neverEqual, .duplicateIdentifiers, .measuredAgain, .viewsMade,
    .shiftedContent, .unseenChange, .pilingViews,
  ]

  /// Returns the findings in the frames of a list that is described this number of times; each
  /// frame is late.
  private func findings<Content: ItemContent>(
    turns: Int = 12,
    rows: Int = 20,
    scrolledBy points: CGFloat = 0,
    _ row: (_ index: Int, _ turn: Int) -> Content
  ) -> [Advice] {
    let trace = ScriptedTrace(events: events(turns, rows, points, seconds: 1, row))
    return TraceSummary(trace, schema: ListSchema.schema).advice
      .filter { Self.rowRules.contains($0.rule) }
  }

  private func events<Content: ItemContent>(
    _ turns: Int,
    _ rows: Int,
    _ points: CGFloat,
    seconds: Double = 0,
    _ row: (_ index: Int, _ turn: Int) -> Content
  ) -> [TraceEvent] {
    let sink = RecordingSink()
    SteadyClock().run { play(turns, rows, points, seconds, row, sink) }
    var conversion = RecordedEvents(schema: ListSchema.schema)
    return conversion.events(of: sink.take())
  }

  private func play<Content: ItemContent>(
    _ turns: Int,
    _ rows: Int,
    _ points: CGFloat,
    _ seconds: Double,
    _ row: (_ index: Int, _ turn: Int) -> Content,
    _ sink: RecordingSink
  ) {
    let signposter = Signposter(sink: sink, scope: SignpostScope(list: 1, update: 0))
    signposter.event(.runBegin, .runBegin(scenario: "test", budgetNs: 1))
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.signposter = signposter
    for turn in 0..<turns {
      let start = MonotonicClock.nowNs()
      let frame = signposter.beginInterval(
        .frame,
        .frameBegin(
          frame: turn,
          offsetPoints: 0,
          phase: .update,
          vsync: turn,
          startDelayNs: 0,
          state: 0,
          harnessNs: 0,
          allItems: 20
        )
      )
      list.configure { list in
        list("rows") { section in section += (0..<rows).map { row($0, turn) } }
      }
      list.scrollView.contentOffset.y += points
      list.layoutIfNeeded()
      let durationNs = Int(MonotonicClock.nowNs() - start)
      frame.end(
        .frameEnd(
          visibleItems: 10,
          blankPoints: 0,
          durationNs: durationNs,
          cpuNs: durationNs,
          involuntarySwitches: 0,
          voluntarySwitches: 0,
          pageFaults: 0,
          firstItem: 0
        )
      )
      list.runLoop.endFrame()
      list.runLoop.advance(by: seconds)
    }
  }

  private struct Row: ItemContent, Equatable {
    var id: String
    var text: String
    var identifierValue: String { id }
    static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {
      views.content.text = text
      spend()
    }
  }

  /// A row that stores more than it shows.
  private struct Stamped: ItemContent, Equatable {
    struct Model: Equatable {
      var text: String
      var loadedAt: Int
    }

    var id: Int
    var model: Model
    var identifierValue: Int { id }
    static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {
      views.content.text = model.text
      spend()
    }
  }

  private struct NeverEqual: ItemContent {
    var id: Int
    var text: String
    var onTap: () -> Void
    var identifierValue: Int { id }
    func isEquivalent(to other: Self) -> Bool { false }
    static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) { spend() }
  }

  /// A row with some badges, which leaves those of the row before where they are, or removes them.
  private struct Badged: ItemContent, Equatable {
    var id: Int
    var removes: Bool
    var identifierValue: Int { id }
    static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }
    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {
      views.content.text = "\(id)"
      if removes { for badge in views.content.subviews { badge.removeFromSuperview() } }
      for _ in 0..<(id * 7 % 4) { views.content.addSubview(UIView()) }
      spend()
    }
  }

  @Test("Views that are added with each row, and stay, are named", arguments: [false, true])
  func piling(removes: Bool) throws {
    let found = findings(turns: 60, rows: 900, scrolledBy: 150) { index, _ in
      Badged(id: index, removes: removes)
    }
    #expect(found.map(\.rule) == (removes ? [] : [.pilingViews]))
    guard !removes else { return }
    let finding = try #require(found.first)
    #expect(finding.subject.type == "Badged")
    #expect(finding.figures["grown"] ?? 0 > 0.9 * (finding.figures["looked"] ?? 0))
  }

  @Test("Rows that change as they should are no finding")
  func healthy() {
    let found = findings { index, turn in Row(id: "\(index)", text: "\(index) \(turn)") }
    #expect(found.map(\.rule) == [])
  }

  @Test("Rows that are really replaced are no finding")
  func replaced() {
    let found = findings { index, turn in Row(id: "\(turn) \(index)", text: "\(index) \(turn)") }
    #expect(found.map(\.rule) == [])
  }

  @Test("New identifiers for the same content are named, with the type and an example")
  func unstable() throws {
    let found = findings { index, turn in Row(id: "\(turn) \(index)", text: "\(index)") }
    let finding = try #require(found.first)
    #expect(found.map(\.rule) == [.unstableIdentifiers])
    #expect(finding.subject.type == "Row")
    #expect(finding.subject.identifier?.hasPrefix("1 ") == true)
    #expect(finding.subject.section == 0)
    #expect(finding.costs.first?.type == "Row")
    #expect(finding.costs.first?.intervals.prefix(2) == ["measure", "apply"])
    #expect(finding.costs.first?.frames == .updates)
    #expect((finding.loss?.frameNs ?? 0) > 0)
    #expect(finding.fix?.contains("identifierValue") == true)
  }

  @Test("New identifiers are found while somebody scrolls, so that other rows are presented")
  func unstableWhileScrolling() {
    let found = findings(rows: 500, scrolledBy: 300) { index, turn in
      Row(id: "\(turn) \(index)", text: "\(index)")
    }
    #expect(found.map(\.rule) == [.unstableIdentifiers])
    #expect(found.first?.figures["equal"] == found.first?.figures["looked"])
  }

  @Test("Rows that always say that they differ are named")
  func neverEqual() throws {
    let found = findings { index, _ in NeverEqual(id: index, text: "\(index)") {} }
    let finding = try #require(found.first)
    #expect(finding.rule == .neverEqual)
    #expect(finding.subject.type == "NeverEqual")
    #expect(finding.figures["equal"] == finding.figures["looked"])
  }

  @Test("Rows without an equality that do change are no finding")
  func alwaysDifferent() {
    let found = findings { index, turn in NeverEqual(id: index, text: "\(index) \(turn)") {} }
    #expect(!found.map(\.rule).contains(.neverEqual))
  }

  @Test("Rows that are identified by their places are named when one is inserted above them")
  func shifted() throws {
    let found = findings { index, turn in Row(id: "\(index)", text: "recipe \(turn - index)") }
    let finding = try #require(found.first)
    #expect(found.map(\.rule) == [.shiftedContent])
    #expect(finding.subject.type == "Row")
    // Of the rows at the end of those that are looked at, the next one is not known.
    let (shifted, looked) = (finding.figures["shifted"] ?? 0, finding.figures["looked"] ?? 0)
    #expect(shifted > 0.8 * looked)
    #expect(finding.fix?.contains("identifierValue") == true)
  }

  @Test("Rows that are alike and do change are not taken for shifted ones")
  func alike() {
    let found = findings { index, turn in Row(id: "\(index)", text: "\((index + turn * 7) % 40)") }
    #expect(found.map(\.rule) == [])
  }

  @Test("A change that nobody sees is named, with the property that alone differs")
  func unseen() throws {
    let found = findings { index, turn in
      Stamped(id: index, model: .init(text: "\(index)", loadedAt: turn))
    }
    let finding = try #require(found.first)
    #expect(found.map(\.rule) == [.unseenChange])
    #expect(finding.subject.type == "Stamped")
    #expect(finding.sentence.contains("only `model.loadedAt` differs"), "\(finding.sentence)")
    #expect(finding.fix?.contains("not `model.loadedAt`") == true)
  }

  @Test("Looking at rows has a budget, and the rows that it does not reach are counted")
  func budget() {
    let checks = events(60, 200, 0) { index, turn in
      Stamped(id: index, model: .init(text: "\(index)", loadedAt: turn))
    }
    .filter { $0.type.name == EventName.rowCheck }
    func sum(_ finding: String, _ field: String) -> Int64 {
      checks.filter { $0["finding"]?.name == finding }.reduce(0) { $0 + ($1[field]?.integer ?? 0) }
    }
    // 60 updates of 8 rows each would be 480.
    #expect((8..<240).contains(sum("changed_property", "looked")))
    #expect(sum("changed_property", "rows") > 1_000)
    #expect((8...32).contains(sum("same_picture", "looked")))
  }

  @Test("A change that is seen in some rows alone is no finding")
  func seen() {
    let found = findings { index, turn in
      Stamped(id: index, model: .init(text: "\(index) \(turn / (1 + index % 2))", loadedAt: turn))
    }
    #expect(found.map(\.rule) == [])
  }

  @Test("Identifiers that are there twice are named")
  func duplicates() throws {
    let found = findings { index, turn in Row(id: "\(index / 2)", text: "\(index) \(turn)") }
    let finding = try #require(found.first { $0.rule == .duplicateIdentifiers })
    #expect(finding.subject.type == "Row")
    #expect(finding.subject.identifier == "0")
    #expect(finding.figures["duplicates"] == 120)
  }
}

/// Spends enough time to be a part of the frame.
private func spend() { SteadyClock.spend(ns: 200_000) }
